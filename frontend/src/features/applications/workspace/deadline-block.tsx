import { useTranslation } from 'react-i18next'
import { type CalendarDate, dateIn } from '#domain/shared/calendar-date.ts'
import { marketFacts } from '#domain/shared/market.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { AddToCalendar } from '../../../lib/tenders/add-to-calendar.tsx'
import { deadlineState } from '../../../lib/tenders/deadline.ts'
import { lastMinuteOf } from '../../../lib/tenders/deadline-times.ts'
import { useFormat } from '../../../lib/use-format.ts'
import styles from './workspace-head.module.css'

/** Until when: the day, the days left, and the hour by the market's clock and by the reader's. */
export function DeadlineBlock({ tender }: { readonly tender: TenderSummary }) {
  const { t } = useTranslation('vocabulary')
  const { date, weekday } = useFormat()
  const { market, offer_deadline } = tender
  const deadline = deadlineState(offer_deadline, market, new Date())
  return (
    <div className={styles.deadline}>
      {offer_deadline === null ? (
        <p>{t('deadline.notAnnounced')}</p>
      ) : (
        <>
          <p>
            <time className={styles.day} dateTime={offer_deadline}>
              {weekday(offer_deadline)} {date(offer_deadline)}
            </time>{' '}
            <span>
              {deadline.state === 'closed' && t('deadline.closed')}
              {deadline.state === 'today' && t('deadline.today')}
              {deadline.state === 'left' && t('deadline.daysLeft', { count: deadline.days })}
            </span>
          </p>
          <p className={styles.soft}>
            <DeadlineTimes day={offer_deadline} tender={tender} />
          </p>
        </>
      )}
      <AddToCalendar tender={tender} />
    </div>
  )
}

interface DeadlineTimesProps {
  readonly day: CalendarDate
  readonly tender: Pick<TenderSummary, 'market'>
}

function DeadlineTimes({ day, tender: { market } }: DeadlineTimesProps) {
  const { t } = useTranslation('workspace')
  const { t: word } = useTranslation('vocabulary')
  const language = useLanguage()
  const { date, weekday } = useFormat()
  const marketZone = marketFacts[market].time_zone
  const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const last = lastMinuteOf(day, marketZone)
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat(language, {
      timeZone,
      hourCycle: 'h23',
      hour: '2-digit',
      minute: '2-digit',
    }).format(last)
  const values = { market: clock(marketZone), zone: word(`zone.${market}`) }
  const ownDay = dateIn(ownZone, last)
  const own = clock(ownZone)
  if (ownDay === day && own === values.market) return t('deadline.same', values)
  const shownDay = ownDay === day ? '' : `${weekday(ownDay)} ${date(ownDay)}, `
  return t('deadline.both', { ...values, own: `${shownDay}${own}` })
}
