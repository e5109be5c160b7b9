import { type PlanStatus, planStatuses } from '#domain/companies/plan-status.ts'
import { type ProducerSort, producerSorts } from '#domain/companies/producer-order.ts'
import type { ApiInput } from '../../../../lib/api.ts'

export const completenesses = ['complete', 'incomplete'] as const

/** What the list shows, as in its address; empty means: any. */
export interface ProducerFilter {
  readonly text: string
  readonly plan: PlanStatus | ''
  readonly country: string
  readonly completeness: (typeof completenesses)[number] | ''
  readonly sort: ProducerSort
}

/** Everybody, in whatever order. */
export const anybody = { text: '', plan: '', country: '', completeness: '' } as const

const usual: ProducerSort = 'name'

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | '' =>
  values.find((value) => value === text) ?? ''

/** Reads the filters of an address; what is not understood is left out. */
export const parseFilter = (search: URLSearchParams): ProducerFilter => ({
  text: (search.get('text') ?? '').slice(0, 100),
  plan: oneOf(planStatuses, search.get('plan')),
  country: /^[A-Z]{2}$/.exec(search.get('country') ?? '')?.[0] ?? '',
  completeness: oneOf(completenesses, search.get('completeness')),
  sort: oneOf(producerSorts, search.get('sort')) || usual,
})

export const filterSearch = ({ sort, ...filter }: ProducerFilter): URLSearchParams =>
  new URLSearchParams(
    Object.entries({ ...filter, sort: sort === usual ? '' : sort }).filter(
      ([, value]) => value !== '',
    ),
  )

export const isFiltered = ({ sort: _, ...filter }: ProducerFilter): boolean =>
  Object.values(filter).some((value) => value !== '')

export const queryOf = ({ text, plan, country, completeness, sort }: ProducerFilter) =>
  ({
    text: text.trim() || undefined,
    plan: plan || undefined,
    country: country || undefined,
    completeness: completeness || undefined,
    sort,
  }) satisfies ApiInput<'listProducers'>['query']
