import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../../lib/api.ts'
import { ApiFailure } from '../../../../lib/api-failure.tsx'
import { useSession } from '../../../../lib/session.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Card } from '../../../../ui/card.tsx'
import { type Column, DataTable } from '../../../../ui/data-table.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { InviteForm } from './invite-form.tsx'
import { type Operator, OperatorActions } from './operator-actions.tsx'

/** Who works at the desk. Nobody changes or ends their own role. */
export function Operators({ mayChange }: { readonly mayChange: boolean }) {
  const { t } = useTranslation('desk-settings')
  const { t: desk } = useTranslation('desk')
  const { user } = useSession()
  const list = useQuery({
    queryKey: ['listOperators'],
    queryFn: ({ signal }) => callApi('listOperators', { signal }),
  })
  const actions: Column<Operator> = {
    key: 'change',
    header: t('operators.change'),
    bareOnCard: true,
    cell: (one) => one.user_id !== user?.user_id && <OperatorActions operator={one} />,
  }
  const columns: Column<Operator>[] = [
    {
      key: 'email',
      header: t('operators.email'),
      isRowHeader: true,
      cell: ({ user_id, email }) =>
        user_id === user?.user_id ? (
          <>
            {email} <Badge>{t('operators.you')}</Badge>
          </>
        ) : (
          email
        ),
    },
    { key: 'role', header: t('operators.role'), cell: ({ role }) => desk(`role.${role}`) },
    {
      key: 'state',
      header: t('operators.state'),
      cell: ({ is_invited }) => t(is_invited ? 'operators.invited' : 'operators.active'),
    },
    ...(mayChange ? [actions] : []),
  ]
  return (
    <Card title={t('operators.title')}>
      <p>{t('operators.lead')}</p>
      {list.error && <ApiFailure error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton lines={4} />}
      {list.data && (
        <DataTable
          caption={t('operators.title')}
          columns={columns}
          rows={list.data.operators}
          rowKey={({ user_id }) => user_id}
        />
      )}
      {mayChange && <InviteForm />}
    </Card>
  )
}
