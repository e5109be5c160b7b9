import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useLocaleNavigate } from '../../i18n/use-locale-path.ts'
import { logError } from '../../lib/error-log.ts'
import { refreshSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary, type FieldError } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { authErrorKey } from './auth-error.ts'
import styles from './auth-page.module.css'
import { looksLikeEmail } from './email-rule.ts'
import { PasswordField } from './password-field.tsx'
import { pendingSignUp } from './pending-sign-up.ts'

export function SignInForm({ next }: { readonly next: string }) {
  const { t } = useTranslation('accounts')
  const navigate = useLocaleNavigate()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [isBusy, setIsBusy] = useState(false)

  const signIn = async () => {
    const cognito = await import('../../lib/cognito.ts')
    const step = await cognito.signInWithPassword(email.trim(), password)
    if (step === 'CONFIRM_SIGN_UP') {
      pendingSignUp.set({ email: email.trim(), password, company: null, next })
      await cognito.resendCode(email.trim()).catch(logError)
      navigate('/check-email')
      return
    }
    // the page itself goes on to `next` when the session is there
    await refreshSession()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found: FieldError[] = []
    if (!looksLikeEmail(email)) found.push({ field: 'email', message: t('field.email_wrong') })
    if (password === '') found.push({ field: 'password', message: t('field.password_missing') })
    setErrors(found)
    if (found.length > 0 || isBusy) return
    setIsBusy(true)
    await signIn()
      .catch((thrown: unknown) =>
        setErrors([{ field: 'password', message: t(`auth_error.${authErrorKey(thrown)}`) }]),
      )
      .finally(() => setIsBusy(false))
  }
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={errors} />
      <TextField
        id="email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        label={t('field.email')}
        value={email}
        onChange={setEmail}
        error={errorOf('email')}
      />
      <PasswordField
        id="password"
        name="password"
        label={t('field.password')}
        value={password}
        onChange={setPassword}
        error={errorOf('password')}
      />
      <div className={styles.foot}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('sign_in.submit')}
        </Button>
        <LocaleLink to="/reset-password">{t('sign_in.forgot')}</LocaleLink>
      </div>
    </form>
  )
}
