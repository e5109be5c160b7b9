import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate'
import { limits } from './limits.ts'
import { ReadingFailure } from './reading-failure.ts'

export interface ArchiveContent {
  readonly names: readonly string[]
  readonly unpacked_bytes: number
}

const chunkBytes = 64 * 1024
const rowStart = [0x3c, 0x72, 0x6f, 0x77] // <row
const worksheet = /^xl\/worksheets\/[^/]+\.xml$/i
const markup = /\.(xml|rels)$/i

/**
 * Unpacks an Office file once without keeping anything: what it really holds is counted, whatever
 * its directory claims, and the count stops at the first limit passed. Nothing may be parsed before.
 */
export function inspectArchive(bytes: Uint8Array): ArchiveContent {
  const names: string[] = []
  let unpacked = 0
  const unzip = new Unzip()
  unzip.register(UnzipInflate)
  unzip.register(UnzipPassThrough)
  unzip.onfile = (file) => {
    names.push(file.name)
    if (names.length > limits.archive_entries) throw new ReadingFailure('too_large_unpacked')
    const rows = worksheet.test(file.name) ? rowCounter() : null
    const isMarkup = markup.test(file.name)
    let own = 0
    file.ondata = (error, data) => {
      if (error) throw new ReadingFailure('broken_file')
      if (isMarkup && own === 0) refuseDoctype(data)
      own += data.length
      unpacked += data.length
      if (rows !== null && rows(data) > limits.rows) throw new ReadingFailure('too_many_rows')
      const isOver = unpacked > limits.unpacked_bytes
      const isPartOver = isMarkup && rows === null && own > limits.part_bytes
      if (isOver || isPartOver) throw new ReadingFailure('too_large_unpacked')
    }
    file.start()
  }
  try {
    for (let at = 0; at < bytes.length; at += chunkBytes) {
      const isLast = at + chunkBytes >= bytes.length
      unzip.push(bytes.subarray(at, at + chunkBytes), isLast)
    }
  } catch (error) {
    throw error instanceof ReadingFailure ? error : new ReadingFailure('broken_file')
  }
  return { names, unpacked_bytes: unpacked }
}

/** Office never writes a document type; entities that expand without end need one. */
function refuseDoctype(data: Uint8Array): void {
  const start = new TextDecoder('latin1').decode(data.subarray(0, 4096))
  if (/<!(DOCTYPE|ENTITY)/i.test(start)) throw new ReadingFailure('broken_file', 'DOCTYPE')
}

/** Counts `<row` over chunk borders. */
function rowCounter(): (data: Uint8Array) => number {
  let rows = 0
  let matched = 0
  return (data) => {
    for (const byte of data) {
      if (byte === rowStart[matched]) {
        matched += 1
        if (matched === rowStart.length) {
          rows += 1
          matched = 0
        }
      } else {
        matched = byte === rowStart[0] ? 1 : 0
      }
    }
    return rows
  }
}
