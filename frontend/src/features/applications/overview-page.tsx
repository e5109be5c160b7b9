import { useTranslation } from 'react-i18next'
import { isFeeDue } from '#domain/applications/is-fee-due.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { useSession } from '../../lib/session.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { lineGroups, linesOf } from './application-line.ts'
import { LineTable } from './line-table.tsx'
import styles from './overview-page.module.css'
import { useApplicationLines } from './use-application-lines.ts'

/** `/tender-applications`: selected, drafted, submitted; before sign-in what this device holds. */
export function OverviewPage() {
  const { t } = useTranslation('applications')
  const { state } = useSession()
  const { lines, query } = useApplicationLines()
  const isLoading = state === 'loading' || (state === 'signed_in' && query.isPending)
  const isEmpty = !isLoading && !query.isError && lines.length === 0
  const due = lines.filter(({ status, tender }) => isFeeDue(status, tender)).length
  const hasDrafts = lines.some(({ status, isOnDevice }) => status === 'DRAFT' && !isOnDevice)
  return (
    <Page
      width="wide"
      title={t('overview.title')}
      lead={t('overview.lead')}
      actions={
        <>
          {!isEmpty && <LinkButton to="/tenders">{t('overview.browse')}</LinkButton>}
          {due > 0 && (
            <LinkButton
              variant={hasDrafts ? 'secondary' : 'primary'}
              to="/tender-applications/review#payment"
            >
              {t('overview.pay', { count: due })}
            </LinkButton>
          )}
          {hasDrafts && (
            <LinkButton variant="primary" to="/tender-applications/review">
              {t('overview.review')}
            </LinkButton>
          )}
        </>
      }
    >
      {state === 'anonymous' && lines.length > 0 && (
        <Notice
          action={
            <LinkButton variant="primary" to="/auth?next=%2Ftender-applications">
              {t('overview.signIn')}
            </LinkButton>
          }
        >
          {t('overview.anonymous')}
        </Notice>
      )}
      {query.isError && (
        <ApiFailure
          error={query.error}
          title={t('overview.failed')}
          onRetry={() => void query.refetch()}
        />
      )}
      {isLoading && <Skeleton awaits="applications" lines={8} />}
      {isEmpty && (
        <EmptyState
          title={t('overview.emptyTitle')}
          action={
            <LinkButton variant="primary" to="/tenders">
              {t('overview.browse')}
            </LinkButton>
          }
        >
          <p>{t('overview.emptyText')}</p>
        </EmptyState>
      )}
      {!isLoading &&
        lineGroups.map((group) => {
          const mine = linesOf(lines, group)
          if (mine.length === 0) return null
          return (
            <section
              key={group}
              className={styles.group}
              aria-labelledby={`group-${group}`}
              data-tour="applications"
            >
              <h2 id={`group-${group}`}>{t(`group.${group}`)}</h2>
              <LineTable group={group} lines={mine} />
            </section>
          )
        })}
    </Page>
  )
}
