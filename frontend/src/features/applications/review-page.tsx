import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { useApplications } from '../../lib/applications/use-applications.ts'
import { parseTenderId } from '../../lib/tenders/parse-tender-id.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PaymentStep } from './payment-step.tsx'
import { ReviewedApplication } from './reviewed-application.tsx'
import { usePreloadedChecks } from './use-checks.ts'
import { useReviewedIds } from './use-reviewed-ids.ts'

/** `/tender-applications/review`: what will be submitted, what is missing, what it costs; then the fee is paid. */
export function ReviewPage() {
  const { t } = useTranslation('applications')
  const [search] = useSearchParams()
  const only = parseTenderId(search.get('tender') ?? undefined)
  const query = useApplications()
  usePreloadedChecks()
  const ids = useReviewedIds(query.data, only)
  const hasSubmitted =
    query.data?.some(
      ({ application: { status } }) => status === 'SUBMITTED' || status === 'PAID',
    ) ?? false
  return (
    <Page
      title={t('review.title')}
      lead={ids.length > 0 && t('review.lead')}
      above={
        <Breadcrumbs
          trail={[
            { label: t('overview.title'), to: '/tender-applications' },
            { label: t('review.title') },
          ]}
        />
      }
    >
      {query.isPending && <Skeleton awaits="applications" lines={8} />}
      {query.isError && (
        <ApiFailure
          error={query.error}
          title={t('overview.failed')}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isSuccess && ids.length === 0 && !hasSubmitted && (
        <EmptyState
          title={t('review.emptyTitle')}
          action={
            <LinkButton variant="primary" to="/tender-applications">
              {t('overview.title')}
            </LinkButton>
          }
        >
          <p>{t('review.emptyText')}</p>
        </EmptyState>
      )}
      {ids.map((id) => (
        <ReviewedApplication key={id} tenderId={id} />
      ))}
      {query.isSuccess && <PaymentStep lines={query.data} />}
    </Page>
  )
}
