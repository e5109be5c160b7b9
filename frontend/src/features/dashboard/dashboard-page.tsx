import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../lib/api.ts'
import { useApplications } from '../../lib/applications/use-applications.ts'
import { ProductsToComplete } from '../../lib/matching/products-to-complete.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { ApplicationsSummary } from './applications-summary.tsx'
import styles from './dashboard-page.module.css'
import { DeadlinesSummary } from './deadlines-summary.tsx'
import { MatchesSummary } from './matches-summary.tsx'
import { NextSteps } from './next-steps.tsx'
import { PlanSummary } from './plan-summary.tsx'
import { StockWarning } from './stock-warning.tsx'
import { ThisWeek } from './this-week.tsx'

/** The three questions that the summary cards and the next steps share. */
function useDashboardData() {
  const matches = useQuery({
    queryKey: ['getMatchSummary'],
    queryFn: ({ signal }) => callApi('getMatchSummary', { signal }),
    // while a change is being worked in, the numbers are asked for again
    refetchInterval: ({ state }) => (state.data?.computing ? 3000 : false),
  })
  const applications = useApplications()
  const company = useQuery({
    queryKey: ['getCompanyProfile'],
    queryFn: ({ signal }) => callApi('getCompanyProfile', { signal }),
  })
  return { matches, applications, company }
}

export function DashboardPage({ portfolio }: { readonly portfolio: ReactNode }) {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation('common')
  const { matches, applications, company } = useDashboardData()
  const name = company.data?.profile?.trade_name ?? company.data?.profile?.legal_name
  return (
    <Page
      title={t('title')}
      lead={name}
      actions={<LinkButton to="/dashboard?tour=start">{common('nav.tour')}</LinkButton>}
    >
      <NextSteps
        completeness={company.data?.completeness}
        productCount={matches.data?.product_count}
        applications={applications.data}
      />
      <StockWarning />
      <div data-tour="week">
        <ThisWeek />
      </div>
      <ProductsToComplete />
      <div className={styles.pair}>
        <MatchesSummary
          summary={matches.data}
          error={matches.error}
          onRetry={() => void matches.refetch()}
        />
        <ApplicationsSummary
          applications={applications.data}
          error={applications.error}
          onRetry={() => void applications.refetch()}
        />
        <DeadlinesSummary applications={applications.data} isFailed={applications.isError} />
        <PlanSummary />
      </div>
      {portfolio}
    </Page>
  )
}
