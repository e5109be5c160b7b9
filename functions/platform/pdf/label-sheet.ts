import PDFDocument from 'pdfkit'
import { pdfFonts } from './pdf-fonts.ts'
import { readable } from './readable.ts'
import { setLines } from './set-lines.ts'
import { hasGlyph, pdfInk } from './tagged-pdf.ts'

export interface LabelLine {
  readonly text: string
  readonly size: number
  readonly bold?: boolean
  readonly soft?: boolean
}

/** Points, 72 to the inch: what printers leave blank, and more. */
const padding = 34
const leading = 1.25

/** Labels to cut out, four on an A4 page, from left to right; what is too long for its label is left out at the end. */
export async function createLabelSheet(
  title: string,
  at: Date,
  labels: readonly (readonly LabelLine[])[],
): Promise<Uint8Array> {
  const fonts = await pdfFonts()
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en',
    displayTitle: true,
    // none, or pdfkit looks for a Helvetica that a bundle has not
    font: null as never,
    info: { Title: readable(title), Author: 'Nordgate', CreationDate: at, ModDate: at },
    autoFirstPage: false,
  })
  for (const name of ['regular', 'bold', 'fallback'] as const) doc.registerFont(name, fonts[name])
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const written = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    doc.on('error', reject)
  })
  labels.forEach((label, index) => {
    const place = index % 4
    if (place === 0) startPage(doc)
    const width = doc.page.width / 2
    const height = doc.page.height / 2
    drawLabel(doc, label, {
      left: (place % 2) * width + padding,
      top: Math.floor(place / 2) * height + padding,
      width: width - 2 * padding,
      bottom: (Math.floor(place / 2) + 1) * height - padding,
    })
  })
  doc.end()
  return written
}

/** A page with the lines to cut along. */
function startPage(doc: PDFKit.PDFDocument): void {
  doc.addPage()
  const { width, height } = doc.page
  doc.lineWidth(0.5).strokeColor(pdfInk.rule).dash(4, { space: 4 })
  doc
    .moveTo(width / 2, 0)
    .lineTo(width / 2, height)
    .stroke()
  doc
    .moveTo(0, height / 2)
    .lineTo(width, height / 2)
    .stroke()
  doc.undash()
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly bottom: number
}

function drawLabel(doc: PDFKit.PDFDocument, label: readonly LabelLine[], box: Box): void {
  let y = box.top
  for (const { text, size, bold = false, soft = false } of label) {
    const lines = setLines(text, box.width, bold ? 'bold' : 'regular', {
      has: (font, character) => hasGlyph(doc, font, character),
      widthOf: (font, part) => doc.font(font).fontSize(size).widthOfString(part),
    })
    for (const { runs } of lines) {
      if (y + size * leading > box.bottom) return
      let x = box.left
      doc.fillColor(soft ? pdfInk.soft : pdfInk.ink)
      for (const run of runs) {
        doc.font(run.font).fontSize(size)
        doc.text(run.text, x, y + size, { lineBreak: false, baseline: 'alphabetic' })
        x += doc.widthOfString(run.text)
      }
      y += size * leading
    }
    y += size * 0.25
  }
}
