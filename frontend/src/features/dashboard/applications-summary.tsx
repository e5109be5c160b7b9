import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { ApiFailure } from '../../lib/api-failure.tsx'
import type { ListedApplication } from '../../lib/applications/use-applications.ts'
import { SampleBadge } from '../../lib/tenders/sample-notice.tsx'
import { TitleWords } from '../../lib/tenders/title-words.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './dashboard-page.module.css'

interface Props {
  readonly applications: readonly ListedApplication[] | undefined
  readonly error: unknown
  readonly onRetry: () => void
}
const shownDrafts = 3

export function ApplicationsSummary({ applications, error, onRetry }: Props) {
  const { t } = useTranslation('dashboard')
  return (
    <Card
      title={t('applications.title')}
      footer={
        applications !== undefined &&
        applications.length > 0 && (
          <LinkButton to="/tender-applications">{t('applications.open')}</LinkButton>
        )
      }
    >
      {error ? <ApiFailure error={error} onRetry={onRetry} /> : null}
      {!applications && !error && <Skeleton awaits="applications" lines={4} />}
      {applications?.length === 0 && (
        <>
          <p>{t('applications.none')}</p>
          <p>
            <LocaleLink to="/tenders">{t('applications.browse')}</LocaleLink>
          </p>
        </>
      )}
      {applications && applications.length > 0 && <Counts applications={applications} />}
    </Card>
  )
}

function Counts({ applications }: { readonly applications: readonly ListedApplication[] }) {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const drafts = applications.filter(({ application }) => application.status === 'DRAFT')
  const selected = applications.filter(({ application }) => application.status === 'NOT_STARTED')
  const submitted = applications.length - drafts.length - selected.length
  return (
    <>
      <dl className={styles.numbers}>
        <div>
          <dt>{t('applications.selected')}</dt>
          <dd>{format.number(selected.length)}</dd>
        </div>
        <div>
          <dt>{t('applications.drafts')}</dt>
          <dd>{format.number(drafts.length)}</dd>
        </div>
        <div>
          <dt>{t('applications.submitted')}</dt>
          <dd>{format.number(submitted)}</dd>
        </div>
      </dl>
      {drafts.length > 0 && (
        <ul className={styles.lines}>
          {drafts.slice(0, shownDrafts).map(({ tender }) => (
            <li key={tender.tender_id}>
              <LocaleLink to={`/tender-application/${tender.tender_id}`}>
                <TitleWords tender={tender} />
              </LocaleLink>
              <SampleBadge tender={tender} />
              <span className={styles.soft}>
                {tender.offer_deadline !== null &&
                  t('applications.until', { date: format.date(tender.offer_deadline) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
