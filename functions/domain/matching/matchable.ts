import type { ProductFacts } from '../portfolio/product.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { ProductId, TenderId } from '../shared/ids.ts'
import type { Market } from '../shared/market.ts'
import type { Criterion } from '../tenders/criterion.ts'
import type { PublishedTender } from '../tenders/published-tender.ts'
import { saleStartOf } from '../tenders/sale-start-of.ts'
import type { Tender } from '../tenders/tender.ts'

/** What matching needs of a tender. */
export interface MatchableTender {
  readonly tender_id: TenderId
  readonly version: number
  readonly market: Market
  readonly offer_deadline: CalendarDate | null
  /** The day whose country groups count: see `validOn`. */
  readonly valid_on: CalendarDate
  /** The day whose duties and mark-ups count: the launch, else as `valid_on`. */
  readonly sale_start: CalendarDate
  /** Of a record that gives only a part of what was published, nothing is certain. */
  readonly completeness: PublishedTender['completeness']
  readonly criteria: readonly Criterion[]
}

/** The part of a product that matching needs; a stored `Product` is one. */
export interface MatchableProduct {
  readonly product_id: ProductId
  readonly version: number
  readonly facts: ProductFacts
}

// a tender without any date: the reference day of our dated tables
const withoutAnyDate: CalendarDate = '2025-06-30'

type Dates = Pick<
  Tender['published'],
  'offer_deadline' | 'published_date' | 'sample_deadline' | 'launch_date'
>

/** A tender's own date, never the clock's: the same versions must give the same answer. */
const validOn = (dates: Dates): CalendarDate =>
  dates.offer_deadline ??
  dates.sample_deadline ??
  dates.launch_date ??
  dates.published_date ??
  withoutAnyDate

/** The tender's days by which dated tables are read. */
export const daysOf = (published: Dates & Parameters<typeof saleStartOf>[0]) => ({
  valid_on: validOn(published),
  sale_start: saleStartOf(published) ?? validOn(published),
})

/** A stored tender with the criteria that count for it (an administrator's, else those read). */
export const matchableTender = (
  { tender_id, version, published }: Pick<Tender, 'tender_id' | 'version' | 'published'>,
  criteria: readonly Criterion[],
): MatchableTender => ({
  tender_id,
  version,
  market: published.market,
  offer_deadline: published.offer_deadline,
  ...daysOf(published),
  completeness: published.completeness,
  criteria,
})
