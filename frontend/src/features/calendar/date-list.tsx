import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { TenderTitle } from '../../lib/tenders/tender-title.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './date-list.module.css'
import { MilestoneMark } from './milestone-mark.tsx'
import type { ShownMonth } from './shown-month.ts'
import { byDay, type KeyDate } from './use-key-dates.ts'

/** The dates of a month, day by day: the form for phones, and for whoever prefers it. */
export function DateList({ month, today, dates }: ShownMonth) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  useDayOfAddress(dates !== undefined)
  if (month === null || dates === undefined) return <Skeleton lines={14} />
  const ofMonth = dates.filter(({ date }) => date.startsWith(month))
  if (ofMonth.length === 0) {
    return (
      <EmptyState title={t('empty_title', { month: format.month(month) })}>
        <p>{t('empty_text')}</p>
      </EmptyState>
    )
  }
  return (
    <ol className={styles.days}>
      {[...byDay(ofMonth)].map(([day, datesOfDay]) => (
        <Day key={day} day={day} dates={datesOfDay} isToday={day === today} />
      ))}
    </ol>
  )
}

interface DayProps {
  readonly day: CalendarDate
  readonly dates: readonly KeyDate[]
  readonly isToday: boolean
}

function Day({ day, dates, isToday }: DayProps) {
  const { t } = useTranslation('calendar')
  const { t: word } = useTranslation('vocabulary')
  const format = useFormat()
  return (
    <li className={styles.day} id={`day-${day}`} aria-current={isToday ? 'date' : undefined}>
      <h3 className={styles.date}>
        <time dateTime={day}>{format.fullDate(day)}</time> {isToday && <Badge>{t('today')}</Badge>}
      </h3>
      <ul className={styles.list}>
        {dates.map(({ tender, milestone, cancelled }) => (
          <li key={`${tender.tender_id} ${milestone}`} className={styles.line}>
            <p className={styles.what}>
              <MilestoneMark milestone={milestone} isCancelled={cancelled} />
              <span className={styles.zone}>{word(`zone.${tender.market}`)}</span>
            </p>
            <TenderTitle tender={tender} />
          </li>
        ))}
      </ul>
    </li>
  )
}

/** `#day-2027-03-01`: from the month to all dates of a day, once they are there. */
function useDayOfAddress(areShown: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (areShown && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [areShown, hash])
}
