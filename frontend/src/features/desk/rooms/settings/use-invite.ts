import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { DeskRole } from '#domain/accounts/desk-role.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { callApi } from '../../../../lib/api.ts'
import { useToasts } from '../../../../ui/toasts.tsx'

interface Invited {
  readonly email: string
  readonly role: DeskRole
}

/** Invites in the language of the page. Says whether a mail went out: who has an account gets none. */
export function useInvite() {
  const { t } = useTranslation('desk-settings')
  const locale = useLanguage()
  const toasts = useToasts()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (invited: Invited) => callApi('inviteOperator', { body: { ...invited, locale } }),
    onSuccess: async ({ email, is_invited }) => {
      const key = is_invited ? 'operators.mailed' : 'operators.saved'
      toasts.show({ tone: 'success', title: t(key, { email }) })
      await queries.invalidateQueries({ queryKey: ['listOperators'] })
    },
  })
}
