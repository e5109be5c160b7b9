import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dateIn } from '#domain/shared/calendar-date.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { ApiFailure } from '../../../lib/api-failure.tsx'
import type { WorkspacePartProps } from '../../../lib/applications/workspace-part.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { AnnouncedDate } from './announced-date.tsx'
import { StepLine } from './step-line.tsx'
import { isOwnToDo, placeSteps, safeDay, timelineOf } from './timeline.ts'
import styles from './timeline-part.module.css'
import { useTimeline } from './use-timeline.ts'

/** The dates of the tender in their order, and what is to be done before and after each. */
export function TimelinePart(props: WorkspacePartProps) {
  const { tender, application } = props
  const { t } = useTranslation('timeline')
  const undatedTitle = useId()
  const [showsAll, setShowsAll] = useState(false)
  // what was marked just now stays, so that it can be taken back
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const timeline = useTimeline(tender.tender_id, application.version)
  const { steps = [], is_assumed = false } = timeline.data ?? {}
  // the states of the steps are those of the server's day
  const today = timeline.data?.today ?? dateIn(marketFacts[tender.market].time_zone, new Date())
  const shown = steps.filter((step) => showsAll || isOwnToDo(step) || marked.has(step.key))
  const { dated, undated } = placeSteps(timelineOf(tender, today), shown)
  const line = (step: (typeof steps)[number]) => (
    <StepLine
      key={step.key}
      step={step}
      tender={tender}
      version={application.version}
      onMark={() => setMarked((keys) => new Set([...keys, step.key]))}
    />
  )
  return (
    <>
      <p className={styles.lead}>{t('announced')}</p>
      {is_assumed && <p className={styles.soft}>{t('assumed')}</p>}
      {timeline.isPending && <Spinner label={t('loading')} />}
      {timeline.isError && (
        <ApiFailure
          error={timeline.error}
          title={t('failed')}
          onRetry={() => void timeline.refetch()}
        />
      )}
      {timeline.data && (
        <div className={styles.summary}>
          <StepCounts steps={steps} />
          <Checkbox label={t('showAll')} checked={showsAll} onChange={setShowsAll} />
        </div>
      )}
      <ol className={styles.dates}>
        {dated.map((entry) =>
          'step' in entry ? (
            line(entry.step)
          ) : (
            <AnnouncedDate
              key={entry.announced.what}
              {...props}
              entry={entry.announced}
              safe={safeDay(steps, entry.announced.what)}
            />
          ),
        )}
      </ol>
      {undated.length > 0 && (
        <section aria-labelledby={undatedTitle}>
          <h3 id={undatedTitle} className={styles.title}>
            {t('undated')}
          </h3>
          <p className={styles.soft}>{t('undatedWhy')}</p>
          <ol className={styles.dates}>{undated.map(line)}</ol>
        </section>
      )}
    </>
  )
}

interface StepCountsProps {
  readonly steps: readonly Parameters<typeof isOwnToDo>[0][]
}

/** How many of the producer's own steps press. */
function StepCounts({ steps }: StepCountsProps) {
  const { t } = useTranslation('timeline')
  const own = steps.filter(isOwnToDo)
  if (own.length === 0) return <p>{t('nothing')}</p>
  const counts = (['late', 'at_risk'] as const).flatMap((state) => {
    const count = own.filter((step) => step.state === state).length
    return count === 0 ? [] : [t(`count.${state}`, { count })]
  })
  return counts.length === 0 ? null : <p className={styles.counts}>{counts.join(' · ')}</p>
}
