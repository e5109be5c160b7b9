import PDFDocument from 'pdfkit'
import type { Instant } from '#domain/shared/calendar-date.ts'
import type { FontName } from './font-files.ts'
import { pdfFonts } from './pdf-fonts.ts'
import { readable } from './readable.ts'
import { type Line, type Measure, setLines } from './set-lines.ts'

/** The colours of the site's paper theme (`tokens.css`). */
export const pdfInk = {
  ink: '#13211d',
  soft: '#4a5a54',
  spruce: '#1c5645',
  rule: '#b9c2ba',
} as const
type Ink = keyof typeof pdfInk

/** Points, 72 to the inch. */
const margin = 48
const bottom = 64
const cellGap = 10
const leading = 1.32

export interface Written {
  readonly text: string
  readonly bold?: boolean
  readonly ink?: Ink
  readonly size?: number
}

export interface Column {
  readonly header: string
  /** Share of the width. */
  readonly share: number
}

/** Several texts of a cell stand below each other. */
export type Cell = string | readonly Written[]

type Struct = ReturnType<PDFKit.PDFDocument['struct']>
interface TaggedCell {
  readonly element: Struct
  readonly tag: 'TH' | 'TD'
}
interface Block extends Required<Omit<Written, 'text'>> {
  readonly lines: readonly Line[]
}

export interface PdfFacts {
  readonly title: string
  /** When what it says was settled: the only time in the file. */
  readonly at: Instant
  /** Printed at the foot of each page, before the number of the page. */
  readonly foot: string
  /** Printed across each page. */
  readonly mark: string | null
}

/**
 * A4 with the structure that readers for the blind need (PDF/UA): language, title, headings, paragraphs and tables
 * with header cells; what is decoration is marked as such. The file depends on nothing but what is written:
 * it is not compressed, since processors do that differently, and the fonts are inside.
 */
