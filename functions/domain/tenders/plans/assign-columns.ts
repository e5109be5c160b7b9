import { bestAssignment } from '../../portfolio/reading/assignment.ts'
import { categoryOf } from '../../vocabulary/categories.ts'
import { contentScore } from './column-content.ts'
import { headerScores } from './header-score.ts'
import { type PlanField, planFields, repeatable } from './plan-field.ts'
import type { PlanChoices, PlanColumn } from './plan-reading.ts'

export interface RawColumn {
  readonly header: string
  readonly texts: readonly string[]
}
export type AssignedColumn = Pick<PlanColumn, 'field' | 'by'>

const leastGain = 3
/** Of several columns for one field the one named best comes first. */
const laterColumn = 0.2

const seats: readonly { readonly field: PlanField; readonly at: number }[] = planFields.flatMap(
  (field) => Array.from({ length: repeatable[field] ?? 1 }, (_, at) => ({ field, at })),
)

const tidyHeader = (header: string) => header.replace(/\s+/g, ' ').trim().toLowerCase()

interface Gain {
  readonly value: number
  readonly by: 'header' | 'content'
}

function gainOf(field: PlanField, { header, texts }: RawColumn): Gain {
  const named = headerScores(header).get(field) ?? 0
  const { support, alone } = contentScore(field, texts)
  if (named > 0) return { value: Math.max(0, named + support), by: 'header' }
  return { value: alone, by: 'content' }
}

/**
 * Which field each column holds: one best assignment over all columns, by the words of the headers and by what the
 * columns hold. What a person mapped wins.
 */
export function assignColumns(
  columns: readonly RawColumn[],
  choices: PlanChoices['columns'],
): AssignedColumn[] {
  const mapped = new Map(
    Object.entries(choices).map(([header, field]) => [tidyHeader(header), field]),
  )
  const assigned: AssignedColumn[] = columns.map(({ header }) => {
    const field = mapped.get(tidyHeader(header))
    return field === undefined ? { field: null, by: null } : { field, by: 'mapping' }
  })
  const taken = new Set(assigned.flatMap(({ field }) => field ?? []))
  const open = columns.flatMap((_, at) => (assigned[at]?.by === null ? [at] : []))
  const free = seats.filter(({ field }) => !taken.has(field) || repeatable[field] !== undefined)
  const gains = open.map((at) =>
    free.map((seat) => {
      const gain = gainOf(seat.field, columns[at] ?? { header: '', texts: [] })
      return gain.value < leastGain ? null : { ...gain, value: gain.value - seat.at * laterColumn }
    }),
  )
  // as many empty seats as columns, so that each column may stay without a field
  const matrix = gains.map((row) => [...row.map((gain) => gain?.value ?? 0), ...open.map(() => 0)])
  for (const [index, seat] of bestAssignment(matrix).entries()) {
    const gain = gains[index]?.[seat] ?? null
    const at = open[index]
    if (gain !== null && at !== undefined)
      assigned[at] = { field: free[seat]?.field ?? null, by: gain.by }
  }
  return withType(assigned, columns)
}

const families = new Set([
  'wine',
  'wines',
  'spirits',
  'beer',
  'cider',
  'vin',
  'viner',
  'sprit',
  'brennevin',
  'øl',
  'öl',
  'viini',
  'viinit',
  'väkevät',
  'olut',
  'oluet',
  'siideri',
  'sider',
  'siiderit',
])

/** "Category: red wine" without a finer column is the type. */
function withType(
  assigned: readonly AssignedColumn[],
  columns: readonly RawColumn[],
): AssignedColumn[] {
  if (assigned.some(({ field }) => field === 'product_type')) return [...assigned]
  return assigned.map((column, at) => {
    if (column.field !== 'product_group' || column.by === 'mapping') return column
    const texts = columns[at]?.texts ?? []
    const isFine = texts.some(
      (text) => !families.has(text.toLowerCase()) && categoryOf(text).categories.length === 1,
    )
    return isFine ? { ...column, field: 'product_type' } : column
  })
}
