import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import { useLocalePath } from '../../i18n/use-locale-path.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './auth-page.module.css'
import { looksLikeEmail } from './email-rule.ts'
import { requestReset } from './request-reset.ts'
import { typedEmail } from './typed-email.ts'

export function ResetRequestForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const { t } = useTranslation('accounts')
  const toLocale = useLocalePath()
  const locale = useLanguage()
  const [email, setEmail] = useState(typedEmail.get)
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!looksLikeEmail(email)) {
      setError(t('field.email_wrong'))
      document.getElementById('email')?.focus()
      return
    }
    setIsBusy(true)
    const redirectTo = `${location.origin}${toLocale('/reset-password')}`
    const refusal = await requestReset({ email: email.trim(), redirectTo, locale })
    setIsBusy(false)
    if (refusal === null) onSent(email.trim())
    else setError(t(`auth_error.${refusal}`))
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
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
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('reset.send')}
        </Button>
      </div>
    </form>
  )
}
