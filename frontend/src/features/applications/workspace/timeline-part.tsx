import { useTranslation } from 'react-i18next'
import { dateIn } from '#domain/shared/calendar-date.ts'
import { marketFacts } from '#domain/shared/market.ts'
import type { WorkspacePartProps } from '../../../lib/applications/workspace-part.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { DuePoints } from './due-points.tsx'
import { type TimelineEntry, timelineOf } from './timeline.ts'
import styles from './timeline-part.module.css'

/** The dates of the tender in their order, and what is due before each. */
export function TimelinePart({ tender, check, readOnly }: WorkspacePartProps) {
  const { t } = useTranslation('workspace')
  const today = dateIn(marketFacts[tender.market].time_zone, new Date())
  return (
    <>
      <p className={styles.lead}>{t('timeline.lead')}</p>
      <ol className={styles.dates}>
        {timelineOf(tender, today).map((entry) => (
          <li key={entry.what} className={styles.entry} data-state={entry.state}>
            <p className={styles.day}>
              <DayOf entry={entry} />
            </p>
            <div className={styles.what}>
              <h3 className={styles.title}>{t(`timeline.${entry.what}`)}</h3>
              {entry.what !== 'published' && entry.what !== 'today' && (
                <>
                  <p className={styles.soft}>{t(`timeline.about.${entry.what}`)}</p>
                  {entry.state === 'ahead' && !(readOnly && entry.what === 'offer') && (
                    <DuePoints tenderId={tender.tender_id} check={check} before={entry.what} />
                  )}
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

function DayOf({ entry: { day, month: launchMonth } }: { readonly entry: TimelineEntry }) {
  const { t } = useTranslation('workspace')
  const { date, weekday, month } = useFormat()
  if (day !== null) {
    return (
      <time dateTime={day}>
        {weekday(day)} {date(day)}
      </time>
    )
  }
  return launchMonth === null ? t('timeline.noDay') : month(launchMonth)
}
