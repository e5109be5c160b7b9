import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SignInStep } from '../../lib/cognito-sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary, type FieldError } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { authErrorKey } from './auth-error.ts'
import styles from './auth-page.module.css'
import { looksLikeEmail } from './email-rule.ts'
import { PasswordField } from './password-field.tsx'
import { typedEmail } from './typed-email.ts'

interface Props {
  /** Given: only this user can sign in. */
  readonly fixedEmail?: string
  readonly onStep: (
    step: SignInStep,
    given: { readonly email: string; readonly password: string },
  ) => Promise<void>
  /** Runs before the user pool is asked. */
  readonly onBegin?: () => Promise<void>
  /** Beside the button. */
  readonly children?: ReactNode
}

export function PasswordForm({ fixedEmail, onStep, onBegin, children }: Props) {
  const { t } = useTranslation('accounts')
  const [given, setGiven] = useState(typedEmail.get)
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const email = fixedEmail ?? given.trim()
  useEffect(() => {
    if (fixedEmail === undefined) return
    // after the dialog around it has opened and taken the focus
    const frame = requestAnimationFrame(() => document.getElementById('password')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [fixedEmail])

  const signIn = async () => {
    await onBegin?.()
    const { signInWithPassword } = await import('../../lib/cognito-sign-in.ts')
    await onStep(await signInWithPassword(email, password), { email, password })
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
      {fixedEmail === undefined ? (
        <TextField
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          label={t('field.email')}
          value={given}
          onChange={(typed) => {
            setGiven(typed)
            typedEmail.set(typed)
          }}
          error={errorOf('email')}
        />
      ) : (
        <input type="email" autoComplete="username" value={email} readOnly hidden />
      )}
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
        {children}
      </div>
    </form>
  )
}
