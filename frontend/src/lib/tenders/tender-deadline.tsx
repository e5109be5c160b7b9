import { useTranslation } from 'react-i18next'
import { isOpen, type TenderDates } from '#domain/tenders/is-open.ts'
import { Badge } from '../../ui/badge.tsx'
import { useFormat } from '../use-format.ts'
import { deadlineState } from './deadline.ts'
import styles from './tender-deadline.module.css'

export interface TenderDeadlineProps {
  /** Some lists know of a tender no more than its deadline. */
  readonly tender: TenderDates | Pick<TenderDates, 'market' | 'offer_deadline'>
}

/** From here on the days left are marked as few. */
const fewDays = 14

/**
 * The offer deadline as a date, with the days left and the zone that it is meant in. A tender without one can be over
 * all the same: it was launched, or nothing was heard of it since its publication.
 */
export function TenderDeadline({ tender }: TenderDeadlineProps) {
  const { t } = useTranslation('vocabulary')
  const { date } = useFormat()
  const { market, offer_deadline } = tender
  const now = new Date()
  if (offer_deadline === null) {
    const isOver = 'launch_month' in tender && !isOpen(tender, now)
    return isOver ? (
      <Badge>{t('deadline.closed')}</Badge>
    ) : (
      <span className={styles.zone}>{t('deadline.notAnnounced')}</span>
    )
  }
  const deadline = deadlineState(offer_deadline, market, now)
  return (
    <span className={styles.deadline}>
      <time className={styles.date} dateTime={offer_deadline}>
        {date(offer_deadline)}
      </time>
      <DaysLeft deadline={deadline} />
      <span className={styles.zone}>{t(`zone.${market}`)}</span>
    </span>
  )
}

function DaysLeft({ deadline }: { readonly deadline: ReturnType<typeof deadlineState> }) {
  const { t } = useTranslation('vocabulary')
  switch (deadline.state) {
    case 'closed':
      return <Badge>{t('deadline.closed')}</Badge>
    case 'today':
      return <Badge tone="warning">{t('deadline.today')}</Badge>
    case 'left':
      return (
        <Badge tone={deadline.days <= fewDays ? 'warning' : 'neutral'}>
          {t('deadline.daysLeft', { count: deadline.days })}
        </Badge>
      )
    case 'not_announced':
      return null
  }
}
