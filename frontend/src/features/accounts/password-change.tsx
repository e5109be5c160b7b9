import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorSummary, type FieldError } from '../../ui/error-summary.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import styles from './auth-page.module.css'
import { PasswordField } from './password-field.tsx'
import { passwordFault } from './use-password-strength.ts'

export function PasswordChange() {
  const { t } = useTranslation(['accounts', 'common'])
  const toasts = useToasts()
  const email = useSession().user?.email ?? ''
  const [previous, setPrevious] = useState('')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const change = useMutation({
    mutationFn: () =>
      callApi('changePassword', {
        body: { previous_password: previous, new_password: password },
      }),
    onSuccess: () => {
      setPrevious('')
      setPassword('')
      toasts.show({ tone: 'success', title: t('password_change.done') })
    },
    onError: (thrown) => {
      const code = errorCodeOf(thrown)
      const field = code === 'weak_password' ? 'chosen_password' : 'previous_password'
      setErrors([{ field, message: t(`common:errors.${code}`) }])
    },
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found: FieldError[] = []
    if (previous === '') {
      found.push({ field: 'previous_password', message: t('field.password_missing') })
    }
    const fault = await passwordFault(password, email)
    if (fault !== null) found.push({ field: 'chosen_password', message: t(`password.${fault}`) })
    setErrors(found)
    if (found.length === 0 && !change.isPending) change.mutate()
  }
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message
  return (
    <Card title={t('password_change.title')}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <ErrorSummary errors={errors} />
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          id="previous_password"
          label={t('password_change.previous')}
          value={previous}
          onChange={setPrevious}
          error={errorOf('previous_password')}
        />
        <PasswordField
          id="chosen_password"
          label={t('reset.new_password')}
          value={password}
          onChange={setPassword}
          error={errorOf('chosen_password')}
          newFor={email}
        />
        <div className={styles.foot}>
          <Button type="submit" busy={change.isPending}>
            {t('password_change.submit')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
