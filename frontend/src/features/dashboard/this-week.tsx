import { useTranslation } from 'react-i18next'
import { addDays, type CalendarDate, dateIn } from '#domain/shared/calendar-date.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { AgendaStepLine } from '../../lib/applications/agenda-step.tsx'
import { type AgendaStep, useAgenda } from '../../lib/applications/use-agenda.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './this-week.module.css'

/** The reader's own steps and the days they have to keep; those of others are in calendar and timeline. */
const isOwn = ({ actor }: AgendaStep) => actor === 'producer' || actor === 'monopoly'

export interface AgendaGroup {
  /** Null: what should have been done on an earlier day. */
  readonly day: CalendarDate | null
  readonly steps: readonly AgendaStep[]
}

/** What is late first, then day by day. */
export function groupByDay(steps: readonly AgendaStep[], today: CalendarDate): AgendaGroup[] {
  const groups = new Map<CalendarDate | null, AgendaStep[]>()
  for (const step of steps.filter(isOwn)) {
    const day = step.date < today ? null : step.date
    groups.set(day, [...(groups.get(day) ?? []), step])
  }
  return [...groups].map(([day, ofDay]) => ({ day, steps: ofDay }))
}

/** What is to be done in the next seven days, over all applications, with what is left over from before. */
export function ThisWeek() {
  const { t } = useTranslation('dashboard')
  const { fullDate } = useFormat()
  const today = dateIn('Europe/Stockholm', new Date())
  const agenda = useAgenda({ from: null, to: addDays(today, 6) })
  const groups = agenda.data && groupByDay(agenda.data, today)
  return (
    <Card
      title={t('week.title')}
      footer={<LinkButton to="/calendar">{t('week.calendar')}</LinkButton>}
    >
      {agenda.isError && <ApiFailure error={agenda.error} onRetry={() => void agenda.refetch()} />}
      {agenda.isPending && <Skeleton awaits="dates" lines={3} />}
      {groups?.length === 0 && <p>{t('week.none')}</p>}
      {groups && groups.length > 0 && (
        <ol className={styles.days}>
          {groups.map(({ day, steps }) => (
            <li key={day ?? 'before'} className={styles.day}>
              <h3 className={styles.date}>
                {day === null ? t('week.before') : day === today ? t('week.today') : fullDate(day)}
              </h3>
              <ul className={styles.steps}>
                {steps.map((step) => (
                  <li key={`${step.tender.tender_id} ${step.key}`}>
                    <AgendaStepLine step={step} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
