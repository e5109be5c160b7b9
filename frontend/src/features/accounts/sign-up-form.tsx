import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { useLocaleNavigate } from '../../i18n/use-locale-path.ts'
import { logError } from '../../lib/error-log.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorSummary, type FieldError } from '../../ui/error-summary.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { authErrorKey, isKnownAddress } from './auth-error.ts'
import styles from './auth-page.module.css'
import { type CompanyDraft, emptyCompany, profileOf } from './company-draft.ts'
import { CompanyFields } from './company-fields.tsx'
import { looksLikeEmail } from './email-rule.ts'
import { PasswordField } from './password-field.tsx'
import { pendingSignUp } from './pending-sign-up.ts'
import { typedEmail } from './typed-email.ts'
import { passwordFault } from './use-password-strength.ts'

function useSignUpErrors() {
  const { t } = useTranslation('accounts')
  return async (
    email: string,
    password: string,
    company: CompanyDraft,
    isAccepted: boolean,
  ): Promise<FieldError[]> => {
    const found: FieldError[] = []
    if (!looksLikeEmail(email)) found.push({ field: 'email', message: t('field.email_wrong') })
    const fault = await passwordFault(password, email)
    if (fault !== null) found.push({ field: 'password', message: t(`password.${fault}`) })
    if (company.legal_name.trim() === '') {
      found.push({ field: 'legal_name', message: t('company.legal_name_missing') })
    }
    if (company.country_code === '') {
      found.push({ field: 'country_code', message: t('company.country_missing') })
    }
    if (company.company_kind === '') {
      found.push({ field: 'company_kind', message: t('company.kind_missing') })
    }
    if (!isAccepted) found.push({ field: 'terms', message: t('sign_up.terms_missing') })
    return found
  }
}

export function SignUpForm({ next }: { readonly next: string }) {
  const { t } = useTranslation('accounts')
  const language = useLanguage()
  const navigate = useLocaleNavigate()
  const findErrors = useSignUpErrors()
  const [email, setEmail] = useState(typedEmail.get)
  const [password, setPassword] = useState('')
  const [company, setCompany] = useState(emptyCompany)
  const [isAccepted, setIsAccepted] = useState(false)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [isBusy, setIsBusy] = useState(false)

  const signUp = async () => {
    const { resendCode, startSignUp } = await import('../../lib/cognito.ts')
    // an address that has an account gets the same answer; the next page says what to do then
    await startSignUp(email.trim(), password).catch(async (thrown: unknown) => {
      if (!isKnownAddress(thrown)) throw thrown
      // who never confirmed the address may do so now
      await resendCode(email.trim()).catch(logError)
    })
    pendingSignUp.set({
      email: email.trim(),
      password,
      company: profileOf({ ...company, language, contact_email: email.trim() }),
      next,
    })
    navigate('/check-email')
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = await findErrors(email, password, company, isAccepted)
    setErrors(found)
    if (found.length > 0 || isBusy) return
    setIsBusy(true)
    await signUp()
      .catch((thrown: unknown) =>
        setErrors([{ field: 'email', message: t(`auth_error.${authErrorKey(thrown)}`) }]),
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
        hint={t('field.email_hint')}
        value={email}
        onChange={(typed) => {
          setEmail(typed)
          typedEmail.set(typed)
        }}
        error={errorOf('email')}
      />
      <PasswordField
        id="password"
        name="password"
        label={t('field.password')}
        value={password}
        onChange={setPassword}
        error={errorOf('password')}
        newFor={email}
      />
      <CompanyFields
        draft={company}
        onChange={(change) => setCompany((before) => ({ ...before, ...change }))}
        errorOf={errorOf}
      />
      <Checkbox
        id="terms"
        label={t('sign_up.terms')}
        hint={
          <LocaleLink to="/terms" target="_blank">
            {t('sign_up.read_terms')}
          </LocaleLink>
        }
        checked={isAccepted}
        onChange={setIsAccepted}
        error={errorOf('terms')}
      />
      <div className={styles.foot}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('sign_up.submit')}
        </Button>
        <p className={styles.small}>{t('sign_up.what_next')}</p>
      </div>
    </form>
  )
}
