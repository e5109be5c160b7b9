import { inflateSync } from 'node:zlib'
import { limits } from './limits.ts'
import { ReadingFailure } from './reading-failure.ts'

const streamStart = Buffer.from('stream')
/** A zlib stream with the usual window begins with it. */
const zlibMark = 0x78
const streamEnd = Buffer.from('endstream')
/** The dictionary of a stream is right before it. */
const dictionaryBytes = 4000
/** How often packed streams are looked for in packed streams. */
const mostLayers = 3

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
    if (mayBePackedText(dictionary)) {
      unpacked += unpackedSize(buffer.subarray(afterLineEnd(buffer, at), end))
      if (unpacked > limits.unpacked_bytes) throw new ReadingFailure('too_large_unpacked')
    }
    at = buffer.indexOf(streamStart, end + streamEnd.length)
  }
}

/** From the last `obj` on: an earlier object's dictionary must not count. Names may be written as "/Fl#61teDecode". */
function dictionaryBefore(buffer: Buffer, at: number): string {
  const text = buffer.toString('latin1', Math.max(0, at - dictionaryBytes), at)
  return text
    .slice(text.lastIndexOf(' obj') + 1)
    .replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
}

/** Also where the filter is named in another object ("/Filter 7 0 R"): whether it is packed shows in the data. */
const mayBePackedText = (dictionary: string) =>
  /\/F(?:ilter)?\b/.test(dictionary) && !/\/Subtype ?\/Image\b/.test(dictionary)

function afterLineEnd(buffer: Buffer, at: number): number {
  const next = at + streamStart.length
  return buffer[next] === 0x0d ? next + 2 : next + 1
}

/** What comes out, and what comes out of that: filters may be chained. */
function unpackedSize(packed: Uint8Array, layer = 1): number {
  try {
    const unpacked = inflateSync(packed, { maxOutputLength: limits.part_bytes })
    const isPackedAgain = unpacked[0] === zlibMark && layer < mostLayers
    return unpacked.length + (isPackedAgain ? unpackedSize(unpacked, layer + 1) : 0)
  } catch (error) {
    if (error instanceof ReadingFailure) throw error
    const isTooLarge =
      error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    if (isTooLarge) throw new ReadingFailure('too_large_unpacked')
    // encrypted or damaged streams are for pdf.js to evaluate
    return 0
  }
}
