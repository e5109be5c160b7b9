import { strToU8, zipSync } from 'fflate'
import Papa from 'papaparse'
import type { Locale } from '#domain/shared/locale.ts'
import { readmeIn } from './readme-words.ts'

export interface ArchiveContent {
  /** Rows by the name of their table; `account` is what the user pool knows. */
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[]
  readonly locale: Locale
  readonly made_at: string
}

/** What lies in a cell: nested values as JSON. */
const cell = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value

function csvOf(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = rows.map((row) => columns.map((column) => cell(row[column])))
  // a cell that begins like a formula must not become one in a spreadsheet
  return Papa.unparse({ fields: columns, data: lines }, { escapeFormulae: true })
}

/** Nothing that leads out of the folder, and no name twice. */
function fileNameIn(taken: Set<string>, name: string): string {
  const plain = name.replace(/[/\\:*?"<>|]|\p{Cc}/gu, '_').replace(/^\.+/, '_') || 'file'
  let free = plain
  for (let n = 2; taken.has(free); n += 1) free = `${n}-${plain}`
  taken.add(free)
  return free
}

/** The ZIP of everything held on a user: JSON and CSV per table, the uploaded files, and a readme. */
export function makeArchive({ tables, files, locale, made_at }: ArchiveContent): Uint8Array {
  const entries: Record<string, Uint8Array> = {
    'README.txt': strToU8(readmeIn(locale, made_at)),
  }
  for (const [name, rows] of Object.entries(tables)) {
    entries[`data/${name}.json`] = strToU8(`${JSON.stringify(rows, null, 2)}\n`)
    entries[`data/${name}.csv`] = strToU8(`\ufeff${csvOf(rows)}\r\n`)
  }
  const taken = new Set<string>()
  for (const { name, bytes } of files) entries[`files/${fileNameIn(taken, name)}`] = bytes
  return zipSync(entries)
}
