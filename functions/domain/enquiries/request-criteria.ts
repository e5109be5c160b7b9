import type { Criterion } from '../tenders/criterion.ts'
import type { PrivateSaleRequest } from './enquiry.ts'

type Asked = Pick<PrivateSaleRequest, 'category' | 'origin_country'>

/**
 * What a machine can check of a private-sales request, as criteria of a tender. The rest is in the
 * buyer's own words and is read by people. Empty: everything is in words.
 */
export function requestCriteria({ category, origin_country }: Asked): Criterion[] {
  const criteria: Criterion[] = []
  if (category !== null) {
    criteria.push({
      id: 'category-1',
      kind: 'category',
      text: category,
      source_field: 'category',
      required: true,
      any_of: [category],
      subtypes: [],
    })
  }
  if (origin_country !== null) {
    criteria.push({
      id: 'origin-1',
      kind: 'origin',
      text: origin_country,
      source_field: 'origin_country',
      required: true,
      any_of: [{ country: origin_country, group: null, regions: [], appellations: [] }],
    })
  }
  return criteria
}
