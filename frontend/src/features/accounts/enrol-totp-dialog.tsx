import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../lib/api.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FactorNameForm } from './factor-name-form.tsx'
import { TotpSecret } from './totp-secret.tsx'
import { VerifyFactorForm } from './verify-factor-form.tsx'

interface Props {
  /** With recovery codes when the factor is the first. */
  readonly onClose: (codes?: readonly string[] | null) => void
}

export function EnrolTotpDialog({ onClose }: Props) {
  const { t } = useTranslation('accounts')
  const begin = useMutation({
    mutationFn: async (friendly_name: string) => {
      const { factor, totp } = await callApi('enrolFactor', {
        body: { factor_type: 'totp', friendly_name },
      })
      const params = { factor_id: factor.factor_id }
      const { challenge_id } = await callApi('challengeFactor', { params, body: {} })
      return { factor, totp, challenge_id }
    },
  })
  return (
    <Dialog title={t('factors.add_totp')} isOpen onClose={() => onClose()}>
      {begin.data === undefined ? (
        <FactorNameForm
          lead={t('factors.totp_lead')}
          suggestion={t('factors.totp_name')}
          isBusy={begin.isPending}
          error={begin.error}
          onName={(name) => begin.mutate(name)}
        />
      ) : (
        <VerifyFactorForm
          factorId={begin.data.factor.factor_id}
          challengeId={begin.data.challenge_id}
          label={t('factor.code_totp')}
          hint={t('factor.totp_hint')}
          onVerified={onClose}
        >
          {begin.data.totp && <TotpSecret {...begin.data.totp} />}
        </VerifyFactorForm>
      )}
    </Dialog>
  )
}
