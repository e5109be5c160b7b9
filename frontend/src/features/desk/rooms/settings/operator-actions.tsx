import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskRole } from '#domain/accounts/desk-role.ts'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { errorCodeOf } from '../../../../lib/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { useToasts } from '../../../../ui/toasts.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import styles from './settings.module.css'
import { useInvite } from './use-invite.ts'

export type Operator = ApiOutput<'listOperators'>['operators'][number]

const otherRole = { admin: 'operator', operator: 'admin' } as const

/** What an administrator does with another member of the desk. */
export function OperatorActions({ operator }: { readonly operator: Operator }) {
  const { email, role, is_invited } = operator
  const { t } = useTranslation(['desk-settings', 'desk', 'common'])
  const [isRemoving, setRemoving] = useState(false)
  const invite = useInvite()
  const change = useChange(operator)
  const remove = useRemoval(operator)
  const error = invite.error ?? change.error
  const other = otherRole[role]
  return (
    <div className={styles.buttons}>
      {is_invited && (
        <Button size="small" busy={invite.isPending} onClick={() => invite.mutate({ email, role })}>
          {t('operators.invite_again')}
        </Button>
      )}
      <Button size="small" busy={change.isPending} onClick={() => change.mutate(other)}>
        {t(`operators.make_${other}`)}
      </Button>
      <Button size="small" onClick={() => setRemoving(true)}>
        {t('operators.remove')}
      </Button>
      {error && (
        <Notice tone="error" announce title={t('desk:not_saved')}>
          {t(`common:errors.${errorCodeOf(error)}`)}
        </Notice>
      )}
      {isRemoving && (
        <RemoveDialog
          title={t('operators.remove_title', { email })}
          text={t('operators.remove_effect')}
          label={t('operators.remove')}
          removal={remove}
          onClose={() => setRemoving(false)}
        />
      )}
    </div>
  )
}

function useChange({ user_id, email }: Operator) {
  const { t } = useTranslation('desk-settings')
  const toasts = useToasts()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (role: DeskRole) =>
      callApi('changeOperator', { params: { operator_id: user_id }, body: { role } }),
    onSuccess: async () => {
      toasts.show({ tone: 'success', title: t('operators.saved', { email }) })
      await queries.invalidateQueries({ queryKey: ['listOperators'] })
    },
  })
}

/** The row goes with the list that is fetched anew, and the question with it. */
function useRemoval({ user_id, email }: Operator) {
  const { t } = useTranslation('desk-settings')
  const toasts = useToasts()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callApi('removeOperator', { params: { operator_id: user_id } }),
    onSuccess: async () => {
      toasts.show({ tone: 'success', title: t('operators.removed', { email }) })
      await queries.invalidateQueries({ queryKey: ['listOperators'] })
    },
  })
}
