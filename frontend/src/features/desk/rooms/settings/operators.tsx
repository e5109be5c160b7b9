import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../../lib/api.ts'
import { useSession } from '../../../../lib/session.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Card } from '../../../../ui/card.tsx'
import type { Column } from '../../../../ui/data-table.tsx'
import { DeskList } from '../../list/desk-list.tsx'
import { rowsCsv } from '../../list/list-csv.ts'
import { onePage } from '../../list/one-page.ts'
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
  const makeCsv = () =>
    rowsCsv(
      ['user_id', 'email', 'role', ['state', (one) => (one.is_invited ? 'invited' : 'active')]],
      list.data?.operators ?? [],
    )
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
      <DeskList
        caption={t('operators.title')}
        list={onePage(list)}
        rowsOf={({ operators }) => operators}
        rowKey={({ user_id }) => user_id}
        columns={columns}
        csv={{ name: 'operators', make: makeCsv }}
        onClear={null}
        empty={{ title: t('operators.none') }}
      />
      {mayChange && <InviteForm />}
    </Card>
  )
}
