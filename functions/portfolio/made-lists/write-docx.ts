import {
  Document,
  HeadingLevel,
  type IParagraphOptions,
  Packer,
  PageBreak,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopType,
  TextRun,
} from 'docx'
import { unzipSync, zipSync } from 'fflate'
import type { Cell } from '#domain/portfolio/reading/sheet.ts'
import type { DocumentPlan, PlannedLine } from './document-plan.ts'
import type { PlannedRow, SheetPlan } from './sheet-plan.ts'

const paragraph = (text: string, more: Omit<IParagraphOptions, 'text'> = {}) =>
  new Paragraph({ ...more, text })

/** A Word document of the tables, what stands between them as paragraphs. */
export async function writeDocxTables(sheets: readonly SheetPlan[]): Promise<Uint8Array> {
  const children = sheets.flatMap(({ rows }) => {
    const parts: (Paragraph | Table)[] = []
    let open: PlannedRow[] = []
    const close = () => {
      if (open.length > 0) parts.push(tableOf(open))
      open = []
    }
    const width = Math.max(...rows.map(({ cells }) => cells.length))
    for (const row of rows) {
      // a heading within the table stays a row of it
      const isInside = row.isText && open.length > 0 && row.cells.length === 1
      if ((row.isText && !isInside) || row.cells.length === 0) {
        close()
        parts.push(paragraph(row.cells.filter((cell) => cell !== null).join(' ')))
      } else open.push(isInside ? row : { ...row, cells: filled(row.cells, width) })
    }
    close()
    return parts
  })
  return pack(children)
}

const filled = (cells: readonly Cell[], width: number): Cell[] =>
  Array.from({ length: width }, (_, at) => cells[at] ?? null)

function tableOf(rows: readonly PlannedRow[]): Table {
  const width = Math.max(...rows.map(({ cells }) => cells.length))
  return new Table({
    rows: rows.map(
      ({ cells }) =>
        new TableRow({
          children: cells.map(
            (cell) =>
              new TableCell({
                columnSpan: cells.length === 1 ? width : 1,
                children: [paragraph(cell === null ? '' : String(cell))],
              }),
          ),
        }),
    ),
  })
}

/** A Word document of lines: prices behind a tab, labels in bold. */
export const writeDocxLines = ({ lines, pairs }: DocumentPlan): Promise<Uint8Array> =>
  pack(lines.map((line) => lineOf(line, pairs)))

function lineOf(
  { kind, text, right, glass }: PlannedLine,
  pairs: DocumentPlan['pairs'],
): Paragraph {
  switch (kind) {
    case 'title':
      return paragraph(text, { heading: HeadingLevel.HEADING_1 })
    case 'heading':
      return paragraph(text, { heading: HeadingLevel.HEADING_2 })
    case 'entry':
      return paragraph([text, ...(glass === undefined ? [] : [glass]), right ?? ''].join('\t'), {
        tabStops: [
          ...(glass === undefined ? [] : [{ type: TabStopType.RIGHT, position: 7600 }]),
          { type: TabStopType.RIGHT, position: 9000 },
        ],
      })
    case 'pair':
      return new Paragraph({
        children: [
          new TextRun({ text: pairs === 'colon' ? `${text}: ` : `${text}\t`, bold: true }),
          new TextRun(right ?? ''),
        ],
      })
    case 'page break':
      return new Paragraph({ children: [new PageBreak()] })
    default:
      return paragraph(text)
  }
}

/** Without the time of making, so that the same list gives the same bytes. */
async function pack(children: (Paragraph | Table)[]): Promise<Uint8Array> {
  const written = await Packer.toBuffer(new Document({ sections: [{ children }] }))
  const parts = unzipSync(new Uint8Array(written))
  delete parts['docProps/core.xml']
  return zipSync(parts, { mtime: new Date(2026, 0, 1) })
}
