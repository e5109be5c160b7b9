import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useLocaleNavigate } from '../../i18n/use-locale-path.ts'
import type { SignInStep } from '../../lib/cognito-sign-in.ts'
import { logError } from '../../lib/error-log.ts'
import { refreshSession } from '../../lib/session.ts'
import { FactorStep } from './factor-step.tsx'
import { LinkRequestForm } from './link-request-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { pendingSignUp, pendingSignUpOf } from './pending-sign-up.ts'
import { saveSignUpCompany } from './save-sign-up-company.ts'

interface Given {
  readonly email: string
  readonly password: string
}

interface Props {
  readonly next: string
  /** Whether the password was right and something else is asked now. */
  readonly onUnderWay: (isUnderWay: boolean) => void
}

/** Address and password, then what the user pool asks besides. */
export function SignInForm({ next, onUnderWay }: Props) {
  const { t } = useTranslation('accounts')
  const navigate = useLocaleNavigate()
  const [step, setStep] = useState<SignInStep | null>(null)
  const [lostFor, setLostFor] = useState<string | null>(null)
  const [email, setEmail] = useState('')

  useEffect(() => onUnderWay(step !== null || lostFor !== null), [onUnderWay, step, lostFor])

  const go = async (reached: SignInStep, given?: Given) => {
    if (reached.name === 'confirm_sign_up' && given !== undefined) {
      const { resendCode } = await import('../../lib/cognito.ts')
      const company = pendingSignUpOf(given.email)?.company ?? null
      pendingSignUp.set({ ...given, company, next })
      await resendCode(given.email).catch(logError)
      return navigate('/check-email')
    }
    // the page itself goes on to `next` when the session is there
    if (reached.name !== 'done') return setStep(reached)
    const { user } = await refreshSession()
    if (user !== null) await saveSignUpCompany(user.email)
  }
  if (lostFor !== null) return <LinkRequestForm email={lostFor} next={next} isForRecovery />
  if (step !== null) {
    return (
      <FactorStep
        step={step}
        onStep={(reached) => void go(reached)}
        onRestart={() => setStep(null)}
        onLost={() => setLostFor(email)}
      />
    )
  }
  return (
    <PasswordForm
      onStep={(reached, given) => {
        setEmail(given.email)
        return go(reached, given)
      }}
    >
      <LocaleLink to="/reset-password">{t('sign_in.forgot')}</LocaleLink>
      <LocaleLink to={`/auth?mode=link&next=${encodeURIComponent(next)}`}>
        {t('link.instead')}
      </LocaleLink>
    </PasswordForm>
  )
}
