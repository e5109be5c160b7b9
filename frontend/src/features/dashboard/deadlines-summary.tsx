import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import type { ListedApplication } from '../../lib/applications/use-applications.ts'
import { deadlineState } from '../../lib/tenders/deadline.ts'
import { SampleBadge } from '../../lib/tenders/sample-notice.tsx'
import { TenderDeadline } from '../../lib/tenders/tender-deadline.tsx'
import { TitleWords } from '../../lib/tenders/title-words.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './dashboard-page.module.css'

const shownDeadlines = 4

/** The chosen tenders that are still open and not yet applied for, the nearest deadline first. */
export function nextDeadlines(
  applications: readonly ListedApplication[],
  now: Date,
): ListedApplication[] {
  return applications
    .filter(({ application }) => ['NOT_STARTED', 'DRAFT'].includes(application.status))
    .filter(({ tender }) =>
      ['left', 'today'].includes(deadlineState(tender.offer_deadline, tender.market, now).state),
    )
    .toSorted((a, b) =>
      (a.tender.offer_deadline ?? '').localeCompare(b.tender.offer_deadline ?? ''),
    )
}

/** Where the applications could not be had, their own card says so. */
export function DeadlinesSummary({
  applications,
  isFailed,
}: {
  readonly applications: readonly ListedApplication[] | undefined
  readonly isFailed: boolean
}) {
  const { t } = useTranslation('dashboard')
  const next = applications && nextDeadlines(applications, new Date())
  return (
    <Card
      title={t('deadlines.title')}
      footer={<LinkButton to="/calendar">{t('deadlines.calendar')}</LinkButton>}
    >
      {next === undefined &&
        (isFailed ? <p>{t('deadlines.failed')}</p> : <Skeleton awaits="dates" lines={4} />)}
      {next?.length === 0 && <p>{t('deadlines.none')}</p>}
      {next && next.length > 0 && (
        <ul className={styles.deadlines}>
          {next.slice(0, shownDeadlines).map(({ tender }) => (
            <li key={tender.tender_id}>
              <LocaleLink to={`/tender-application/${tender.tender_id}`}>
                <TitleWords tender={tender} />
              </LocaleLink>
              <SampleBadge tender={tender} />
              <TenderDeadline tender={tender} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
