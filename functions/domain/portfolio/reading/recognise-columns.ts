import { bestAssignment } from './assignment.ts'
import { addBarePrice } from './bare-price.ts'
import { type ColumnContent, contentsOf } from './column-content.ts'
import { type Column, columnAt, columnEvidence, mayHoldPlaces } from './column-evidence.ts'
import { type ColumnRole, columnRoles } from './column-roles.ts'
import type { Header } from './recognise-header.ts'
import type { SheetRow } from './sheet.ts'

export type { Column } from './column-evidence.ts'

/** Lists have many prices and much that is no matter of ours. */
const anyNumber: ReadonlySet<ColumnRole> = new Set(['price', 'ignore'])
/** A second column of these is usual: "Typ" and "Stil", "Region" and "Appellation". */
const oftenSeveral: ReadonlySet<ColumnRole> = new Set([
  'type',
  'subtype',
  'region',
  'subregion',
  'origin',
  'grapes',
  'certifications',
  'volume',
  'pack',
  'container',
])
const mostOfARole = 6
/** A header may name a second column of a role; content alone hardly does. */
const namedByHeader = 0.85

function lossOf({ role, before }: Slot, weight: number): number {
  if (anyNumber.has(role)) return 0
  // words that may hold a place by turns
  if (weight <= mayHoldPlaces) return 0
  if (weight < namedByHeader) return before * 0.8
  return before * (oftenSeveral.has(role) ? 0.06 : 0.3)
}

interface Slot {
  readonly role: ColumnRole
  /** How many columns have the role before. */
  readonly before: number
}

/** A list has names: if no header names them a column of words is likely to hold them. */
const gainOfNames = 0.4

function slotsFor(columns: number): Slot[] {
  return columnRoles.flatMap((role) =>
    Array.from({ length: anyNumber.has(role) ? columns : mostOfARole }, (_, before) => ({
      role,
      before,
    })),
  )
}

/** What a column must be worth to be taken for anything. */
const leastGain = 0.1
const never = -1000

/**
 * What the columns hold: of all ways to give them roles the one that header words, content, neighbours and
 * place speak for most, taken together.
 */
export function recogniseColumns(
  header: Header | null,
  data: readonly SheetRow[],
  width: number,
): Column[] {
  const contents = contentsOf(data, width, header)
  const { evidence, needs_name } = columnEvidence(header, contents)
  const slots = slotsFor(width)
  const gains = evidence.map((roles, index) => [
    ...slots.map((slot) => {
      const weight = roles.get(slot.role)
      if (weight === undefined) return never
      const isName = slot.role === 'name' && slot.before === 0
      const isFurther = (header?.cells[index]?.group ?? 1) > 1
      return weight - (isFurther ? 0 : lossOf(slot, weight)) + (isName ? gainOfNames : 0)
    }),
    // nothing at all
    ...evidence.map((_, other) => (other === index ? leastGain : never)),
  ])
  const columns: Column[] = []
  const names = new Map<number, number>()
  for (const [index, at] of bestAssignment(gains).entries()) {
    const slot = slots[at]
    if (slot === undefined || (gains[index]?.[at] ?? never) <= leastGain) continue
    if (slot.role === 'name') names.set(index, evidence[index]?.get('name') ?? 0)
    columns.push(columnAt(index, slot.role, header, contents[index] as ColumnContent, evidence))
  }
  if (!columns.some(({ role }) => role === 'price'))
    addBarePrice(columns, contents, header, needs_name)
  return settleNames(settleGroups(columns), names)
}

/** A number in a header ("Totalt antall3") means a further group only where the same words occur without it. */
function settleGroups(columns: readonly Column[]): Column[] {
  const words = new Set(columns.map(({ header }) => header))
  const isFurther = ({ header }: Column) =>
    words.has(header.replace(/(?<!\d)\d+$/, '').replace(/(?<![\s_])[\s_]+$/, ''))
  return columns.map((column) => (isFurther(column) ? column : { ...column, group: 1 }))
}

/** One name only, the one that most speaks for, and what continues it ("Namn2"). */
function settleNames(columns: readonly Column[], weights: ReadonlyMap<number, number>): Column[] {
  const first = columns.filter(({ role, group }) => role === 'name' && group === 1)
  const best = first.toSorted(
    (a, b) => (weights.get(b.index) ?? 0) - (weights.get(a.index) ?? 0),
  )[0]
  return columns.filter((column) => column.role !== 'name' || column.group > 1 || column === best)
}
