import { unzipSync, type Zippable, zipSync } from 'fflate'
import type { Instant } from '#domain/shared/calendar-date.ts'

/**
 * A ZIP that depends on nothing but its content: fflate compresses in script, so that no processor compresses
 * in another way. ZIP stores wall-clock times and fflate takes them from the machine's zone; midday of the
 * instant's UTC day exists in every zone and reads the same.
 */
export function packZip(files: Readonly<Record<string, Uint8Array>>, at: Instant): Uint8Array {
  const [year = 1980, month = 1, day = 1] = at.slice(0, 10).split('-').map(Number)
  const entries: Zippable = {}
  // the order of the entries is that of the names, byte by byte
  for (const name of Object.keys(files).toSorted(byCodeUnits)) {
    entries[name] = files[name] ?? new Uint8Array()
  }
  return zipSync(entries, { level: 6, mtime: new Date(year, month - 1, day, 12) })
}

/** Not `localeCompare`: it depends on the machine. */
export const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The same ZIP made by somebody else, whose compression or times we do not control. */
export const repackZip = (zip: Uint8Array, at: Instant): Uint8Array => packZip(unzipSync(zip), at)
