import { useTranslation } from 'react-i18next'
import { useFormat } from '../use-format.ts'
import type { ShownOffer } from './offer-card.tsx'
import styles from './offers.module.css'

type Event = ShownOffer['events'][number]

/** What happened to an offer, in the order of time, with what was written. */
export function OfferEvents({ events }: { readonly events: readonly Event[] }) {
  const { t } = useTranslation('private-offers')
  if (events.length === 0) return null
  return (
    <ol className={styles.events} aria-label={t('history')}>
      {events.map((event) => (
        <li key={`${event.at} ${event.step}`}>
          <EventLine event={event} />
          {event.words !== null && <q>{event.words}</q>}
        </li>
      ))}
    </ol>
  )
}

function EventLine({ event: { step, at, by, quantity, day } }: { readonly event: Event }) {
  const { t } = useTranslation('private-offers')
  const { instant, number, date } = useFormat()
  // the desk reads who of it, the others that it was the desk
  const isDesk = by === 'desk' || (typeof by === 'object' && by.side === 'desk')
  const who = typeof by === 'object' && by.side === 'desk' ? by.email : t('by_desk')
  return (
    <span>
      {t(`event.${step}`, {
        count: quantity ?? 0,
        quantity: quantity === null ? '' : number(quantity),
        day: day === null ? '' : date(day, 'long'),
      })}{' '}
      <span className={styles.soft}>
        {[instant(at), isDesk ? who : null].filter(Boolean).join(' \u00b7 ')}
      </span>
    </span>
  )
}
