import { inflateSync } from 'node:zlib'
import { limits } from './limits.ts'
import { ReadingFailure } from './reading-failure.ts'

const streamStart = Buffer.from('stream')
const streamEnd = Buffer.from('endstream')
/** The dictionary of a stream stands right before it. */
const dictionaryBytes = 600

/**
 * Unpacks every compressed text stream of a PDF once without keeping it: a page may grow a
 * thousandfold, and pdf.js would hold all of it. Pictures are left alone, nobody decodes them here.
 */
export function inspectPdf(bytes: Uint8Array): void {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let unpacked = 0
  for (let at = buffer.indexOf(streamStart); at >= 0; ) {
    const end = buffer.indexOf(streamEnd, at + streamStart.length)
    if (end < 0) break
    const dictionary = dictionaryBefore(buffer, at)
    if (isCompressedText(dictionary)) {
      const repeated = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0
      if (repeated > 1) throw new ReadingFailure('too_large_unpacked', 'FlateDecode twice')
      unpacked += unpackedSize(buffer.subarray(afterLineEnd(buffer, at), end))
      if (unpacked > limits.unpacked_bytes) throw new ReadingFailure('too_large_unpacked')
    }
    at = buffer.indexOf(streamStart, end + streamEnd.length)
  }
}

/** From the last `obj` on: an earlier object's dictionary must not count. */
function dictionaryBefore(buffer: Buffer, at: number): string {
  const text = buffer.toString('latin1', Math.max(0, at - dictionaryBytes), at)
  return text.slice(text.lastIndexOf(' obj') + 1)
}

const isCompressedText = (dictionary: string) =>
  /\/(?:FlateDecode|Fl)\b/.test(dictionary) && !/\/Subtype\s*\/Image\b/.test(dictionary)

function afterLineEnd(buffer: Buffer, at: number): number {
  const next = at + streamStart.length
  return buffer[next] === 0x0d ? next + 2 : next + 1
}

function unpackedSize(packed: Uint8Array): number {
  try {
    return inflateSync(packed, { maxOutputLength: limits.part_bytes }).length
  } catch (error) {
    const isTooLarge =
      error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    if (isTooLarge) throw new ReadingFailure('too_large_unpacked')
    // encrypted or damaged streams are for pdf.js to evaluate
    return 0
  }
}
