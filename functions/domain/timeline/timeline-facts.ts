import type { Facts } from '../compliance/condition.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { Market } from '../shared/market.ts'
import { countriesOf } from '../vocabulary/country-groups.ts'

/** What of a tender decides over its procedure and its steps; what is missing or null is not known. */
export interface TimelineTender {
  readonly market: Market
  readonly assortment?: string | null | undefined
  readonly offer_type?: string | null | undefined
  readonly dates_note?: string | null | undefined
  readonly documents_required?: readonly string[] | null | undefined
  readonly published_date?: CalendarDate | null | undefined
  readonly offer_deadline?: CalendarDate | null | undefined
  readonly launch_date?: CalendarDate | null | undefined
}

/**
 * The fields of the procedures' conditions that a tender and the origin of the product tell. `origin`: ISO 3166-1
 * alpha-2, null where it is not known; `as_of`: the day of the procedures.
 */
export function timelineFacts(
  tender: TimelineTender,
  origin: string | null,
  as_of: CalendarDate,
): Facts<string> {
  return {
    assortment: tender.assortment,
    'tender.market': tender.market,
    'tender.offerType': tender.offer_type,
    'tender.documentsRequired': tender.documents_required,
    'tender.datesNote': tender.dates_note,
    'origin.country': origin,
    'origin.isEuEea': origin === null ? null : isInEea(origin, tender, as_of),
  }
}

/** On the day of the launch, or the last one that is known; without any on that of the procedures. */
function isInEea(country: string, tender: TimelineTender, as_of: CalendarDate): boolean {
  const day = tender.launch_date ?? tender.offer_deadline ?? tender.published_date ?? as_of
  return countriesOf('EEA', day).includes(country)
}