export async function createTaggedPdf(facts: PdfFacts) {
  const fonts = await pdfFonts()
  const title = readable(facts.title).replaceAll('\n', ' ')
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: margin, left: margin, right: margin, bottom: 0 },
    pdfVersion: '1.7',
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: 'en',
    displayTitle: true,
    compress: false,
    bufferPages: true,
    // none, or pdfkit looks for a Helvetica that a bundle has not
    font: null as never,
    info: {
      Title: title,
      Author: 'Nordgate',
      Creator: 'Nordgate',
      Producer: 'PDFKit',
      CreationDate: new Date(facts.at),
      ModDate: new Date(facts.at),
    },
  })
  for (const name of ['regular', 'bold', 'fallback'] as const) doc.registerFont(name, fonts[name])
  const chunks: Uint8Array[] = []
  doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const written = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    doc.on('error', reject)
  })

  const width = doc.page.width - 2 * margin
  const end = doc.page.height - bottom
  const root = doc.struct('Document')
  doc.addStructure(root)
  let y = margin

  // a font reads its table of letters anew for each question
  const known = new Map<string, boolean>()
  const has: Measure['has'] = (font, character) => {
    const key = `${font} ${character}`
    const found = known.get(key) ?? hasGlyph(doc, font, character)
    known.set(key, found)
    return found
  }
  const measureAt = (size: number): Measure => ({
    has,
    widthOf: (font, text) => doc.font(font).fontSize(size).widthOfString(text),
  })
  const blockOf = (given: Written, within: number): Block => {
    const { text, bold = false, ink = 'ink', size = 10 } = given
    const lines = setLines(text, within, bold ? 'bold' : 'regular', measureAt(size))
    return { lines, bold, ink, size }
  }
  const heightOf = (blocks: readonly Block[]) =>
    blocks.reduce((sum, { lines, size }) => sum + lines.length * size * leading, 0)

  const artifact = (draw: () => void) => {
    doc.markContent('Artifact', { type: 'Layout' })
    draw()
    doc.endMarkedContent()
  }
  const rule = (at: number, ink: Ink = 'rule', weight = 0.6) =>
    artifact(() => {
      doc.lineWidth(weight).strokeColor(pdfInk[ink])
      doc
        .moveTo(margin, at)
        .lineTo(margin + width, at)
        .stroke()
    })

  const drawRuns = (line: Line, x: number, top: number, { size, ink }: Block) => {
    doc.fillColor(pdfInk[ink])
    let left = x
    for (const { font, text } of line.runs) {
      doc.font(font).fontSize(size)
      // whole runs: words of right-to-left scripts follow each other from the right
      const options = { lineBreak: false, features: [] as never, baseline: 'alphabetic' as const }
      doc.text(text, left, top + size, options)
      left += doc.widthOfString(text, { features: [] as never })
    }
  }

  /** One line, as content of a structure element. */
  const drawLine = (parent: Struct, tag: string, line: Line, x: number, block: Block) => {
    if (line.runs.length === 0) return
    const content = doc.markStructureContent(tag)
    if (line.says !== null) doc.markContent('Span', { actual: line.says })
    drawRuns(line, x, y, block)
    if (line.says !== null) doc.endMarkedContent()
    doc.endMarkedContent()
    parent.add(content)
  }

  const nextPage = () => {
    doc.addPage()
    y = margin
  }

  const paragraph = (
    tag: 'H1' | 'H2' | 'P',
    given: Written,
    gaps: { above: number; below: number },
  ) => {
    const block = blockOf(given, width)
    const step = block.size * leading
    y += y === margin ? 0 : gaps.above
    // a heading stays with what it heads
    if (y + step + (tag === 'P' ? 0 : 60) > end) nextPage()
    const element = doc.struct(tag)
    root.add(element)
    for (const line of block.lines) {
      if (y + step > end) nextPage()
      drawLine(element, tag, line, margin, block)
      y += step
    }
    element.end()
    y += gaps.below
  }

  /** Cell by cell where it fits on the page; else line by line in all cells, so that it goes on on the next one. */
  const drawRow = (
    row: readonly (readonly Block[])[],
    lefts: readonly number[],
    cells: readonly TaggedCell[] | null,
    onNewPage: () => void,
  ) => {
    const queues = row.map((blocks) =>
      blocks.flatMap((block) => block.lines.map((line) => ({ block, line }))),
    )
    const drawNext = (queue: (typeof queues)[number], column: number): number => {
      const next = queue.shift()
      if (next === undefined) return 0
      const x = lefts[column] ?? margin
      const cell = cells?.[column]
      if (cell === undefined) drawRuns(next.line, x, y, next.block)
      else drawLine(cell.element, cell.tag, next.line, x, next.block)
      return next.block.size * leading
    }
    const height = Math.max(...row.map(heightOf))
    if (y + height <= end) {
      const top = y
      queues.forEach((queue, column) => {
        while (queue.length > 0) y += drawNext(queue, column)
        y = top
      })
      y += height
    }
    while (queues.some((queue) => queue.length > 0)) {
      const tallest = Math.max(...queues.map(([next]) => (next ? next.block.size * leading : 0)))
      if (y + tallest > end) onNewPage()
      queues.forEach(drawNext)
      y += tallest
    }
  }

  return {
    /** The one title on the first page. */
    title: (text: string) =>
      paragraph('H1', { text, bold: true, size: 21, ink: 'spruce' }, { above: 0, below: 6 }),
    heading: (text: string) => {
      paragraph('H2', { text, bold: true, size: 13, ink: 'spruce' }, { above: 20, below: 4 })
    },
    paragraph: (text: string, more: Omit<Written, 'text'> = {}) =>
      paragraph('P', { text, ...more }, { above: 0, below: 5 }),
    rule: () => {
      rule(y + 2, 'spruce', 1.2)
      y += 12
    },

    /** With `rowHeaders` the first cell of a row names what the others are about. */
    table(columns: readonly Column[], rows: readonly (readonly Cell[])[], rowHeaders = false) {
      const shares = columns.reduce((sum, { share }) => sum + share, 0)
      const widths = columns.map(({ share }) => (width * share) / shares - cellGap)
      const lefts = columns.map(
        (_, column) =>
          margin + widths.slice(0, column).reduce((sum, one) => sum + one + cellGap, 0),
      )
      const head = columns.map(({ header }, column) => [
        blockOf({ text: header, bold: true, size: 8.5, ink: 'soft' }, widths[column] ?? 0),
      ])
      const table = doc.struct('Table')
      root.add(table)
      const part = (tag: string, parent: Struct) => {
        const element = doc.struct(tag)
        parent.add(element)
        return element
      }
      const cellsIn = (row: Struct, isHead: boolean) =>
        columns.map((_, column) => {
          const tag = isHead || (rowHeaders && column === 0) ? ('TH' as const) : ('TD' as const)
          // the types of pdfkit do not know the scope of a header cell
          const scope: object = tag === 'TH' ? { scope: isHead ? 'Column' : 'Row' } : {}
          const element = doc.struct(tag, scope)
          row.add(element)
          return { element, tag }
        })
      const headHeight = Math.max(...head.map(heightOf))
      if (y + headHeight + 40 > end) nextPage()
      drawRow(head, lefts, cellsIn(part('TR', part('THead', table)), true), nextPage)
      rule(y + 1.5, 'soft', 0.8)
      y += 5
      const body = part('TBody', table)
      const onNewPage = () => {
        nextPage()
        // said once already: on further pages the head is for the eye
        artifact(() => drawRow(head, lefts, null, nextPage))
        rule(y + 1.5, 'soft', 0.8)
        y += 5
      }
      for (const row of rows) {
        const blocks = row.map((cell, column) =>
          (typeof cell === 'string' ? [{ text: cell }] : cell).map((given, index) =>
            blockOf(
              {
                size: 9.5,
                ...(rowHeaders && column === 0 && index === 0 ? { bold: true } : {}),
                ...given,
              },
              widths[column] ?? 0,
            ),
          ),
        )
        const height = Math.max(...blocks.map(heightOf))
        if (y + height > end && height < end - margin - 40) onNewPage()
        drawRow(blocks, lefts, cellsIn(part('TR', body), false), onNewPage)
        rule(y + 2)
        y += 6
      }
      table.end()
      y += 4
    },

    /** A picture of lines, in points from its upper left corner; `alt` says what it shows. */
    drawing(
      lines: readonly (readonly { readonly x: number; readonly y: number }[])[],
      size: { readonly width: number; readonly height: number },
      alt: string,
    ) {
      if (y + size.height > end) nextPage()
      // the types of pdfkit do not know the place of a figure
      const place: object = { bbox: [margin, y, margin + size.width, y + size.height] }
      const element = doc.struct('Figure', { alt: readable(alt), ...place })
      root.add(element)
      const content = doc.markStructureContent('Figure')
      doc.save().lineWidth(1.4).lineCap('round').lineJoin('round').strokeColor(pdfInk.ink)
      for (const line of lines) {
        line.forEach((point, index) => {
          if (index === 0) doc.moveTo(margin + point.x, y + point.y)
          // a line of one point is a dot
          if (index > 0 || line.length === 1) doc.lineTo(margin + point.x, y + point.y)
        })
        doc.stroke()
      }
      doc.restore()
      doc.endMarkedContent()
      element.add(content)
      element.end()
      y += size.height + 6
    },

    /** The whole file; nothing is written after it. */
    finish(): Promise<Uint8Array> {
      root.end()
      const { start, count } = doc.bufferedPageRange()
      for (let page = start; page < start + count; page++) {
        doc.switchToPage(page)
        doc.markContent('Artifact', { type: 'Pagination' })
        if (facts.mark !== null) drawMark(doc, facts.mark)
        const foot = `${facts.foot}  \u00b7  page ${page + 1} of ${count}`
        const block = blockOf({ text: foot, size: 8, ink: 'soft' }, width)
        for (const line of block.lines.slice(0, 1))
          drawRuns(line, margin, doc.page.height - 40, block)
        doc.endMarkedContent()
      }
      doc.end()
      return written
    },
  }
}

export type TaggedPdf = Awaited<ReturnType<typeof createTaggedPdf>>

function drawMark(doc: PDFKit.PDFDocument, mark: string): void {
  const [x, y] = [doc.page.width / 2, doc.page.height / 2]
  doc.save()
  doc.rotate(-52, { origin: [x, y] })
  doc.font('bold').fontSize(150).fillColor('#8a9a92', 0.16)
  const options = { lineBreak: false, baseline: 'middle' as const }
  doc.text(mark, x - doc.widthOfString(mark) / 2, y, options)
  doc.fillOpacity(1)
  doc.restore()
}

/** pdfkit knows it of the font that it is set to. */
export function hasGlyph(doc: PDFKit.PDFDocument, name: FontName, character: string): boolean {
  const { _font } = doc.font(name) as unknown as {
    _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } }
  }
  return _font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
}
