import { isOpen, type TenderDates } from '#domain/tenders/is-open.ts'

const hourMs = 3_600_000
/** The provider lets a payment page live for half an hour at least, and for a day at most. */
const shortestMs = 31 * 60_000
const mostHours = 23

/**
 * When a payment page has to end because a tender closes, in seconds since 1970: nobody pays for what can
 * no longer be submitted. Null: the provider ends it before. On the hour, so that two requests of one wish
 * ask for the same page.
 */
export function pageEndOf(tenders: readonly TenderDates[], now: Date): number | null {
  const first = Math.ceil((now.getTime() + shortestMs) / hourMs)
  const open = tenders.filter((tender) => isOpen(tender, now))
  for (let hour = first; hour < first + mostHours; hour++) {
    const at = new Date(hour * hourMs)
    if (open.some((tender) => !isOpen(tender, at))) return at.getTime() / 1000
  }
  return null
}
