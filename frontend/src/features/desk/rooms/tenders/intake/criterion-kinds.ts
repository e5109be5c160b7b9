import { type Market, marketFacts } from '#domain/shared/market.ts'
import type { Criterion, CriterionKind } from '#domain/tenders/criterion.ts'
import { inputsOf } from './criterion-inputs.ts'

/** The kinds that words can be made into. */
export const criterionKinds = [
  'category',
  'origin',
  'grapes',
  'vintage',
  'price',
  'container',
  'size',
  'closure',
  'alcohol',
  'sugar',
  'certification',
  'quantity',
  'ageing',
] as const satisfies readonly CriterionKind[]

/** The same words as a criterion of another kind, which asks for nothing yet. */
export function asKind(
  { id, text, source_field, required }: Criterion,
  kind: CriterionKind,
  market: Market,
): Criterion {
  const base = { id, text, source_field, required }
  switch (kind) {
    case 'category':
      return { ...base, kind, any_of: [], subtypes: [] }
    case 'origin':
      return { ...base, kind, any_of: [] }
    case 'grapes':
      return { ...base, kind, rules: [], single_variety: false, min_varieties: null }
    case 'vintage':
      return { ...base, kind, ranges: [], non_vintage_allowed: false }
    case 'price': {
      const limit = {
        basis: 'retail' as const,
        currency: marketFacts[market].currency,
        min_minor: null,
        max_minor: null,
        max_inclusive: true,
        min_inclusive: true,
        per_volume_ml: null,
      }
      return { ...base, kind, any_of: [limit] }
    }
    case 'container':
      return { ...base, kind, any_of: [], max_weight_g: null, weight_exempt: [], weight_limits: [] }
    case 'size':
      return { ...base, kind, any_of_ml: [], launched_together: false }
    case 'closure':
      return { ...base, kind, any_of: [] }
    case 'alcohol':
      return { ...base, kind, min_tenths: null, max_tenths: null }
    case 'sugar':
      return { ...base, kind, min_mg_l: null, max_mg_l: null }
    case 'certification':
      return { ...base, kind, schemes: [], combine: 'any_of' }
    case 'quantity':
      return { ...base, kind, minimum: 0, unit: 'units' }
    case 'ageing':
      return {
        ...base,
        kind,
        oak: null,
        min_months_in_oak: null,
        max_months_in_oak: null,
        min_months_on_lees: null,
      }
    case 'text':
      return { ...base, kind }
  }
}

/** What a person said holds: words that were not understood are settled by it. */
export function settled(criterion: Criterion): Criterion {
  if (!('unread' in criterion) || criterion.unread === undefined) return criterion
  const { unread: _, ...rest } = criterion
  return rest
}

/** Whether a criterion asks for something. */
export const asksAnything = (criterion: Criterion): boolean =>
  criterion.kind === 'text' ||
  inputsOf(criterion).some((input) => {
    if (input.type === 'number') return input.value !== null && input.value !== 0
    if (input.type === 'check') return input.value && input.name !== 'max_inclusive'
    if (input.type === 'select') return input.value === 'required' || input.value === 'forbidden'
    return input.name !== 'basis' && input.value.length > 0
  })
