import type { ProductLine } from '#domain/portfolio/product-line.ts'
import type { ProductId } from '#domain/shared/ids.ts'
import type { FactChange } from './read-fact.ts'
import type { LinesData } from './use-product-lines.ts'

type Changed = ReadonlyMap<ProductId, ProductLine | null>

/** The loaded lines with some of them replaced, or left out (null). */
export function withLines(data: LinesData | undefined, changed: Changed): LinesData | undefined {
  if (data === undefined) return undefined
  const pages = data.pages.map((page) => ({
    ...page,
    lines: page.lines.flatMap((line) => {
      const next = changed.get(line.product_id)
      return next === undefined ? [line] : next === null ? [] : [next]
    }),
  }))
  return { ...data, pages }
}

export const linesOf = (data: LinesData | undefined): Map<ProductId, ProductLine> =>
  new Map(data?.pages.flatMap(({ lines }) => lines.map((line) => [line.product_id, line])))

/** A line as it will be once the server has the change. */
export const changedLine = (line: ProductLine, change: FactChange): ProductLine => ({
  ...line,
  facts: { ...line.facts, ...change } as ProductLine['facts'],
})

/** What undoes a change: the same facts as they were. */
export const factsBefore = ({ facts }: ProductLine, change: FactChange): FactChange =>
  Object.fromEntries(
    Object.keys(change).map((field) => {
      const before = facts[field as keyof FactChange]
      const isList = Array.isArray(change[field as keyof FactChange])
      return [field, before ?? (isList ? [] : null)]
    }),
  )

/** So many at a time. */
export function inParts<Item>(items: readonly Item[], size: number): Item[][] {
  const parts: Item[][] = []
  for (let start = 0; start < items.length; start += size)
    parts.push(items.slice(start, start + size))
  return parts
}
