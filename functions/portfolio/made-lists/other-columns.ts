import type { Random } from '../hostile-files/random.ts'
import type { Column } from './column.ts'
import type { Item } from './item.ts'

const digitsOf = ({ gtin }: Item, least: number, span: number) => least + (Number(gtin) % span)

/** Columns that lists have for other purposes: their figures are of no fact of the product. */
const others: readonly (readonly [header: string, cell: (item: Item) => string | number])[] = [
  ['Vivino', (item) => digitsOf(item, 31, 15) / 10],
  ['Parker', (item) => digitsOf(item, 84, 14)],
  ['URL', ({ code }) => `https://example.com/p/${code}`],
  ['HS code', () => 22042142],
  ['EPAL', ({ pack }) => 600 / pack],
  ['kg', ({ pack }) => (pack * 13) / 10],
]

/** One or two of them, at their places among the columns. */
export function withOtherColumns(random: Random, columns: readonly Column[]): Column[] {
  const mixed = [...columns]
  for (const [header, cell] of others) {
    if (!random.chance(0.07)) continue
    const other: Column = { role: 'other', header, unit: null, cell, states: () => ({}) }
    // behind the name at least
    mixed.splice(random.between(Math.min(3, mixed.length), mixed.length), 0, other)
  }
  return mixed
}
