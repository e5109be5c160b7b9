import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import styles from './calendar-bar.module.css'
import type { Selection } from './calendar-filter.ts'
import { lastDayOf, type Month, monthOf } from './month.ts'
import type { ChangeFilter } from './use-calendar-filter.ts'
import { findNextDate } from './use-key-dates.ts'

export interface NextDateButtonProps {
  readonly month: Month | null
  readonly today: CalendarDate | null
  readonly selection: Selection
  readonly onChange: ChangeFilter
}

/** Goes to the next month that has a date; from the past, to the next one from today on. */
export function NextDateButton({ month, today, selection, onChange }: NextDateButtonProps) {
  const { t } = useTranslation(['calendar', 'common'])
  const next = useMutation({
    mutationFn: async () => {
      const end = lastDayOf(month ?? '')
      return findNextDate(today !== null && end < today ? today : end, selection)
    },
    onSuccess: (date) => {
      if (date !== null) onChange({ month: monthOf(date) })
    },
  })
  const message = next.isError
    ? t(`common:errors.${errorCodeOf(next.error)}`)
    : next.data === null && t('no_later_date')
  return (
    <>
      <Button size="small" busy={next.isPending} onClick={() => month !== null && next.mutate()}>
        {t('next_date')}
      </Button>
      <span role="status" className={styles.message}>
        {message}
      </span>
    </>
  )
}
