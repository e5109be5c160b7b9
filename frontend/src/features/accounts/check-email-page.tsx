import { type FormEvent, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useLocaleNavigate } from '../../i18n/use-locale-path.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary, type FieldError } from '../../ui/error-summary.tsx'
import { Page } from '../../ui/page.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { mailedCodeErrorKey } from './auth-error.ts'
import styles from './auth-page.module.css'
import { confirmSignUp } from './confirm-sign-up.ts'
import { looksLikeEmail } from './email-rule.ts'
import { pendingSignUp } from './pending-sign-up.ts'
import { ResendCode } from './resend-code.tsx'

/** The code from the mail. After a reload the password is gone: the sign-in comes after the code then. */
export function CheckEmailPage() {
  const { t } = useTranslation('accounts')
  const navigate = useLocaleNavigate()
  const pending = useSyncExternalStore(pendingSignUp.subscribe, pendingSignUp.get, () => null)
  const [typedEmail, setTypedEmail] = useState('')
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const email = pending?.email ?? typedEmail.trim()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found: FieldError[] = []
    if (!looksLikeEmail(email)) found.push({ field: 'email', message: t('field.email_wrong') })
    if (code.trim() === '') found.push({ field: 'code', message: t('check_email.code_missing') })
    setErrors(found)
    if (found.length > 0 || isBusy) return
    setIsBusy(true)
    try {
      navigate(await confirmSignUp(email, code.replace(/\s/g, '')), { replace: true })
    } catch (thrown) {
      setErrors([{ field: 'code', message: t(`auth_error.${mailedCodeErrorKey(thrown)}`) }])
      setIsBusy(false)
    }
  }
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message
  return (
    <Page
      width="narrow"
      title={t('check_email.title')}
      lead={pending ? t('check_email.sent_to', { email }) : t('check_email.lead')}
    >
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <ErrorSummary errors={errors} />
        {pending === null && (
          <TextField
            id="email"
            name="email"
            type="email"
            autoComplete="username"
            label={t('field.email')}
            value={typedEmail}
            onChange={setTypedEmail}
            error={errorOf('email')}
          />
        )}
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
        <div className={styles.foot}>
          <Button type="submit" variant="primary" busy={isBusy}>
            {t('check_email.submit')}
          </Button>
          <ResendCode email={email} />
        </div>
      </form>
      <div className={styles.small}>
        <p>{t('check_email.nothing_came')}</p>
        <p>
          <LocaleLink to="/auth">{t('auth.sign_in')}</LocaleLink>
          {' \u00b7 '}
          <LocaleLink to="/reset-password">{t('sign_in.forgot')}</LocaleLink>
        </p>
      </div>
    </Page>
  )
}
