import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../lib/api.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FactorNameForm } from './factor-name-form.tsx'
import { VerifyFactorForm } from './verify-factor-form.tsx'

interface Props {
  /** With recovery codes when the factor is the first. */
  readonly onClose: (codes?: readonly string[] | null) => void
}

/** `+46 70 123 45 67` as the contract wants it: E.164. */
const normalPhone = (typed: string) => typed.replace(/[\s()./-]/g, '').replace(/^00/, '+')

export function EnrolPhoneDialog({ onClose }: Props) {
  const { t } = useTranslation('accounts')
  const [phone, setPhone] = useState('')
  const [error, setError] = useState<string | null>(null)
  const begin = useMutation({
    mutationFn: async (friendly_name: string) => {
      const { factor } = await callApi('enrolFactor', {
        body: { factor_type: 'phone', friendly_name, phone: normalPhone(phone) },
      })
      const params = { factor_id: factor.factor_id }
      const { challenge_id } = await callApi('challengeFactor', {
        params,
        body: { channel: 'sms' },
      })
      return { factor, challenge_id }
    },
  })
  const start = (name: string) => {
    const isGood = /^\+[1-9]\d{6,14}$/.test(normalPhone(phone))
    setError(isGood ? null : t('factors.phone_wrong'))
    if (isGood) begin.mutate(name)
    else document.getElementById('factor_phone')?.focus()
  }
  return (
    <Dialog title={t('factors.add_phone')} isOpen onClose={() => onClose()}>
      {begin.data === undefined ? (
        <FactorNameForm
          lead={t('factors.phone_lead')}
          suggestion={t('factors.phone_name')}
          isBusy={begin.isPending}
          error={begin.error}
          onName={start}
        >
          <TextField
            id="factor_phone"
            type="tel"
            autoComplete="tel"
            label={t('factors.phone')}
            hint={t('factors.phone_hint')}
            value={phone}
            onChange={setPhone}
            error={error}
          />
        </FactorNameForm>
      ) : (
        <VerifyFactorForm
          factorId={begin.data.factor.factor_id}
          challengeId={begin.data.challenge_id}
          label={t('factor.code_sms')}
          hint={t('factor.sms_sent', { phone: begin.data.factor.phone ?? '' })}
          onVerified={onClose}
        />
      )}
    </Dialog>
  )
}
