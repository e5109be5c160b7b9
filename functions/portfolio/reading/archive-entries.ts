import { ReadingFailure } from './reading-failure.ts'

export interface ArchiveEntry {
  readonly name: string
  readonly is_deflated: boolean
  /** What the directory says that it unpacks to. */
  readonly claimed_bytes: number
  readonly data: Uint8Array
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const localSignature = 0x04034b50
const endBytes = 22
/** Stands before the end of an archive that also has its sizes in 64 bits. */
const locatorSignature = 0x07064b50
const locatorBytes = 20
const longestComment = 0xffff

/**
 * The entries that an archive's central directory names: what the decoders will open. Their data is
 * still packed, and their claimed sizes are not believed.
 */
export function archiveEntries(bytes: Uint8Array, mostEntries: number): ArchiveEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const entries: ArchiveEntry[] = []
  let at = directoryStart(view, end)
  try {
    // readers go on as long as entries follow, whatever the end says of their number
    while (view.getUint32(at, true) === entrySignature) {
      if (entries.length === mostEntries) throw new ReadingFailure('too_large_unpacked')
      const nameBytes = view.getUint16(at + 28, true)
      const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameBytes))
      if (hasSizeElsewhere(view, at) && !name.endsWith('/')) throw new ReadingFailure('broken_file')
      entries.push({
        name,
        is_deflated: view.getUint16(at + 10, true) !== 0,
        claimed_bytes: view.getUint32(at + 24, true),
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

/**
 * An entry without a size in the directory, which stands behind its data: readers look for it there and would
 * unpack what the directory does not show. The directory is written last, and no writer leaves its sizes out.
 */
const hasSizeElsewhere = (view: DataView, at: number) =>
  (view.getUint16(at + 8, true) & 8) !== 0 && view.getUint32(at + 20, true) === 0

/** Some readers look for the directory right before the end, others where the end says: both must be one. */
function directoryStart(view: DataView, end: number): number {
  const start = view.getUint32(end + 16, true)
  const isWide =
    end >= locatorBytes && view.getUint32(end - locatorBytes, true) === locatorSignature
  const isBeforeEnd = start + view.getUint32(end + 12, true) === end
  const isDirectory = isBeforeEnd || (isWide && start < end)
  if (!isDirectory) throw new ReadingFailure('broken_file')
  return start
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
  // a size of all ones means that a 64-bit field elsewhere holds it; inflating ends by itself
  return bytes.subarray(start, Math.min(start + size, bytes.length))
}
