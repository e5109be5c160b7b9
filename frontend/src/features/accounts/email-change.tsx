import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { refreshSession, useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import styles from './auth-page.module.css'
import { CodeField, digitsOf } from './code-field.tsx'
import { looksLikeEmail } from './email-rule.ts'

/** The address to sign in with; the old one stays in force until the code from the new one is given. */
export function EmailChange() {
  const { t } = useTranslation(['accounts', 'common'])
  const toasts = useToasts()
  const locale = useLanguage()
  const current = useSession().user?.email ?? ''
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string | null>(null)
  const onError = (thrown: unknown) => setError(t(`common:errors.${errorCodeOf(thrown)}`))
  const request = useMutation({
    mutationFn: () => callApi('requestEmailChange', { body: { email: email.trim(), locale } }),
    onError,
  })
  const confirm = useMutation({
    mutationFn: () => callApi('confirmEmailChange', { body: { code: digitsOf(code) } }),
    onSuccess: async () => {
      // the new address comes with new tokens
      await refreshSession('new')
      request.reset()
      setEmail('')
      setCode('')
      toasts.show({ tone: 'success', title: t('email_change.done') })
    },
    onError,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setError(null)
    if (request.isPending || confirm.isPending) return
    if (request.isSuccess) {
      if (/^\d{6}$/.test(digitsOf(code))) confirm.mutate()
      else setError(t('factor.code_missing'))
    } else if (looksLikeEmail(email)) request.mutate()
    else setError(t('field.email_wrong'))
  }
  return (
    <Card title={t('email_change.title')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p>{t('email_change.current', { email: current })}</p>
        {request.isSuccess ? (
          <>
            <p role="status">{t('email_change.sent', { email: email.trim() })}</p>
            <CodeField
              id="email_code"
              label={t('check_email.code')}
              value={code}
              onChange={setCode}
              error={error}
            />
          </>
        ) : (
          <TextField
            id="new_email"
            type="email"
            inputMode="email"
            autoComplete="email"
            label={t('email_change.new')}
            value={email}
            onChange={setEmail}
            error={error}
          />
        )}
        <div className={styles.foot}>
          <Button type="submit" busy={request.isPending || confirm.isPending}>
            {request.isSuccess ? t('check_email.submit') : t('email_change.submit')}
          </Button>
          {request.isSuccess && (
            <Button variant="quiet" onClick={() => request.reset()}>
              {t('common:ui.cancel')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
