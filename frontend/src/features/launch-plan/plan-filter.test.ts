import { describe, expect, it } from 'vitest'
import type { TenderId } from '#domain/shared/ids.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { titleIn } from '#domain/tenders/title-in.ts'
import { byMarketAndMonth } from './launch-months.ts'
import {
  filterPlan,
  narrowedBy,
  noPlanFilter,
  parsePlanFilter,
  planFilterSearch,
} from './plan-filter.ts'

const tender = (tender_id: number, change: Partial<TenderSummary>): TenderSummary => ({
  tender_id: tender_id as TenderId,
  market: 'SE',
  reference: null,
  title: `Tender ${tender_id}`,
  titles: null,
  category: null,
  product_type: null,
  country_of_origin: null,
  region: null,
  assortment: null,
  container_volume_ml: null,
  offer_deadline: null,
  sample_deadline: null,
  launch_date: null,
  launch_month: null,
  published_date: null,
  record_kind: 'tender',
  publication_status: 'published',
  sample: null,
  source: 'https://example.org',
  result: null,
  ...change,
})
const tenders = [
  tender(1, {
    market: 'NO',
    launch_month: '2027-03',
    offer_deadline: '2026-10-01',
    title: 'Rioja',
  }),
  tender(2, { launch_date: '2027-01-15', offer_deadline: '2026-12-01', title: 'Tokaj' }),
  tender(3, { category: 'cider', title: 'Cider, Normandy', reference: '77' }),
  tender(4, { market: 'NO', launch_month: '2027-01', offer_deadline: '2026-11-01', title: 'Gin' }),
]
const inEnglish = (of: TenderSummary) => titleIn(of, 'en')
const inGerman = (of: TenderSummary) => titleIn(of, 'de')
const shown = (
  search: string,
  isChosen = (_: TenderSummary) => false,
  [of, titleOf] = [tenders, inEnglish],
) =>
  filterPlan(of, parsePlanFilter(new URLSearchParams(search)), isChosen, titleOf).map(
    ({ tender_id }) => tender_id,
  )
const made = (tender_id: number, en: string, de: string) =>
  tender(tender_id, { title: en, titles: { en, de, it: en, fr: en, es: en } })
const unnamed = [
  made(5, 'Fortified wine', 'Likörwein'),
  made(6, 'Spirits', 'Spirituosen'),
  made(7, 'Other wine', 'Anderer Wein'),
]

describe('the filters of the launch plan', () => {
  it('are as they stand in the address', () => {
    const address = 'text=rio&market=NO&category=red_wine&launch=2027-03&chosen=yes&sort=-launch'
    expect(planFilterSearch(parsePlanFilter(new URLSearchParams(address))).toString()).toBe(address)
  })

  it('leave out what is not understood', () => {
    const filter = parsePlanFilter(
      new URLSearchParams('market=XX&launch=soon&sort=price&chosen=1&category=milk'),
    )
    expect(filter).toEqual(noPlanFilter)
    expect(narrowedBy(filter)).toBe(0)
  })

  it('find by market, month, category and words', () => {
    expect(shown('market=NO')).toEqual([1, 4])
    expect(shown('launch=2027-01')).toEqual([4, 2])
    expect(shown('category=cider')).toEqual([3])
    expect(shown('text=normandy+77')).toEqual([3])
    expect(shown('chosen=yes', ({ tender_id }) => tender_id === 2)).toEqual([2])
  })

  it('order both ways; what has no day comes as if it were last', () => {
    expect(shown('')).toEqual([1, 4, 2, 3])
    expect(shown('sort=-deadline')).toEqual([3, 2, 4, 1])
    expect(shown('sort=launch')).toEqual([4, 2, 1, 3])
    expect(shown('sort=tender')).toEqual([3, 4, 1, 2])
    expect(shown('sort=market')).toEqual([3, 2, 4, 1])
  })

  it('go by the titles that the reader of the page sees', () => {
    const inThatLanguage = (search: string) => shown(search, undefined, [unnamed, inGerman])
    expect(inThatLanguage('sort=tender')).toEqual([7, 5, 6])
    expect(inThatLanguage('sort=market')).toEqual([7, 5, 6])
    expect(inThatLanguage('text=lik\u00f6rwein')).toEqual([5])
  })
})

it('groups by market and month of launch, the unannounced last', () => {
  const groups = byMarketAndMonth(tenders, inEnglish).map(({ market, months }) => [
    market,
    months.map(({ month, tenders: ofMonth }) => [month, ofMonth.length]),
  ])
  expect(groups).toEqual([
    [
      'SE',
      [
        ['2027-01', 1],
        [null, 1],
      ],
    ],
    [
      'NO',
      [
        ['2027-01', 1],
        ['2027-03', 1],
      ],
    ],
  ])
})

it('orders the tenders of a month by the titles that the reader of the page sees', () => {
  const ids = byMarketAndMonth(unnamed, inGerman)[0]?.months[0]?.tenders.map(
    ({ tender_id }) => tender_id,
  )
  expect(ids).toEqual([7, 5, 6])
})
