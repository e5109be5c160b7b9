import { ReadingFailure } from './reading-failure.ts'

export interface ArchiveEntry {
  readonly name: string
  readonly is_deflated: boolean
  readonly data: Uint8Array
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
const endBytes = 22
const longestComment = 0xffff

/**
 * The entries that an archive's central directory names: what the decoders will open. Their data is
 * still packed, and their claimed sizes are not believed.
 */
export function archiveEntries(bytes: Uint8Array, mostEntries: number): ArchiveEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > mostEntries) throw new ReadingFailure('too_large_unpacked')
  const entries: ArchiveEntry[] = []
  let at = view.getUint32(end + 16, true)
  try {
    for (let index = 0; index < count; index += 1) {
      if (view.getUint32(at, true) !== entrySignature) throw new ReadingFailure('broken_file')
      const nameBytes = view.getUint16(at + 28, true)
      const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameBytes))
      entries.push({
        name,
        is_deflated: view.getUint16(at + 10, true) !== 0,
        data: packedData(view, bytes, {
          at: view.getUint32(at + 42, true),
          size: view.getUint32(at + 20, true),
        }),
      })
      at += 46 + nameBytes + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    }
  } catch (error) {
    // a directory that points outside the file is a RangeError of the view
    throw error instanceof ReadingFailure ? error : new ReadingFailure('broken_file')
  }
  return entries
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - endBytes - longestComment)
  for (let at = view.byteLength - endBytes; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at
  }
  throw new ReadingFailure('broken_file')
}

function packedData(
  view: DataView,
  bytes: Uint8Array,
  { at, size }: { at: number; size: number },
): Uint8Array {
  if (view.getUint32(at, true) !== localSignature) throw new ReadingFailure('broken_file')
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  // a size of all ones stands in a 64-bit field elsewhere; inflating ends by itself
  return bytes.subarray(start, Math.min(start + size, bytes.length))
}
