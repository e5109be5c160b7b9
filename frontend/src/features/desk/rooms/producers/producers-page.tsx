import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { ApiFailure } from '../../../../lib/api-failure.tsx'
import { ListPager } from '../../../../lib/list-pager.tsx'
import { byCursor } from '../../../../lib/pages-of.ts'
import { useDeskRole } from '../../../../lib/use-desk-role.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import { Button } from '../../../../ui/button.tsx'
import { type Column, DataTable } from '../../../../ui/data-table.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { AccessStanding } from './access-standing.tsx'
import { GrantDialog } from './grant-dialog.tsx'

export type AccessPlan = ApiOutput<'listAccessPlans'>['access_plans'][number]

/** `/admin/producers`: who asked for the Access plan, has it or pays for single applications. */
export function ProducersPage() {
  const { t } = useTranslation('desk-producers')
  const [granting, setGranting] = useState<AccessPlan | null>(null)
  const list = useInfiniteQuery({
    queryKey: ['listAccessPlans'],
    queryFn: ({ pageParam, signal }) =>
      callApi('listAccessPlans', { query: { cursor: pageParam }, signal }),
    ...byCursor,
  })
  const plans = list.data?.pages.flatMap((page) => page.access_plans)
  const columns = useColumns(setGranting)
  return (
    <Page width="wide" title={t('title')}>
      {plans === undefined && list.error !== null && (
        <ApiFailure error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isPending && <Skeleton lines={6} />}
      {plans?.length === 0 && <p>{t('none')}</p>}
      {plans !== undefined && plans.length > 0 && (
        <>
          <DataTable
            caption={t('title')}
            columns={columns}
            rows={plans}
            rowKey={(plan) => plan.user_id}
          />
          <ListPager list={list} />
        </>
      )}
      {granting && (
        <GrantDialog key={granting.user_id} plan={granting} onClose={() => setGranting(null)} />
      )}
    </Page>
  )
}

function useColumns(onGrant: (plan: AccessPlan) => void): Column<AccessPlan>[] {
  const { t } = useTranslation('desk-producers')
  const format = useFormat()
  const deskRole = useDeskRole()
  const today = new Date().toISOString().slice(0, 10)
  const grant: Column<AccessPlan> = {
    key: 'action',
    header: t('action'),
    bareOnCard: true,
    cell: (plan) => (
      <Button size="small" onClick={() => onGrant(plan)}>
        {plan.granted_until === null ? t('grant') : t('change')}
      </Button>
    ),
  }
  return [
    {
      key: 'company',
      header: t('company'),
      isRowHeader: true,
      cell: (plan) => plan.company_name,
    },
    {
      key: 'requested',
      header: t('requested_at'),
      cell: (plan) => (plan.requested_at === null ? null : format.instant(plan.requested_at)),
    },
    {
      key: 'granted',
      header: t('granted_until'),
      cell: (plan) => <AccessStanding plan={plan} today={today} />,
    },
    { key: 'note', header: t('note'), cell: (plan) => plan.note },
    ...(deskRole === 'admin' ? [grant] : []),
  ]
}
