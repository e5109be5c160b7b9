import { useTranslation } from 'react-i18next'
import type { SignInStep } from '../../lib/cognito-sign-in.ts'
import { FactorChoice } from './factor-choice.tsx'
import { FactorCodeForm } from './factor-code-form.tsx'
import { FirstPasswordForm } from './first-password-form.tsx'
import { TotpSecret } from './totp-secret.tsx'

export interface FactorStepProps {
  readonly step: SignInStep
  readonly onStep: (step: SignInStep) => void
  /** Back to the password or the link. */
  readonly onRestart: () => void
  /** What to do without the device; left out where it cannot be done. */
  readonly onLost?: () => void
}

/** What the user pool asks after the password or the link, until the session is there. */
export function FactorStep(props: FactorStepProps) {
  const { t } = useTranslation('accounts')
  const { step } = props
  switch (step.name) {
    case 'done':
    case 'confirm_sign_up':
      return null
    case 'choose_factor':
      return <FactorChoice {...props} choices={step.choices} />
    case 'new_password':
      return <FirstPasswordForm {...props} />
    case 'set_up_totp':
      return (
        <FactorCodeForm {...props} label={t('factor.code_totp')}>
          <p>{t('factor.set_up_required')}</p>
          <TotpSecret secret={step.secret} uri={step.uri} />
        </FactorCodeForm>
      )
    case 'sms':
      return (
        <FactorCodeForm
          {...props}
          label={t('factor.code_sms')}
          hint={t('factor.sms_sent', { phone: step.destination })}
        />
      )
    case 'totp':
      return (
        <FactorCodeForm {...props} label={t('factor.code_totp')} hint={t('factor.totp_hint')} />
      )
    case 'after_link':
      return (
        <FactorCodeForm {...props} label={t('factor.code_totp')} hint={t('factor.totp_hint')} />
      )
  }
}
