import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './auth-page.module.css'
import { looksLikeEmail } from './email-rule.ts'
import { nextAfterLink } from './next-after-link.ts'
import { typedEmail } from './typed-email.ts'

interface Props {
  readonly email?: string
  readonly next: string
  /** The device is lost: after the link a recovery code is asked. */
  readonly isForRecovery?: boolean
}

/** Has a link for one sign-in mailed. The answer is the same for every address. */
export function LinkRequestForm({
  email: known = typedEmail.get(),
  next,
  isForRecovery = false,
}: Props) {
  const { t } = useTranslation(['accounts', 'common'])
  const locale = useLanguage()
  const [email, setEmail] = useState(known)
  const [error, setError] = useState<string | null>(null)
  const send = useMutation({
    mutationFn: () => callApi('requestMagicLink', { body: { email: email.trim(), locale } }),
    onSuccess: () => nextAfterLink.set(next),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isGood = looksLikeEmail(email)
    setError(isGood ? null : t('field.email_wrong'))
    if (!isGood) document.getElementById('email')?.focus()
    else if (!send.isPending) send.mutate()
  }
  if (send.isSuccess) {
    return (
      <Notice tone="success" announce title={t('link.sent_title')}>
        <p>{t('link.sent', { email: email.trim() })}</p>
        {isForRecovery && <p>{t('link.sent_recovery')}</p>}
      </Notice>
    )
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {isForRecovery && <p>{t('link.recovery_lead')}</p>}
      {send.error && (
        <Notice tone="error" announce title={t(`common:errors.${errorCodeOf(send.error)}`)} />
      )}
      <TextField
        id="email"
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        label={t('field.email')}
        value={email}
        onChange={(typed) => {
          setEmail(typed)
          typedEmail.set(typed)
        }}
        error={error}
      />
      <div className={styles.foot}>
        <Button type="submit" variant="primary" busy={send.isPending}>
          {t('link.send')}
        </Button>
        <LocaleLink to={`/auth?next=${encodeURIComponent(next)}`}>{t('link.password')}</LocaleLink>
      </div>
    </form>
  )
}
