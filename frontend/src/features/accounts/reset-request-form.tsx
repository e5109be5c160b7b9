import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { authErrorKey } from './auth-error.ts'
import styles from './auth-page.module.css'
import { looksLikeEmail } from './email-rule.ts'

export function ResetRequestForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const { t } = useTranslation('accounts')
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    const { sendResetCode } = await import('../../lib/cognito.ts')
    await sendResetCode(email.trim())
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!looksLikeEmail(email)) {
      setError(t('field.email_wrong'))
      document.getElementById('email')?.focus()
      return
    }
    setIsBusy(true)
    try {
      await send()
      onSent(email.trim())
    } catch (thrown) {
      const key = authErrorKey(thrown)
      // known and unknown addresses get the same answer
      if (key === 'too_many_tries' || key === 'network') setError(t(`auth_error.${key}`))
      else onSent(email.trim())
    }
    setIsBusy(false)
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
        onChange={setEmail}
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
