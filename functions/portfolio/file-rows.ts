import * as z from 'zod'
import { mapInBatches } from '../platform/map-in-batches.ts'
import { type ImportEntries, rowsName } from './import-entries.ts'
import type { ImportFiles, ImportOwner } from './import-files.ts'
import type { FileRow } from './reading/pack-rows.ts'

const fileRowSchema = z.lazy(() =>
  z.object({
    sheet: z.int(),
    row: z.int(),
    cells: z.array(z.string()),
    page: z.number().optional(),
    y: z.number().optional(),
    x: z.array(z.number()).optional(),
  }),
)

export interface Place {
  readonly sheet: number
  readonly row: number
}

const isAfter = (a: Place, b: Place) => a.sheet > b.sheet || (a.sheet === b.sheet && a.row > b.row)
const keyOf = ({ sheet, row }: Place) => `${sheet}:${row}`

/** How many parts are fetched at once. */
const partsAtOnce = 16

const readPart = async (files: ImportFiles, owner: ImportOwner, part: number) =>
  z.array(fileRowSchema).parse((await files.read(owner, rowsName(part))) ?? []) as FileRow[]

/** The file's own rows at these places, by their place; only the parts that hold one are fetched. */
export async function fileRowsAt(
  files: ImportFiles,
  owner: ImportOwner,
  parts: ImportEntries['parts'],
  places: readonly Place[],
): Promise<(place: Place) => FileRow | null> {
  const needed = new Set<number>()
  for (const place of places) {
    const part = parts.findLastIndex((first) => !isAfter(first, place))
    if (part >= 0) needed.add(part)
  }
  const read = await mapInBatches([...needed], partsAtOnce, (part) => readPart(files, owner, part))
  const found = new Map(read.flat().map((row) => [keyOf(row), row]))
  return (place) => found.get(keyOf(place)) ?? null
}

/** All rows of a file, part by part. */
export async function* allFileRows(
  files: ImportFiles,
  owner: ImportOwner,
  parts: ImportEntries['parts'],
): AsyncGenerator<FileRow> {
  for (const part of parts.keys()) yield* await readPart(files, owner, part)
}
