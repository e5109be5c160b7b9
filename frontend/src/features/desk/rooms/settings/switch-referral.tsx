import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../../lib/api.ts'
import { ApiFailure } from '../../../../lib/api-failure.tsx'
import { Button } from '../../../../ui/button.tsx'
import { useToasts } from '../../../../ui/toasts.tsx'
import { type ReferralCode, referralKey } from './use-referral-codes.ts'

/** Switches a code off at once, for it can be switched on again; the undo does just that. */
export function SwitchReferral({ code }: { readonly code: ReferralCode }) {
  const { t } = useTranslation('desk-settings')
  const toasts = useToasts()
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: (is_active: boolean) =>
      callApi('switchReferralCode', { body: { promotion_id: code.promotion_id, is_active } }),
    onSuccess: (_, is_active) =>
      toasts.show({
        tone: 'success',
        title: t(is_active ? 'referrals.switched_on' : 'referrals.switched_off', {
          code: code.code,
        }),
        ...(!is_active && {
          action: { label: t('referrals.undo'), onPress: () => change.mutate(true) },
        }),
      }),
    onSettled: () => queries.invalidateQueries({ queryKey: referralKey }),
  })
  const isActive = code.state === 'active'
  const press = () => change.mutate(!isActive)
  return (
    <>
      <Button size="small" busy={change.isPending} onClick={press}>
        {t(isActive ? 'referrals.switch_off' : 'referrals.switch_on')}
      </Button>
      {change.error && <ApiFailure error={change.error} onRetry={press} />}
    </>
  )
}
