import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ApiOutput, callApi } from '../../lib/api.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { ListPager } from '../../lib/list-pager.tsx'
import { byCursor } from '../../lib/pages-of.ts'
import { useDeskRole } from '../../lib/use-desk-role.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AccessStanding } from './access-standing.tsx'
import { GrantDialog } from './grant-dialog.tsx'

export type AccessPlan = ApiOutput<'listAccessPlans'>['access_plans'][number]

export function AccessPlans() {
  const { t } = useTranslation('admin')
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
    <Card title={t('access.title')}>
      {plans === undefined && list.error !== null && (
        <ApiFailure error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isPending && <Skeleton lines={6} />}
      {plans?.length === 0 && <p>{t('access.none')}</p>}
      {plans !== undefined && plans.length > 0 && (
        <>
          <DataTable
            caption={t('access.title')}
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
    </Card>
  )
}

function useColumns(onGrant: (plan: AccessPlan) => void): Column<AccessPlan>[] {
  const { t } = useTranslation('admin')
  const format = useFormat()
  const deskRole = useDeskRole()
  const today = new Date().toISOString().slice(0, 10)
  const grant: Column<AccessPlan> = {
    key: 'action',
    header: t('access.action'),
    bareOnCard: true,
    cell: (plan) => (
      <Button size="small" onClick={() => onGrant(plan)}>
        {plan.granted_until === null ? t('access.grant') : t('access.change')}
      </Button>
    ),
  }
  return [
    {
      key: 'company',
      header: t('access.company'),
      isRowHeader: true,
      cell: (plan) => plan.company_name,
    },
    {
      key: 'requested',
      header: t('access.requested_at'),
      cell: (plan) => (plan.requested_at === null ? null : format.instant(plan.requested_at)),
    },
    {
      key: 'granted',
      header: t('access.granted_until'),
      cell: (plan) => <AccessStanding plan={plan} today={today} />,
    },
    { key: 'note', header: t('access.note'), cell: (plan) => plan.note },
    ...(deskRole === 'admin' ? [grant] : []),
  ]
}
