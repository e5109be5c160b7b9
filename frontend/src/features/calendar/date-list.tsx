import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { AgendaStepLine } from '../../lib/applications/agenda-step.tsx'
import type { AgendaStep } from '../../lib/applications/use-agenda.ts'
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
export function DateList({ month, today, dates, steps }: ShownMonth) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  useDayOfAddress(dates !== undefined)
  if (month === null || dates === undefined) return <Skeleton awaits="dates" lines={14} />
  const ofMonth = dates.filter(({ date }) => date.startsWith(month))
  const datesOf = byDay(ofMonth)
  const own = [...steps.keys()].filter((day) => day.startsWith(month))
  const days = [...new Set([...datesOf.keys(), ...own])].toSorted()
  if (days.length === 0) {
    return (
      <EmptyState title={t('empty_title', { month: format.month(month) })}>
        <p>{t('empty_text')}</p>
      </EmptyState>
    )
  }
  return (
    <ol className={styles.days}>
      {days.map((day) => (
        <Day
          key={day}
          day={day}
          dates={datesOf.get(day) ?? []}
          steps={steps.get(day) ?? []}
          isToday={day === today}
        />
      ))}
    </ol>
  )
}

interface DayProps {
  readonly day: CalendarDate
  readonly dates: readonly KeyDate[]
  readonly steps: readonly AgendaStep[]
  readonly isToday: boolean
}

function Day({ day, dates, steps, isToday }: DayProps) {
  const { t } = useTranslation('calendar')
  const { t: word } = useTranslation('vocabulary')
  const format = useFormat()
  return (
    <li className={styles.day} id={`day-${day}`} aria-current={isToday ? 'date' : undefined}>
      <h3 className={styles.date}>
        <time dateTime={day}>{format.fullDate(day)}</time> {isToday && <Badge>{t('today')}</Badge>}
      </h3>
      <ul className={styles.list}>
        {steps.map((step) => (
          <li key={`${step.tender.tender_id} ${step.key}`} className={styles.line}>
            <p className={styles.what}>
              <strong>{t('own_step')}</strong>
            </p>
            <AgendaStepLine step={step} />
          </li>
        ))}
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
