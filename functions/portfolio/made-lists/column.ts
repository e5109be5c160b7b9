import type { Cell } from '#domain/portfolio/reading/sheet.ts'
import type { ExpectedProduct, ScoredField, Statement, Truth } from './expectation.ts'
import type { Item } from './item.ts'

/** What a place in the list says of a product. */
export type Stated = Statement &
  Pick<ExpectedProduct, 'accept' | 'derivable' | 'alternatives' | 'variants'> & {
    readonly type?: string
    readonly appellation?: string
  }

export interface Column {
  /** A key of `headers`, or a name of its own for a price. */
  readonly role: string
  readonly header: string
  /** What the column is in: "€", "cl", "% vol". */
  readonly unit: string | null
  /** Above the headers of several columns that belong together. */
  readonly group?: string
  readonly cell: (item: Item) => Cell
  readonly states: (item: Item) => Stated
}

/** All that the places of a list say of a product together. */
export function statedTogether(parts: readonly Stated[]): Stated {
  const accept: Partial<Record<ScoredField, readonly Truth[]>> = {}
  for (const part of parts)
    for (const [field, values] of Object.entries(part.accept ?? {}) as [ScoredField, Truth[]][])
      accept[field] = [...(accept[field] ?? []), ...values]
  // one place may be silent of what another one states
  const stated = parts.map((part) =>
    Object.fromEntries(Object.entries(part).filter(([, value]) => value !== null)),
  )
  return {
    ...Object.assign({}, ...stated),
    accept,
    derivable: Object.assign({}, ...parts.map(({ derivable }) => derivable)),
    alternatives: parts.flatMap(({ alternatives }) => alternatives ?? []),
    variants: parts.flatMap(({ variants }) => variants ?? []),
  }
}
