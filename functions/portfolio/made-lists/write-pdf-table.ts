import { cellText } from '#domain/portfolio/reading/sheet.ts'
import type { Plan } from './plan.ts'
import type { PlannedRow, SheetPlan } from './sheet-plan.ts'
import { drawPdf, type Page, type Pdf } from './write-pdf.ts'

const gap = 8
const largest = 9
const smallest = 5.5

/** What of a plan a printed table needs. */
type Printing = Pick<Plan, 'random' | 'say'> & { readonly language: Pick<Plan['language'], 'code'> }

/** Tables as a spreadsheet program prints them: columns in a line, headings and terms at the left. */
export function writePdfTable(plan: Printing, { rows }: SheetPlan): Promise<Uint8Array> {
  const { random, language, say } = plan
  const columns = Math.max(...rows.filter(({ isText }) => !isText).map(({ cells }) => cells.length))
  const hasPages = random.chance(0.5)
  const isBoxed = random.chance(0.4)
  const repeatsHeader = random.chance(0.5)
  const page = say('words', 'page')
  return drawPdf(
    language.code,
    columns > 6 ? 'landscape' : 'portrait',
    (at, pages) =>
      hasPages ? page.replace('{page}', `${at}`).replace('{pages}', `${pages}`) : null,
    (sheet) => drawRows(sheet, rows, { columns, isBoxed, repeatsHeader }),
  )
}

const longest = (pdf: Pdf, text: string) =>
  Math.max(0, ...text.split('\n').map((line) => pdf.widthOfString(line)))

/** As wide as the widest cell of each column; where that is too much, the widest give way and wrap. */
function widthsOf({ pdf, width }: Page, rows: readonly PlannedRow[], columns: number): number[] {
  const inTable = rows.filter(({ isText }) => !isText)
  const measure = () =>
    Array.from({ length: columns }, (_, at) =>
      Math.max(...inTable.map(({ cells }) => longest(pdf, cellText(cells[at])))),
    )
  const most = width - gap * (columns - 1)
  let size = largest
  let widths = measure()
  const total = () => widths.reduce((sum, one) => sum + one, 0)
  while (total() > most && size > smallest) {
    size -= 0.5
    pdf.fontSize(size)
    widths = measure()
  }
  while (total() > most) {
    const widest = widths.indexOf(Math.max(...widths))
    widths[widest] = (widths[widest] ?? 0) - Math.min(12, total() - most)
  }
  return widths.map((one) => one + 1)
}

interface Style {
  readonly columns: number
  readonly isBoxed: boolean
  /** On each page, as spreadsheet programs do on demand. */
  readonly repeatsHeader: boolean
}

function drawRows(page: Page, rows: readonly PlannedRow[], style: Style): void {
  const { pdf, bottom, margin, width } = page
  pdf.fontSize(largest)
  const widths = widthsOf(page, rows, style.columns)
  const starts = widths.map(
    (_, at) => margin + widths.slice(0, at).reduce((sum, one) => sum + one + gap, 0),
  )
  const textOf = ({ cells }: PlannedRow) => cells.map(cellText).join(' ')
  const heightOf = (row: PlannedRow) =>
    row.isText
      ? pdf.heightOfString(textOf(row), { width })
      : Math.max(
          pdf.currentLineHeight(),
          ...row.cells.map((cell, at) =>
            pdf.heightOfString(cellText(cell) || ' ', { width: widths[at] }),
          ),
        )
  let y = margin
  const draw = (row: PlannedRow) => {
    const height = heightOf(row)
    pdf.font(row.isText ? 'bold' : 'plain')
    if (row.isText) pdf.text(textOf(row), margin, y, { width })
    else
      for (const [at, cell] of row.cells.entries())
        pdf.text(cellText(cell), starts[at] ?? margin, y, {
          width: widths[at] ?? width,
          align: typeof cell === 'number' ? 'right' : 'left',
        })
    if (style.isBoxed && !row.isText)
      pdf
        .rect(margin - 3, y - 2, width + 6, height + 3)
        .lineWidth(0.3)
        .stroke()
    y += height + 4
  }
  const header = rows.filter(({ isHeader }) => isHeader)
  for (const row of rows) {
    if (y + heightOf(row) > bottom) {
      pdf.addPage()
      y = margin
      if (style.repeatsHeader) header.forEach(draw)
    }
    draw(row)
  }
}
