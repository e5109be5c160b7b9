// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a table is what a grid of days is made of
import { useTranslation } from 'react-i18next'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useStepName } from '../../lib/applications/agenda-step.tsx'
import type { AgendaStep } from '../../lib/applications/use-agenda.ts'
import { TitleWords } from '../../lib/tenders/title-words.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { type CalendarFilter, calendarSearch } from './calendar-filter.ts'
import { MilestoneMark } from './milestone-mark.tsx'
import { monthOf } from './month.ts'
import styles from './month-grid.module.css'
import type { KeyDate } from './use-key-dates.ts'

export interface DayCellProps {
  readonly day: CalendarDate
  readonly dates: readonly KeyDate[]
  readonly steps: readonly AgendaStep[]
  /** The one cell of the grid that Tab reaches. */
  readonly isFocused: boolean
  readonly isToday: boolean
  readonly isInMonth: boolean
  readonly filter: CalendarFilter
}

/** What a cell has room for; the list has them all. */
const linesPerCell = 2

export function DayCell({
  day,
  dates,
  steps,
  isFocused,
  isToday,
  isInMonth,
  filter,
}: DayCellProps) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  // what is the reader's own comes first
  const shownSteps = steps.slice(0, linesPerCell)
  const shown = dates.slice(0, linesPerCell - shownSteps.length)
  const hidden = dates.length + steps.length - shown.length - shownSteps.length
  const list = calendarSearch({ ...filter, month: monthOf(day), view: 'list' })
  return (
    <td
      role="gridcell"
      className={styles.day}
      data-day={day}
      data-other-month={!isInMonth || undefined}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isFocused ? 0 : -1}
    >
      <div className={styles.inside}>
        <p className={styles.number}>
          <span aria-hidden="true">{Number(day.slice(8))}</span>
          <VisuallyHidden>{format.date(day, 'long')}</VisuallyHidden>
          {isToday && <span className={styles.today}>{t('today')}</span>}
        </p>
        {shownSteps.map((step) => (
          <StepLink key={`${step.tender.tender_id} ${step.key}`} step={step} />
        ))}
        {shown.map((date) => (
          <DateLink key={`${date.tender.tender_id} ${date.milestone}`} date={date} />
        ))}
        {hidden > 0 && (
          <LocaleLink className={styles.more} to={`/calendar?${list}#day-${day}`}>
            {t('more', { count: hidden })}
          </LocaleLink>
        )}
      </div>
    </td>
  )
}

function StepLink({ step: { key, tender, state } }: { readonly step: AgendaStep }) {
  const nameOf = useStepName()
  return (
    <LocaleLink
      className={styles.date}
      data-own={state}
      to={`/tender-application/${tender.tender_id}/timeline`}
    >
      <span className={styles.line}>
        <strong>{nameOf(key)}</strong>
      </span>
      <span className={styles.line}>
        <TitleWords tender={tender} />
      </span>
    </LocaleLink>
  )
}

function DateLink({ date: { milestone, cancelled, tender } }: { readonly date: KeyDate }) {
  const { t: word } = useTranslation('vocabulary')
  return (
    <LocaleLink
      className={styles.date}
      data-milestone={milestone}
      to={`/tenders/${tender.tender_id}`}
    >
      <span className={styles.line}>
        <MilestoneMark milestone={milestone} isCancelled={cancelled} />
        {` · ${word(`market.${tender.market}`)}`}
      </span>
      <span className={styles.line}>
        <TitleWords tender={tender} />
      </span>
    </LocaleLink>
  )
}
