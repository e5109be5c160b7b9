import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary, type FieldError } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { authErrorKey } from './auth-error.ts'
import styles from './auth-page.module.css'
import { PasswordField } from './password-field.tsx'
import { shortestPassword } from './password-strength.ts'

interface Props {
  readonly email: string
  readonly onDone: () => void
}

export function NewPasswordForm({ email, onDone }: Props) {
  const { t } = useTranslation('accounts')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    const { setNewPassword } = await import('../../lib/cognito.ts')
    await setNewPassword(email, code.replace(/\s/g, ''), password)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found: FieldError[] = []
    if (code.trim() === '') found.push({ field: 'code', message: t('check_email.code_missing') })
    if ([...password].length < shortestPassword) {
      found.push({ field: 'password', message: t('password.too_short') })
    }
    setErrors(found)
    if (found.length > 0 || isBusy) return
    setIsBusy(true)
    await save()
      .then(onDone)
      .catch((thrown: unknown) => {
        setErrors([{ field: 'code', message: t(`auth_error.${authErrorKey(thrown)}`) }])
        setIsBusy(false)
      })
  }
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={errors} />
      {/* password managers need to see whose password it is */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        id="code"
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        label={t('check_email.code')}
        hint={t('check_email.code_hint')}
        value={code}
        onChange={setCode}
        error={errorOf('code')}
      />
      <PasswordField
        id="password"
        name="password"
        label={t('reset.new_password')}
        value={password}
        onChange={setPassword}
        error={errorOf('password')}
        newFor={email}
      />
      <div className={styles.foot}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('reset.save')}
        </Button>
      </div>
    </form>
  )
}
