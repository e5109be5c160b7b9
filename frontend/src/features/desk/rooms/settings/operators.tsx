import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DeskRole } from '#domain/accounts/desk-role.ts'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { errorCodeOf } from '../../../../lib/api-error.ts'
import { ApiFailure } from '../../../../lib/api-failure.tsx'
import { useSession } from '../../../../lib/session.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { type Column, DataTable } from '../../../../ui/data-table.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useToasts } from '../../../../ui/toasts.tsx'
import { InviteForm } from './invite-form.tsx'
import styles from './settings.module.css'

type Operator = ApiOutput<'listOperators'>['operators'][number]

/** Who works at the desk. Nobody changes or ends their own role. */
export function Operators({ mayChange }: { readonly mayChange: boolean }) {
  const { t } = useTranslation('desk-settings')
  const { t: desk } = useTranslation('desk')
  const { user } = useSession()
  const list = useQuery({
    queryKey: ['listOperators'],
    queryFn: ({ signal }) => callApi('listOperators', { signal }),
  })
  const columns: Column<Operator>[] = [
    {
      key: 'email',
      header: t('operators.email'),
      isRowHeader: true,
      cell: ({ email }) => email,
    },
    { key: 'role', header: t('operators.role'), cell: ({ role }) => desk(`role.${role}`) },
    {
      key: 'state',
      header: t('operators.state'),
      cell: ({ is_invited }) => t(is_invited ? 'operators.invited' : 'operators.active'),
    },
    {
      key: 'change',
      header: t('operators.change'),
      bareOnCard: true,
      cell: (one) => {
        if (one.user_id === user?.user_id) return t('operators.you')
        return mayChange && <RoleButtons operator={one} />
      },
    },
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

const otherRole = { admin: 'operator', operator: 'admin' } as const

/** `null` takes the role away. */
function RoleButtons({ operator }: { readonly operator: Operator }) {
  const { t } = useTranslation(['desk-settings', 'desk', 'common'])
  const toasts = useToasts()
  const queries = useQueryClient()
  const params = { operator_id: operator.user_id }
  const change = useMutation({
    mutationFn: async (role: DeskRole | null) => {
      if (role === null) await callApi('removeOperator', { params })
      else await callApi('changeOperator', { params, body: { role } })
    },
    onSuccess: async (_, role) => {
      const key = role === null ? 'operators.removed' : 'operators.saved'
      toasts.show({ tone: 'success', title: t(key, { email: operator.email }) })
      await queries.invalidateQueries({ queryKey: ['listOperators'] })
    },
  })
  const role = otherRole[operator.role]
  return (
    <div className={styles.buttons}>
      <Button size="small" busy={change.isPending} onClick={() => change.mutate(role)}>
        {t(`operators.make_${role}`)}
      </Button>
      <Button size="small" busy={change.isPending} onClick={() => change.mutate(null)}>
        {t('operators.remove')}
      </Button>
      {change.error && (
        <Notice tone="error" announce title={t('desk:not_saved')}>
          {t(`common:errors.${errorCodeOf(change.error)}`)}
        </Notice>
      )}
    </div>
  )
}
