import type { ColumnRole } from './column-roles.ts'
import type { Column } from './recognise-columns.ts'
import { type Header, priceWordsOf } from './recognise-header.ts'

/** Several columns may hold prices, of different sizes or terms; every other chosen role is the chosen column's alone. */
const isShared = (role: ColumnRole) => role === 'price' || role === 'ignore'

/** The recognised columns with the chosen roles in their place. */
export function withChosen(
  columns: readonly Column[],
  header: Header | null,
  roles: Readonly<Record<string, ColumnRole>>,
): Column[] {
  const chosen = new Map<number, ColumnRole>(
    Object.entries(roles).map(([index, role]) => [Number(index), role]),
  )
  const own = new Set<ColumnRole>([...chosen.values()].filter((role) => !isShared(role)))
  const kept = columns.filter(({ index, role }) => !chosen.has(index) && !own.has(role))
  const given = [...chosen].map(([index, role]): Column => {
    const text = header?.cells[index]?.text ?? ''
    const price = role === 'price' ? priceWordsOf(text) : null
    return {
      index,
      role,
      header: text,
      group: 1,
      price,
      volume_ml: header?.cells[index]?.volume_ml ?? null,
      confidence: 1,
    }
  })
  return [...kept, ...given].sort((a, b) => a.index - b.index)
}
