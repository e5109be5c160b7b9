import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { useIsWide } from '../../lib/use-is-wide.ts'
import { Page } from '../../ui/page.tsx'
import { useLongWait } from '../../ui/use-long-wait.ts'
import { CalendarBar } from './calendar-bar.tsx'
import { CalendarFilterForm } from './calendar-filter-form.tsx'
import styles from './calendar-page.module.css'
import { DateList } from './date-list.tsx'
import { type Month, monthOf } from './month.ts'
import { MonthGrid } from './month-grid.tsx'
import { SubscribePanel } from './subscribe-panel.tsx'
import { useCalendarFilter } from './use-calendar-filter.ts'
import { type KeyDate, useKeyDates } from './use-key-dates.ts'
import { useOwnSteps } from './use-own-steps.ts'
import { useToday } from './use-today.ts'

/** `/calendar`: offer, sample and launch dates of the three markets. */
export function CalendarPage() {
  const { t } = useTranslation('calendar')
  const { filter, change } = useCalendarFilter()
  const isWide = useIsWide()
  const isGrid = isWide && filter.view === 'month'
  const today = useToday()
  const month = today && (filter.month || monthOf(today))
  const dates = useKeyDates(month, filter)
  const { agenda, byDay } = useOwnSteps(month, filter)
  const shown = { month, today, dates: dates.data, steps: byDay, filter, change }
  return (
    <Page width="wide" title={t('title')} lead={t('lead')}>
      <CalendarFilterForm filter={filter} onChange={change} />
      <SubscribePanel selection={filter} />
      <section className={styles.calendar} aria-label={t('title')} aria-busy={dates.isPending}>
        <CalendarBar month={month} today={today} filter={filter} onChange={change} />
        <div className={styles.notes}>
          <Count month={month} dates={dates.data} />
          {isGrid && dates.isPending && <LateDates />}
          <p>{t('zones')}</p>
        </div>
        {agenda.isError && (
          <ApiFailure
            error={agenda.error}
            title={t('steps_failed')}
            onRetry={() => void agenda.refetch()}
          />
        )}
        {dates.isError ? (
          <ApiFailure
            error={dates.error}
            title={t('failed')}
            onRetry={() => void dates.refetch()}
          />
        ) : isGrid ? (
          <MonthGrid {...shown} />
        ) : (
          <DateList {...shown} />
        )}
      </section>
    </Page>
  )
}

/** A month without its dates looks like one that has none. */
function LateDates() {
  return <p role="status">{useLongWait('dates')}</p>
}

interface CountProps {
  readonly month: Month | null
  readonly dates: readonly KeyDate[] | undefined
}

/** How many dates the month has, and whether they are of sample data. */
function Count({ month, dates }: CountProps) {
  const { t } = useTranslation('calendar')
  const ofMonth = dates?.filter(({ date }) => month !== null && date.startsWith(month))
  const hasSample = ofMonth?.some(({ tender }) => tender.sample !== null)
  return (
    <p role="status" className={styles.count}>
      {ofMonth && t('count', { count: ofMonth.length })} {hasSample && t('sample')}
    </p>
  )
}
