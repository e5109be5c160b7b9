import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { authErrorKey } from './auth-error.ts'
import styles from './auth-page.module.css'
import type { FactorStepProps } from './factor-step.tsx'
import { PasswordField } from './password-field.tsx'
import { typedEmail } from './typed-email.ts'
import { passwordFault } from './use-password-strength.ts'

/** A password of one's own, for who was given one by an administrator. */
export function FirstPasswordForm({ onStep }: FactorStepProps) {
  const { t } = useTranslation('accounts')
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    const fault = await passwordFault(password, typedEmail.get())
    if (fault !== null) {
      setIsBusy(false)
      return setError(t(`password.${fault}`))
    }
    const { answerStep } = await import('../../lib/cognito-sign-in.ts')
    await answerStep(password)
      .then(onStep)
      .catch((thrown: unknown) => setError(t(`auth_error.${authErrorKey(thrown)}`)))
      .finally(() => setIsBusy(false))
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p>{t('factor.first_password')}</p>
      <PasswordField
        id="new_password"
        name="password"
        label={t('reset.new_password')}
        value={password}
        onChange={setPassword}
        error={error}
        newFor={typedEmail.get()}
      />
      <div className={styles.foot}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('reset.save')}
        </Button>
      </div>
    </form>
  )
}
