import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { type ApiInput, callApi } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary, type FieldError } from '../../ui/error-summary.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './enquiry-form.module.css'
import { isEmail, oneLine, orNull } from './entries.ts'
import { SendFailure } from './send-failure.tsx'
import { SentNotice } from './sent-notice.tsx'
import { useSending } from './use-sending.ts'

type Body = ApiInput<'sendContactMessage'>['body']
type Content = Omit<Extract<Body, { kind: 'message' }>, 'enquiry_id'>

const empty = { name: '', company: '', email: '', message: '' }
type Draft = typeof empty

export function ContactForm() {
  const { t } = useTranslation('enquiries')
  const language = useLanguage()
  const findErrors = useContactErrors()
  const [draft, setDraft] = useState(empty)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const sending = useSending<Content>('msg', (id, content) =>
    callApi('sendContactMessage', { body: { ...content, enquiry_id: id } as Body }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = findErrors(draft)
    setErrors(found)
    if (found.length > 0) return
    sending.send({
      kind: 'message',
      name: oneLine(draft.name),
      company: orNull(draft.company),
      email: draft.email.trim(),
      message: draft.message.trim(),
      language,
    })
  }
  if (sending.receipt !== null) {
    const again = () => {
      setDraft((before) => ({ ...before, message: '' }))
      sending.startAgain()
    }
    return (
      <SentNotice
        receipt={sending.receipt}
        title={t('contact.sent')}
        next={t('contact.next')}
        again={t('contact.again')}
        onAgain={again}
      />
    )
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ErrorSummary errors={errors} />
      <ContactFields draft={draft} errors={errors} onChange={setDraft} />
      <p className={styles.small}>
        {t('contact.privacy')} <LocaleLink to="/privacy">{t('privacy_link')}</LocaleLink>
      </p>
      <SendFailure error={sending.error} />
      <div>
        <Button type="submit" variant="primary" busy={sending.isSending}>
          {t('contact.send')}
        </Button>
      </div>
    </form>
  )
}

interface FieldsProps {
  readonly draft: Draft
  readonly errors: readonly FieldError[]
  readonly onChange: (draft: Draft) => void
}

function ContactFields({ draft, errors, onChange }: FieldsProps) {
  const { t } = useTranslation('enquiries')
  const field = (name: keyof Draft) => ({
    id: `contact_${name}`,
    value: draft[name],
    onChange: (value: string) => onChange({ ...draft, [name]: value }),
    error: errors.find((error) => error.field === `contact_${name}`)?.message,
  })
  return (
    <>
      <div className={styles.pair}>
        <TextField {...field('name')} label={t('field.name')} autoComplete="name" maxLength={200} />
        <TextField
          {...field('company')}
          label={t('field.company')}
          required={false}
          autoComplete="organization"
          maxLength={200}
        />
      </div>
      <TextField
        {...field('email')}
        type="email"
        label={t('field.email')}
        hint={t('field.email_hint')}
        autoComplete="email"
        maxLength={254}
      />
      <TextArea {...field('message')} label={t('contact.message')} rows={7} maxLength={5000} />
    </>
  )
}

function useContactErrors(): (draft: Draft) => FieldError[] {
  const { t } = useTranslation('enquiries')
  return ({ name, email, message }) => [
    ...(oneLine(name) === '' ? [{ field: 'contact_name', message: t('error.name') }] : []),
    ...(isEmail(email) ? [] : [{ field: 'contact_email', message: t('error.email') }]),
    ...(message.trim() === '' ? [{ field: 'contact_message', message: t('error.message') }] : []),
  ]
}
