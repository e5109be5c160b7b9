import { type Market, markets } from '#domain/shared/market.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { type Category, categories } from '#domain/vocabulary/kinds.ts'
import { launchMonthOf } from './launch-months.ts'

export const sortKeys = ['tender', 'market', 'launch', 'deadline'] as const
export type SortKey = (typeof sortKeys)[number]

/** The filters and the order of the table, as in its address; empty means: any. */
export interface PlanFilter {
  readonly text: string
  readonly market: Market | ''
  readonly category: Category | ''
  /** `YYYY-MM` */
  readonly launch: string
  readonly chosen: 'yes' | ''
  readonly sort: SortKey | `-${SortKey}`
}

export const noPlanFilter: PlanFilter = {
  text: '',
  market: '',
  category: '',
  launch: '',
  chosen: '',
  sort: 'deadline',
}

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | '' =>
  values.find((value) => value === text) ?? ''

const sorts = sortKeys.flatMap((key): PlanFilter['sort'][] => [key, `-${key}`])

/** Reads the filters of an address; what is not understood is left out. */
export function parsePlanFilter(search: URLSearchParams): PlanFilter {
  const launch = search.get('launch') ?? ''
  return {
    text: (search.get('text') ?? '').slice(0, 200),
    market: oneOf(markets, search.get('market')),
    category: oneOf(categories, search.get('category')),
    launch: /^\d{4}-\d{2}$/.test(launch) ? launch : '',
    chosen: oneOf(['yes'], search.get('chosen')),
    sort: oneOf(sorts, search.get('sort')) || noPlanFilter.sort,
  }
}

const names = Object.keys(noPlanFilter) as (keyof PlanFilter)[]

/** The address of filters: only what differs from the usual. */
export function planFilterSearch(filter: PlanFilter): URLSearchParams {
  const search = new URLSearchParams()
  for (const name of names) if (filter[name] !== noPlanFilter[name]) search.set(name, filter[name])
  return search
}

const folded = ['market', 'category', 'launch', 'chosen'] as const

/** How many filters are set besides the search. */
export const narrowedBy = (filter: PlanFilter): number =>
  folded.filter((name) => filter[name] !== '').length

const values: Readonly<Record<SortKey, (tender: TenderSummary, title: string) => string>> = {
  tender: (_, title) => title,
  market: ({ market }, title) => `${markets.indexOf(market)} ${title}`,
  launch: (tender) => tender.launch_date ?? launchMonthOf(tender) ?? '9999',
  deadline: ({ offer_deadline }) => offer_deadline ?? '9999',
}

/** The tenders that pass the filters, in their order; `titleOf`: as the reader of the page sees it. */
export function filterPlan(
  tenders: readonly TenderSummary[],
  filter: PlanFilter,
  isChosen: (tender: TenderSummary) => boolean,
  titleOf: (tender: TenderSummary) => string,
): readonly TenderSummary[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean)
  const isDown = filter.sort.startsWith('-')
  const readValue = values[filter.sort.replace('-', '') as SortKey]
  const sortValue = (tender: TenderSummary) => readValue(tender, titleOf(tender))
  return tenders
    .filter(
      (tender) =>
        (filter.market === '' || tender.market === filter.market) &&
        (filter.category === '' || tender.category === filter.category) &&
        (filter.launch === '' || launchMonthOf(tender) === filter.launch) &&
        (filter.chosen === '' || isChosen(tender)) &&
        words.every((word) => textOf(tender, titleOf(tender)).includes(word)),
    )
    .sort((a, b) => {
      const order = sortValue(a).localeCompare(sortValue(b)) || a.tender_id - b.tender_id
      return isDown ? -order : order
    })
}

const textOf = (
  { reference, region, country_of_origin, product_type }: TenderSummary,
  title: string,
): string => [title, reference, region, country_of_origin, product_type].join(' ').toLowerCase()
