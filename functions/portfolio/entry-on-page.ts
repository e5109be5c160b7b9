import type { ImportRow } from '#domain/portfolio/import-rows-schema.ts'
import type { Place } from './file-rows.ts'
import type { ImportEntry } from './import-entries.ts'
import type { FileRow } from './reading/pack-rows.ts'

type StoredPlace = NonNullable<ImportEntry['place']>
type Box = NonNullable<ImportRow['place']>

const boxOf = ({ x, y, width, height }: StoredPlace): Box[] =>
  x === undefined || width === undefined || height === undefined ? [] : [{ x, y, width, height }]

function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

/** Where the other lines of an entry are in the file. */
export const linePlaces = ({ sheet, lines = [] }: ImportEntry): Place[] =>
  lines.map(({ row }) => ({ sheet, row }))

/** Where an entry of a document stands on its page, and the words of all its lines. */
export function entryOnPage(
  { sheet, place, lines = [] }: ImportEntry,
  rowAt: (place: Place) => FileRow | null,
): Pick<ImportRow, 'place' | 'lines'> {
  if (place === undefined) return { place: null, lines: [] }
  const onPage = lines.filter((line) => line.place.page === place.page)
  return {
    place: around([place, ...onPage.map((line) => line.place)].flatMap(boxOf)),
    lines: lines.map(({ row, place: own }) => wordsAt(rowAt({ sheet, row }), own)),
  }
}

/** Points that roundings may differ by. */
const reach = 1

/** Of a line of a page in two columns only the words of the own one. */
function wordsAt(row: FileRow | null, { x: left, width }: StoredPlace): string[] {
  if (row === null) return []
  const { cells, x } = row
  if (left === undefined || width === undefined || x === undefined) return [...cells]
  return cells.filter((_, at) => {
    const start = x[at] ?? left
    return start >= left - reach && start <= left + width + reach
  })
}
