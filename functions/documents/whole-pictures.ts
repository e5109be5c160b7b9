import { crc32 } from 'node:zlib'

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Markers of JPEG (ITU-T T.81, table B.1). */
const startOfScan = 0xda
/** A frame says the size of the picture; C4, C8 and CC of the same row say something else. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Whether a JPEG has its frame with a size, a scan, and an end: what was cut off has none. */
export function isWholeJpeg(bytes: Uint8Array): boolean {
  const data = view(bytes)
  let hasSize = false
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return false
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1
      continue
    }
    const length = data.getUint16(at + 2)
    if (length < 2 || at + 2 + length > bytes.length) return false
    if (isFrame(marker)) {
      hasSize = length >= 8 && data.getUint16(at + 5) > 0 && data.getUint16(at + 7) > 0
    }
    at += 2 + length
    if (marker === startOfScan) return hasSize && hasEnd(bytes, at)
  }
  return false
}

const hasEnd = (bytes: Uint8Array, from: number) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).lastIndexOf('ffd9', 'hex') >= from

/** Whether the chunks of a PNG are whole, each with its checksum, from the header over data to the end. */
export function isWholePng(bytes: Uint8Array): boolean {
  const data = view(bytes)
  let hasSize = false
  let hasData = false
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = data.getUint32(at)
    const end = at + 12 + length
    if (end > bytes.length) return false
    const chunk = bytes.subarray(at + 4, end - 4)
    if (crc32(chunk) !== data.getUint32(end - 4)) return false
    const type = String.fromCharCode(...chunk.subarray(0, 4))
    if (type === 'IHDR' && length === 13) {
      hasSize = data.getUint32(at + 8) > 0 && data.getUint32(at + 12) > 0
    }
    hasData ||= type === 'IDAT'
    if (type === 'IEND') return hasSize && hasData
    at = end
  }
  return false
}
