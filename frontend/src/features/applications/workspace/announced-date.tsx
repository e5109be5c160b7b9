import { useTranslation } from 'react-i18next'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { WorkspacePartProps } from '../../../lib/applications/workspace-part.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { DuePoints } from './due-points.tsx'
import type { TimelineEntry } from './timeline.ts'
import styles from './timeline-part.module.css'

export interface AnnouncedDateProps
  extends Pick<WorkspacePartProps, 'tender' | 'check' | 'readOnly'> {
  readonly entry: TimelineEntry
  /** By then it is better met; null: no such day. */
  readonly safe: CalendarDate | null
}

/** A date that the tender announces, or today, with what is open before it. */
export function AnnouncedDate({ entry, safe, tender, check, readOnly }: AnnouncedDateProps) {
  const { t } = useTranslation('workspace')
  const { t: words } = useTranslation('timeline')
  const { date } = useFormat()
  const { what, state } = entry
  return (
    <li className={styles.entry} data-state={state}>
      <p className={styles.day}>
        <DayOf entry={entry} />
      </p>
      <div className={styles.what}>
        <h3 className={styles.title}>{t(`timeline.${what}`)}</h3>
        {what !== 'published' && what !== 'today' && (
          <>
            <p className={styles.soft}>{t(`timeline.about.${what}`)}</p>
            {safe !== null && state === 'ahead' && (
              <p className={styles.soft}>{words('safe', { day: date(safe) })}</p>
            )}
            {state === 'ahead' && !(readOnly && what === 'offer') && (
              <DuePoints tenderId={tender.tender_id} check={check} before={what} />
            )}
          </>
        )}
      </div>
    </li>
  )
}

function DayOf({ entry: { day, month: launchMonth } }: Pick<AnnouncedDateProps, 'entry'>) {
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
