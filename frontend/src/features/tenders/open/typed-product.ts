import { mostVolumeMl, mostWeightG } from '#domain/matching/typed-limits.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { type Category, type Container, containers } from '#domain/vocabulary/kinds.ts'
import type { ApiInput } from '../../../lib/api.ts'
import { parseTyped } from '../../../ui/typed-number.ts'

/** A product as a visitor types it, field by field; empty: not stated. */
export interface TypedProduct {
  readonly type: string
  readonly country: string
  readonly region: string
  readonly vintage: string
  readonly container: Container | ''
  readonly volume: string
  readonly weight: string
  /** The kind of drink of a stored product, as long as its words are not typed over. */
  readonly known: { readonly category: Category; readonly subtype: string | null } | null
}
export type TypedField = Exclude<keyof TypedProduct, 'known'>

export const nothingTyped: TypedProduct = {
  type: '',
  country: '',
  region: '',
  vintage: '',
  container: '',
  volume: '',
  weight: '',
  known: null,
}

export const mostOfField = { volume: mostVolumeMl, weight: mostWeightG }

const isWithin = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most

/** The number of a field; null: nothing is typed; undefined: it cannot be. */
function numberIn(text: string, least: number, most: number): number | null | undefined {
  const value = parseTyped(text)
  return value === null || isWithin(value, least, most) ? value : undefined
}

function vintageIn(text: string): number | 'NV' | null | undefined {
  return /^\s*n\.?v\.?\s*$/i.test(text) ? 'NV' : numberIn(text, 1800, 2100)
}

/** What is asked of the server, and which fields it leaves out because they cannot be. */
export function askedOf(typed: TypedProduct): {
  readonly query: NonNullable<ApiInput<'getOpenRequirements'>['query']>
  readonly wrong: readonly TypedField[]
} {
  const numbers = {
    vintage: vintageIn(typed.vintage),
    volume: numberIn(typed.volume, 1, mostOfField.volume),
    weight: numberIn(typed.weight, 1, mostOfField.weight),
  }
  const wrong = (['vintage', 'volume', 'weight'] as const).filter(
    (field) => numbers[field] === undefined,
  )
  return {
    query: {
      ...(typed.known === null
        ? { type: typed.type.trim() || undefined }
        : { category: typed.known.category, subtype: typed.known.subtype ?? undefined }),
      country_code: typed.country || undefined,
      region: typed.region.trim() || undefined,
      vintage: numbers.vintage ?? undefined,
      container: typed.container || undefined,
      volume_ml: numbers.volume ?? undefined,
      container_weight_g: numbers.weight ?? undefined,
    },
    wrong,
  }
}

const written = (value: number | string | null): string => (value === null ? '' : String(value))

/** The fields as a stored product fills them in. */
export const typedOf = (
  facts: ProductFacts,
  known: TypedProduct['known'],
  words: string,
): TypedProduct => ({
  known,
  type: facts.type ?? words,
  country: facts.country_code ?? '',
  region: facts.region ?? '',
  vintage: written(facts.vintage),
  container: containers.find((one) => one === facts.container) ?? '',
  volume: written(facts.volume_ml),
  weight: written(facts.container_weight_g),
})
