import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary, type FieldError } from '../../ui/error-summary.tsx'
import { authErrorKey, mailedCodeErrorKey } from './auth-error.ts'
import styles from './auth-page.module.css'
import { CodeField } from './code-field.tsx'
import { PasswordField } from './password-field.tsx'
import { passwordFault } from './use-password-strength.ts'

interface Props {
  readonly email: string
  /** Of our own link; without it the code of the user pool's mail is asked. */
  readonly token?: string
  readonly initialCode?: string
  readonly onDone: () => void
}

export function NewPasswordForm({ email, token, initialCode = '', onDone }: Props) {
  const { t } = useTranslation(['accounts', 'common'])
  const [code, setCode] = useState(initialCode)
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    if (token !== undefined) {
      await callApi('resetPassword', { body: { email, token, new_password: password } })
      return
    }
    const { setNewPassword } = await import('../../lib/cognito.ts')
    await setNewPassword(email, code.replace(/\s/g, ''), password)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found: FieldError[] = []
    if (token === undefined && code.trim() === '')
      found.push({ field: 'code', message: t('check_email.code_missing') })
    const fault = await passwordFault(password, email)
    if (fault !== null) found.push({ field: 'password', message: t(`password.${fault}`) })
    setErrors(found)
    if (found.length > 0 || isBusy) return
    setIsBusy(true)
    await save()
      .then(onDone)
      .catch((thrown: unknown) => {
        const message =
          thrown instanceof ApiError
            ? t(`common:errors.${thrown.code}`)
            : t(`auth_error.${mailedCodeErrorKey(thrown)}`)
        const isOfCode = token === undefined && authErrorKey(thrown) !== 'weak_password'
        setErrors([{ field: isOfCode ? 'code' : 'password', message }])
        setIsBusy(false)
      })
  }
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary errors={errors} />
      {/* password managers need to see whose password it is */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {token === undefined && (
        <CodeField
          label={t('check_email.code')}
          value={code}
          onChange={setCode}
          error={errorOf('code')}
        />
      )}
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
