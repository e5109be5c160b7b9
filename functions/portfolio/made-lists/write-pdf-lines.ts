import type { DocumentPlan, PlannedLine } from './document-plan.ts'
import type { Plan } from './plan.ts'
import { drawPdf, type Page } from './write-pdf.ts'

const sizes = {
  title: 18,
  heading: 13,
  entry: 10,
  detail: 8.5,
  pair: 10,
  text: 9,
  'page break': 10,
} as const
const gutter = 28

/** Lines as a wine list or a technical sheet prints them, in one column or two. */
export function writePdfLines(plan: Plan, document: DocumentPlan): Promise<Uint8Array> {
  const { random, language, say } = plan
  const hasPages = random.chance(0.4)
  const page = say('words', 'page')
  return drawPdf(
    language.code,
    'portrait',
    (at, pages) =>
      hasPages ? page.replace('{page}', `${at}`).replace('{pages}', `${pages}`) : null,
    (sheet) => drawLines(sheet, document),
  )
}

function drawLines(page: Page, document: DocumentPlan): void {
  const { pdf, bottom, margin, width } = page
  const columnWidth = document.columns === 2 ? (width - gutter) / 2 : width
  let column = 0
  let y = margin
  let top = margin
  const next = (isNewPage: boolean) => {
    if (!isNewPage && column + 1 < document.columns) column += 1
    else {
      pdf.addPage()
      column = 0
      top = margin
    }
    y = top
  }
  for (const [at, line] of document.lines.entries()) {
    if (line.kind === 'page break') {
      next(true)
      continue
    }
    // a title runs over both columns, and they begin below it
    const isWide = at === 0
    const available = isWide ? width : columnWidth
    const height = heightOf(page, line, available, document.hasGlasses)
    // a heading does not stay alone at the end of a column, nor an entry without its detail
    const follow = document.lines[at + 1]
    const needed =
      height +
      (line.kind !== 'detail' && follow !== undefined
        ? heightOf(page, follow, available, document.hasGlasses)
        : 0)
    if (y + needed > bottom) next(false)
    drawLine(page, document, line, margin + column * (columnWidth + gutter), y, available)
    y += height
    if (isWide) top = y
  }
}

const spaceBelow = {
  title: 10,
  heading: 6,
  entry: 3,
  detail: 5,
  pair: 4,
  text: 6,
  'page break': 0,
} as const
const priceWidth = 78
const glassWidth = 62

function heightOf(
  { pdf }: Page,
  { kind, text, right }: PlannedLine,
  width: number,
  hasGlasses: boolean,
): number {
  pdf.fontSize(sizes[kind])
  const textWidth = kind === 'entry' ? width - priceWidth - (hasGlasses ? glassWidth : 0) : width
  const shown = kind === 'pair' ? `${text}: ${right ?? ''}` : text
  return pdf.heightOfString(shown || ' ', { width: textWidth }) + spaceBelow[kind]
}

function drawLine(
  { pdf }: Page,
  document: DocumentPlan,
  line: PlannedLine,
  x: number,
  y: number,
  width: number,
): void {
  const { kind, text, right = '', glass } = line
  pdf.font(kind === 'title' || kind === 'heading' ? 'bold' : 'plain').fontSize(sizes[kind])
  if (kind === 'entry') {
    const nameWidth = width - priceWidth - (document.hasGlasses ? glassWidth : 0)
    const shown =
      document.leader === 'dots' ? withDots(pdf.widthOfString.bind(pdf), text, nameWidth) : text
    pdf.text(shown, x, y, { width: nameWidth })
    if (glass !== undefined)
      pdf.text(glass, x + nameWidth, y, { width: glassWidth, align: 'right' })
    pdf.text(right, x + width - priceWidth, y, { width: priceWidth, align: 'right' })
  } else if (kind === 'pair' && document.pairs === 'apart') {
    pdf.text(text, x, y, { width: 150 })
    pdf.text(right, x + 160, y, { width: width - 160 })
  } else pdf.text(kind === 'pair' ? `${text}: ${right}` : text, x, y, { width })
}

/** "Barolo ........." up to where the price begins; a name of several lines has none. */
function withDots(widthOf: (text: string) => number, text: string, width: number): string {
  const left = width - widthOf(`${text} `) - 4
  return left <= 0 ? text : `${text} ${'.'.repeat(Math.floor(left / widthOf('.')))}`
}
