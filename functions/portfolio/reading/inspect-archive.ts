import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { type ArchiveEntry, archiveEntries } from './archive-entries.ts'
import { limits } from './limits.ts'
import { ReadingFailure } from './reading-failure.ts'

export interface ArchiveContent {
  readonly names: readonly string[]
  readonly unpacked_bytes: number
}

const rowStart = Buffer.from('<row')
const seamBytes = rowStart.length - 1
const worksheet = /^xl\/worksheets\/[^/]+\.xml$/i
const markup = /\.(xml|rels)$/i
/** Parts of a workbook are read row by row; of everything else a reader makes a tree. */
const workbookPart = /^xl\//i
/** The rows of a workbook and their words: nearly all that it unpacks to. */
export const largeParts = /^xl\/(?:worksheets\/[^/]+|sharedStrings)\.xml$/i
const workbook = /^xl\/workbook\.xml$/i
/** Stands for a size that is in 64 bits elsewhere. */
const sizeElsewhere = 0xffffffff
const tagStart = 0x3c
const letterR = 0x72

/**
 * Unpacks an Office file without keeping anything: what it really holds is counted, whatever its directory claims,
 * and the count stops at the first limit passed. Nothing may be parsed before. What the reader of workbooks counts
 * itself while it reads is left to it, unless `isWhole`: of a large list the unpacking is a tenth of the time.
 */
export async function inspectArchive(bytes: Uint8Array, isWhole = false): Promise<ArchiveContent> {
  const entries = archiveEntries(bytes, limits.archive_entries)
  const isWorkbook = entries.some(({ name }) => workbook.test(name))
  let unpacked = 0
  let tags = 0
  for (const entry of entries) {
    const left = limits.unpacked_bytes - unpacked
    if (!isWhole && isWorkbook && isCountedByReader(entry)) {
      unpacked += await claimedSize(entry, left)
      continue
    }
    const found = await inspectEntry(entry, left, limits.word_tags - tags)
    unpacked += found.size
    tags += found.tags
  }
  return { names: entries.map(({ name }) => name), unpacked_bytes: unpacked }
}

/** The reader of workbooks stops unpacking a part where it has as many bytes as are claimed, if any are. */
const isCountedByReader = ({ name, claimed_bytes, is_deflated }: ArchiveEntry) =>
  largeParts.test(name) && is_deflated && claimed_bytes > 0 && claimed_bytes !== sizeElsewhere

/** The size that a part cannot pass unnoticed; only its beginning is looked at. */
async function claimedSize(entry: ArchiveEntry, left: number): Promise<number> {
  const most = worksheet.test(entry.name) ? left : Math.min(left, limits.part_bytes)
  if (entry.claimed_bytes > most) throw new ReadingFailure('too_large_unpacked')
  for await (const chunk of unpacked(entry, headBytes)) {
    refuseDoctype(chunk)
    break
  }
  return entry.claimed_bytes
}

async function inspectEntry(
  entry: ArchiveEntry,
  left: number,
  tagsLeft: number,
): Promise<{ size: number; tags: number }> {
  const isSheet = worksheet.test(entry.name)
  const isMarkup = markup.test(entry.name)
  const isTree = !workbookPart.test(entry.name)
  // pictures and old objects are never opened, but somebody's reader might unpack them
  const most = isMarkup && !isSheet ? Math.min(left, limits.part_bytes) : left
  let size = 0
  let rows = 0
  let tags = 0
  let tail = Buffer.alloc(0)
  for await (const chunk of unpacked(entry)) {
    if (isMarkup && size === 0) refuseDoctype(chunk)
    size += chunk.length
    if (isTree) tags += countOf(chunk, tagStart)
    if (isSheet) {
      rows += rowsIn(chunk, tail)
      tail = Buffer.concat([tail, chunk.subarray(-seamBytes)]).subarray(-seamBytes)
    }
    if (rows > limits.rows) throw new ReadingFailure('too_many_rows')
    if (tags > tagsLeft || size > most) throw new ReadingFailure('too_large_unpacked')
  }
  return { size, tags }
}

async function* unpacked(
  { data, is_deflated }: ArchiveEntry,
  chunkSize = 256 * 1024,
): AsyncGenerator<Buffer> {
  if (!is_deflated) {
    yield Buffer.from(data.buffer, data.byteOffset, data.byteLength)
    return
  }
  const inflate = Readable.from([data]).pipe(createInflateRaw({ chunkSize }))
  try {
    for await (const chunk of inflate) yield chunk as Buffer
  } catch (error) {
    throw error instanceof ReadingFailure ? error : new ReadingFailure('broken_file')
  } finally {
    inflate.destroy()
  }
}

const headBytes = 4096

/** Office never writes a document type; entities that expand without end need one. */
function refuseDoctype(data: Buffer): void {
  const start = data.toString('latin1', 0, headBytes)
  if (/<!(DOCTYPE|ENTITY)/i.test(start)) throw new ReadingFailure('broken_file', 'DOCTYPE')
}

function countOf(bytes: Uint8Array, wanted: number): number {
  let count = 0
  for (const byte of bytes) if (byte === wanted) count += 1
  return count
}

/**
 * Rows that begin in a chunk, or in the end of the one before it. Looked for by their `o`: every cell has its
 * brackets and its `r`, and of a large sheet's time to be counted they would take the most.
 */
function rowsIn(chunk: Buffer, tail: Buffer): number {
  const seam = Buffer.concat([tail, chunk.subarray(0, seamBytes)])
  let count = 0
  for (let at = seam.indexOf(rowStart); at >= 0; at = seam.indexOf(rowStart, at + 1)) count += 1
  for (let at = chunk.indexOf('ow'); at >= 0; at = chunk.indexOf('ow', at + 2))
    if (chunk[at - 1] === letterR && chunk[at - 2] === tagStart) count += 1
  return count
}
