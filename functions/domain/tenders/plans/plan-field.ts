import { planHeaderTerms } from '../../vocabulary/data/plan-header-terms.ts'
import { readWordLists } from '../../vocabulary/word-lists.ts'

/**
 * What a column of a plan can hold: mostly fields of a tender by their own names. `launch` is a day, a month or words,
 * `alcohol` and `sugar` state both limits, `volume_note` is a quantity that is no minimum.
 */
export const planFields = [
  'reference',
  'plan',
  'status',
  'reference_note',
  'assortment',
  'distribution',
  'offer_type',
  'published_date',
  'offer_open_date',
  'offer_deadline',
  'sample_deadline',
  'launch',
  'sales_end_date',
  'product_group',
  'product_type',
  'country_of_origin',
  'region',
  'appellation',
  'grapes',
  'vintage',
  'price',
  'price_min',
  'price_max',
  'min_volume',
  'volume_note',
  'container_type',
  'container_volume_ml',
  'closure',
  'alcohol',
  'abv_min',
  'abv_max',
  'sugar',
  'ageing',
  'style',
  'sensory_criteria',
  'certification_text',
  'requirements',
  'importer',
] as const
export type PlanField = (typeof planFields)[number]

export const isPlanField = (name: unknown): name is PlanField =>
  typeof name === 'string' && (planFields as readonly string[]).includes(name)

/** Several columns may hold them: criteria, additional specifications and packaging each have one. */
export const repeatable: Partial<Record<PlanField, number>> = { requirements: 4, reference_note: 2 }

let known: ReadonlyMap<string, readonly string[]> | undefined

export function headerWords(): ReadonlyMap<string, readonly string[]> {
  known ??= readWordLists(planHeaderTerms)
  return known
}
