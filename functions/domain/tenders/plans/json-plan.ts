import * as z from 'zod'
import type { Cell, DecodedFile, Sheet } from '../../portfolio/reading/sheet.ts'
import { publishedTenderSchema } from '../published-tender.ts'
import type { PlanEvidence, PlanReading, PlanRow } from './plan-reading.ts'
import { silentTender } from './read-row.ts'

type Item = Readonly<Record<string, unknown>>

const itemsSchema = z.lazy(() => z.array(z.record(z.string(), z.unknown())))

/** The list of a JSON file, bare or under a key of its own; null: it holds no list of objects. */
export function itemsOf(json: unknown): readonly Item[] | null {
  const lists = Array.isArray(json)
    ? [json]
    : typeof json === 'object' && json !== null
      ? Object.values(json).filter(Array.isArray)
      : []
  const read = lists.map((list) => itemsSchema.safeParse(list)).find(({ success }) => success)
  return read?.data ?? null
}

const ownKeys: readonly string[] = ['id', 'monopoly', 'market', 'record_kind']
const isOwn = (item: Item) => ownKeys.every((key) => key in item)

/** A list of tenders in our own schema, keys left out being null; else null. */
export function readOwnPlan(items: readonly Item[]): PlanReading | null {
  if (items.length === 0 || !items.every(isOwn)) return null
  const rows = items.map(ownRow)
  return rows.some((row) => row === null)
    ? null
    : { rows: rows.filter((row) => row !== null), columns: [], notes: [] }
}

function ownRow(item: Item, at: number): PlanRow | null {
  const { left_out, ...given } = item
  const read = publishedTenderSchema.safeParse({
    ...silentTender(),
    withdrawal_note: null,
    completeness: 'partial',
    status: 'published',
    source: '',
    ...given,
  })
  if (!read.success) return null
  const evidenceOf = (header: string | null, text: string): PlanEvidence => ({
    ...{ sheet: null, page: null, row: at + 1, column: null },
    header,
    text,
  })
  const known = publishedTenderSchema.unwrap().shape
  const others = Object.entries(given).filter(([key, value]) => !(key in known) && value !== null)
  const said = Array.isArray(left_out) ? left_out : []
  return {
    published: read.data,
    evidence: {},
    left_out: [
      ...said.map((text) => evidenceOf(null, wordsOf(text) ?? '')),
      ...others.map(([key, value]) => evidenceOf(key, wordsOf(value) ?? '')),
    ],
  }
}

const wordsOf = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const cellOf = (value: unknown): Cell => (typeof value === 'number' ? value : wordsOf(value))

/** Rows as objects are a table whose headers are the keys; `sheet` says on which sheet a row stood. */
export function tableOfItems(items: readonly Item[]): DecodedFile {
  const keys = [...new Set(items.flatMap((item) => Object.keys(item)))].filter(
    (key) => key !== 'sheet',
  )
  const names = [...new Set(items.map(({ sheet }) => wordsOf(sheet) ?? ''))]
  const sheets = names.map((name): Sheet => {
    const rows = items
      .map((item, at) => ({ item, number: at + 2 }))
      .filter(({ item }) => (wordsOf(item.sheet) ?? '') === name)
      .map(({ item, number }) => ({ number, cells: keys.map((key) => cellOf(item[key])) }))
    return { name, rows: [{ number: 1, cells: keys }, ...rows], has_row_numbers: true }
  })
  return { kind: 'sheets', sheets }
}
