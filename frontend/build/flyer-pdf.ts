import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import PDFDocument from 'pdfkit'
import { applicationFee } from '#domain/billing/application-fee.ts'
import { type Locale, locales } from '#domain/shared/locale.ts'
import { marketFacts, markets } from '#domain/shared/market.ts'
import { typeset } from '#domain/shared/typeset.ts'
import type common from '../src/i18n/locales/en/common.json'
import type home from '../src/i18n/locales/en/home.json'
import { formatFee } from '../src/lib/format.ts'
import { drawBottles } from './draw-bottles.ts'
import { frontendFolder, projectFolder } from './site-options.ts'

const fonts = path.join(projectFolder, 'node_modules/@fontsource/newsreader/files')
const font = (weight: 400 | 500 | 600) => path.join(fonts, `newsreader-latin-${weight}-normal.woff`)

/** The colours of the paper theme in `tokens.css`. */
const ink = '#13211d'
const soft = '#4a5a54'
const spruce = '#1c5645'
const rule = '#80897f'

/** Points, 72 to the inch. */
const margin = 48
const gap = 22

interface Point {
  readonly title: string
  readonly text: string
}
interface Part {
  readonly title: string
  readonly columns: number
  readonly points: readonly Point[]
}
interface FlyerWords {
  readonly title: string
  readonly lead: string
  readonly parts: readonly Part[]
  readonly independent: string
}

function readWords<Words>(language: Locale, file: string): Words {
  const folder = path.join(frontendFolder, 'src/i18n/locales')
  const text = readFileSync(path.join(folder, language, `${file}.json`), 'utf8')
  // the font has no narrow space that does not break
  const set = typeset(language, text).replaceAll('\u202f', '\u00a0')
  return JSON.parse(set) as Words
}

/** The texts of `/flyer`, which are those of the start page. */
function flyerWords(language: Locale): FlyerWords {
  const { hero, steps, markets: three, costs } = readWords<typeof home>(language, 'home')
  const { footer } = readWords<typeof common>(language, 'common')
  const fee = formatFee(applicationFee, language)
  const withFee = ({ title, text }: Point) => ({ title: title.replace('{{fee}}', fee), text })
  return {
    title: hero.title,
    lead: hero.lead,
    parts: [
      {
        title: steps.title,
        columns: 2,
        points: [steps.upload, steps.match, steps.prepare, steps.submit],
      },
      {
        title: three.title,
        columns: 3,
        points: markets.map((market) => ({
          title: marketFacts[market].monopoly,
          text: three[market],
        })),
      },
      {
        title: costs.title,
        columns: 3,
        points: [costs.free, costs.access, costs.application].map(withFee),
      },
    ],
    independent: footer.independent,
  }
}

/** One sheet of A4 with its fonts inside, as printers want it. */
export function flyerPdf(language: Locale, siteAddress: string): Promise<Buffer> {
  const words = flyerWords(language)
  const sheet = new PDFDocument({
    size: 'A4',
    margin,
    lang: language,
    displayTitle: true,
    info: { Title: `Nordgate: ${words.title}`, Author: 'Nordgate', CreationDate: new Date(0) },
  })
  const chunks: Buffer[] = []
  sheet.on('data', (chunk: Buffer) => chunks.push(chunk))
  const written = new Promise<Buffer>((resolve, reject) => {
    sheet.on('end', () => resolve(Buffer.concat(chunks)))
    sheet.on('error', reject)
  })
  const width = sheet.page.width - 2 * margin
  sheet.font(font(600)).fontSize(13).fillColor(spruce).text('Nordgate', { width })
  sheet.moveDown(0.6).font(font(500)).fontSize(32).fillColor(ink).text(words.title, { width })
  sheet
    .moveDown(0.2)
    .font(font(400))
    .fontSize(13.5)
    .fillColor(soft)
    .text(words.lead, { width, lineGap: 1.5 })
  for (const part of words.parts) drawPart(sheet, part, width)
  drawShelf(sheet, width)
  drawFoot(sheet, words.independent, siteAddress, width)
  sheet.end()
  return written
}

function drawRule(sheet: PDFKit.PDFDocument, y: number, width: number): void {
  sheet.lineWidth(0.5).strokeColor(rule)
  sheet
    .moveTo(margin, y)
    .lineTo(margin + width, y)
    .stroke()
}

function drawPart(sheet: PDFKit.PDFDocument, part: Part, width: number): void {
  const top = sheet.y + gap
  drawRule(sheet, top, width)
  sheet.font(font(500)).fontSize(18).fillColor(ink)
  sheet.text(part.title, margin, top + 9, { width })
  const columnWidth = (width - (part.columns - 1) * gap) / part.columns
  let y = sheet.y + 5
  for (let first = 0; first < part.points.length; first += part.columns) {
    const bottoms = part.points.slice(first, first + part.columns).map((point, column) => {
      const x = margin + column * (columnWidth + gap)
      sheet.font(font(600)).fontSize(11.5).fillColor(spruce)
      sheet.text(point.title, x, y, { width: columnWidth })
      sheet.font(font(400)).fontSize(11).fillColor(ink)
      sheet.text(point.text, { width: columnWidth, lineGap: 1.5 })
      return sheet.y
    })
    y = Math.max(...bottoms) + 10
  }
  sheet.x = margin
  sheet.y = y - 10
}

/** What is free between the words and the foot, where it is enough for bottles that one knows again. */
function drawShelf(sheet: PDFKit.PDFDocument, width: number): void {
  const bottom = footTop(sheet) - gap - 12
  const height = Math.min(bottom - sheet.y - gap, 130)
  if (height < 50) return
  sheet.save()
  drawBottles(sheet, { left: margin, width, bottom, height })
  sheet.restore()
}

const footTop = (sheet: PDFKit.PDFDocument) => sheet.page.height - margin - 54

function drawFoot(
  sheet: PDFKit.PDFDocument,
  independent: string,
  siteAddress: string,
  width: number,
): void {
  const top = footTop(sheet)
  drawRule(sheet, top, width)
  sheet.font(font(600)).fontSize(12).fillColor(spruce)
  sheet.text(new URL(siteAddress).host, margin, top + 9, { width, link: siteAddress })
  sheet.font(font(400)).fontSize(9).fillColor(soft).text(independent, { width })
}

/** `/flyer/<language>.pdf` */
export async function writeFlyers(outdir: string, siteAddress: string): Promise<void> {
  const folder = path.join(outdir, 'flyer')
  await mkdir(folder, { recursive: true })
  for (const language of locales) {
    const file = path.join(folder, `${language}.pdf`)
    await writeFile(file, await flyerPdf(language, siteAddress))
  }
}
