import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslation } from 'react-i18next'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import styles from './calendar-bar.module.css'
import { type CalendarFilter, views } from './calendar-filter.ts'
import { addMonths, type Month, monthOf } from './month.ts'
import { NextDateButton } from './next-date-button.tsx'
import type { ChangeFilter } from './use-calendar-filter.ts'

export interface CalendarBarProps {
  readonly month: Month | null
  readonly today: CalendarDate | null
  readonly filter: CalendarFilter
  readonly onChange: ChangeFilter
}

/** Which month is shown and how, and the ways to others. */
export function CalendarBar({ month, today, filter, onChange }: CalendarBarProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const step = (months: number) => {
    if (month !== null) onChange({ month: addMonths(month, months) })
  }
  return (
    <div className={styles.bar}>
      <div className={styles.steps}>
        <Button
          size="small"
          icon={<ChevronLeft aria-hidden="true" />}
          aria-label={t('previous_month')}
          onClick={() => step(-1)}
        />
        <h2 className={styles.month} aria-live="polite">
          {month === null ? '\u00a0' : format.month(month)}
        </h2>
        <Button
          size="small"
          icon={<ChevronRight aria-hidden="true" />}
          aria-label={t('next_month')}
          onClick={() => step(1)}
        />
        <Button
          size="small"
          disabled={today === null || month === monthOf(today)}
          onClick={() => onChange({ month: '' })}
        >
          {t('this_month')}
        </Button>
        <NextDateButton month={month} today={today} selection={filter} onChange={onChange} />
      </div>
      <fieldset className={styles.views}>
        <legend className={styles.legend}>{t('view.title')}</legend>
        {views.map((view) => (
          <Button
            key={view}
            size="small"
            aria-pressed={filter.view === view}
            onClick={() => onChange({ view })}
          >
            {t(`view.${view}`)}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}
