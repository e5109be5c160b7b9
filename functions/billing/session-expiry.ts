import { isOpen, type TenderDates } from '#domain/tenders/is-open.ts'

const hourMs = 3_600_000
/** The provider lets a checkout session live for half an hour at least, and for a day at most. */
const shortestMs = 31 * 60_000
const mostHours = 23

/**
 * When a checkout session has to expire because a tender closes, in seconds since 1970: nobody pays for what can
 * no longer be submitted. Null: the provider expires it before. On the hour, so that two requests of one purchase
 * ask for the same session.
 */
export function sessionExpiryOf(tenders: readonly TenderDates[], now: Date): number | null {
  const first = Math.ceil((now.getTime() + shortestMs) / hourMs)
  const open = tenders.filter((tender) => isOpen(tender, now))
  for (let hour = first; hour < first + mostHours; hour++) {
    const at = new Date(hour * hourMs)
    if (open.some((tender) => !isOpen(tender, at))) return at.getTime() / 1000
  }
  return null
}
