import { useTranslation } from 'react-i18next'
import { addMonths, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { useFormat } from '../../lib/use-format.ts'
import { useIsHydrated } from '../../lib/use-is-hydrated.ts'
import { Select } from '../../ui/select.tsx'

/** Tenders are launched within a year and a half. */
const monthsAhead = 18

interface DayFieldProps {
  readonly value: CalendarDate | ''
  readonly today: CalendarDate
  readonly onChange: (day: CalendarDate | '') => void
}

/** Today, a launch month, or the day with which somebody came here. */
export function DayField({ value, today, onChange }: DayFieldProps) {
  const { t } = useTranslation('prices')
  const { date, month } = useFormat()
  // the page is built on another day than it is read
  const isHydrated = useIsHydrated()
  const thisMonth = `${today.slice(0, 8)}01`
  const months = isHydrated
    ? Array.from({ length: monthsAhead }, (_, n) => addMonths(thisMonth, n + 1))
    : []
  const days = [...new Set(value === '' ? months : [...months, value])].toSorted()
  return (
    <Select
      label={t('day')}
      hint={t('day_hint')}
      value={value}
      empty={t('today')}
      optionalUnmarked
      options={days.map((day) => ({
        value: day,
        label: day.endsWith('-01') ? month(day.slice(0, 7)) : date(day, 'long'),
      }))}
      onChange={onChange}
    />
  )
}
