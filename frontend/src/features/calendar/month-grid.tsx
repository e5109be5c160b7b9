// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a table is what a grid of days is made of
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import { DayCell } from './day-cell.tsx'
import { weeksOf } from './month.ts'
import styles from './month-grid.module.css'
import type { ShownMonth } from './shown-month.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { byDay } from './use-key-dates.ts'

/** A month as six weeks of seven days: arrows go from day to day, Page Up and Down from month to month. */
export function MonthGrid({ month, today, dates = [], steps, filter, change }: ShownMonth) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const { focusedDay, grid, onKeyDown, onFocus } = useGridKeys(month, today, change)
  if (month === null) return <div className={styles.reserved} />
  const weeks = weeksOf(month)
  const days = byDay(dates)
  return (
    <>
      <table
        ref={grid}
        role="grid"
        className={styles.grid}
        aria-label={format.month(month)}
        aria-describedby="calendar-keys"
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day} scope="col">
                {format.weekday(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  dates={days.get(day) ?? []}
                  steps={steps.get(day) ?? []}
                  isFocused={day === focusedDay}
                  isToday={day === today}
                  isInMonth={day.startsWith(month)}
                  filter={filter}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id="calendar-keys" className={styles.keys}>
        {t('keys')}
      </p>
    </>
  )
}
