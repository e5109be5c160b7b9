import { derivedFields, markedBut } from '#domain/portfolio/derived-marks.ts'
import { noFacts } from '#domain/portfolio/no-facts.ts'
import type { ProductLine } from '#domain/portfolio/product-line.ts'
import { mostProductsAtOnce } from '#domain/portfolio/product-parts.ts'
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

/** What is sent of a line; `marks` only by what undoes a change. */
export interface LineChange {
  readonly facts: FactChange
  readonly marks?: Pick<ProductLine, 'corrected_fields'> & Pick<ProductLine['facts'], 'derived'>
}

/** A line as it will be once the server has the change. */
export function changedLine(line: ProductLine, { facts, marks }: LineChange): ProductLine {
  const fields = Object.keys(facts)
  const changed = markedBut({ ...noFacts, ...line.facts, ...facts }, fields)
  return {
    ...line,
    corrected_fields: marks?.corrected_fields ?? [...line.corrected_fields, ...fields],
    facts: marks?.derived === undefined ? changed : { ...changed, derived: marks.derived },
  }
}

/** What undoes a change: the same facts as they were and those that followed from them, with their marks. */
export function changeBack(
  { facts, corrected_fields }: ProductLine,
  change: LineChange,
): LineChange {
  const nothing: FactChange = noFacts
  const fields = new Set(Object.keys(change.facts) as (keyof FactChange)[])
  // what followed from a place may have gone with it, or have come anew
  if (facts.derived !== undefined) for (const field of derivedFields) fields.add(field)
  return {
    facts: Object.fromEntries([...fields].map((field) => [field, facts[field] ?? nothing[field]])),
    marks: { corrected_fields, derived: facts.derived },
  }
}

interface Failure<Item> {
  readonly thrown: unknown
  /** What was not sent, the part that failed included. */
  readonly rest: readonly Item[]
}

/** Sends items part by part, one after the other, and stops where one fails. */
export async function sendInParts<Item>(
  items: readonly Item[],
  send: (part: readonly Item[]) => Promise<void>,
  onProgress: (done: number) => void,
): Promise<Failure<Item> | null> {
  for (let start = 0; start < items.length; start += mostProductsAtOnce) {
    if (items.length > mostProductsAtOnce) onProgress(start)
    try {
      await send(items.slice(start, start + mostProductsAtOnce))
    } catch (thrown) {
      return { thrown, rest: items.slice(start) }
    }
  }
  return null
}
