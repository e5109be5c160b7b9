import { useTranslation } from 'react-i18next'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { Badge } from '../../ui/badge.tsx'
import { useFormat } from '../use-format.ts'
import { deadlineState } from './deadline.ts'
import styles from './tender-deadline.module.css'

export interface TenderDeadlineProps {
  readonly tender: Pick<TenderSummary, 'market' | 'offer_deadline'>
}

/** From here on the days left are marked as few. */
const fewDays = 14

/** The offer deadline as a date, with the days left and the zone that it is meant in. */
export function TenderDeadline({ tender }: TenderDeadlineProps) {
  const { t } = useTranslation('vocabulary')
  const { date } = useFormat()
  const { market, offer_deadline } = tender
  const deadline = deadlineState(offer_deadline, market, new Date())
  if (offer_deadline === null) {
    return <span className={styles.zone}>{t('deadline.notAnnounced')}</span>
  }
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
