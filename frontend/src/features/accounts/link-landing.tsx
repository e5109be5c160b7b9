import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignInStep } from '../../lib/cognito-sign-in.ts'
import { refreshSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type AuthErrorKey, authErrorKey } from './auth-error.ts'
import styles from './auth-page.module.css'
import { FactorStep } from './factor-step.tsx'
import { saveSignUpCompany } from './save-sign-up-company.ts'

interface Props {
  readonly email: string
  readonly token: string
  /** Whether the button was pressed and something else is asked or said now. */
  readonly onUnderWay: (isUnderWay: boolean) => void
}

/** Where a mailed link lands. Opening it changes nothing, for mail scanners open links; the press of the button signs in. */
export function LinkLanding({ email, token, onUnderWay }: Props) {
  const { t } = useTranslation('accounts')
  const [step, setStep] = useState<SignInStep | null>(null)
  const [error, setError] = useState<AuthErrorKey | 'link_not_valid' | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isUnderWay = step !== null || error === 'link_not_valid'
  useEffect(() => onUnderWay(isUnderWay), [onUnderWay, isUnderWay])
  const go = async (reached: SignInStep) => {
    if (reached.name !== 'done') return setStep(reached)
    const { user } = await refreshSession()
    if (user !== null) await saveSignUpCompany(user.email)
  }
  const enter = async () => {
    setError(null)
    setIsBusy(true)
    const { LinkNotValid, signInWithLink } = await import('../../lib/cognito-sign-in.ts')
    await signInWithLink(email, token)
      .then(go)
      .catch((thrown: unknown) =>
        setError(thrown instanceof LinkNotValid ? 'link_not_valid' : authErrorKey(thrown)),
      )
      .finally(() => setIsBusy(false))
  }
  // used up with the sign-in that was begun: another one needs another link
  const endLink = () => {
    setStep(null)
    setError('link_not_valid')
  }
  if (step !== null) {
    return <FactorStep step={step} onStep={(reached) => void go(reached)} onRestart={endLink} />
  }
  if (error === 'link_not_valid') {
    return (
      <Notice
        tone="warning"
        announce
        title={t('link.not_valid_title')}
        action={
          <div className={styles.foot}>
            <LinkButton variant="primary" to="/auth?mode=link">
              {t('link.another')}
            </LinkButton>
            <LinkButton to="/auth">{t('link.password')}</LinkButton>
          </div>
        }
      >
        <p>{t('link.not_valid')}</p>
      </Notice>
    )
  }
  return (
    <div className={styles.form}>
      {error && <Notice tone="error" announce title={t(`auth_error.${error}`)} />}
      <p>{t('link.press', { email })}</p>
      <div className={styles.foot}>
        <Button variant="primary" busy={isBusy} onClick={() => void enter()}>
          {t('link.enter')}
        </Button>
        <LinkButton to="/auth">{t('link.password')}</LinkButton>
      </div>
    </div>
  )
}
