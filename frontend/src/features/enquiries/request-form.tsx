import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { type ApiInput, callApi } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary, type FieldError } from '../../ui/error-summary.tsx'
import { BuyerFields } from './buyer-fields.tsx'
import styles from './enquiry-form.module.css'
import { emptyRequest, requestOf, wrongFields } from './request-draft.ts'
import { SendFailure } from './send-failure.tsx'
import { SentNotice } from './sent-notice.tsx'
import { useSending } from './use-sending.ts'
import { WantedFields } from './wanted-fields.tsx'

type Body = ApiInput<'requestPrivateSale'>['body']
type Content = Omit<Body, 'enquiry_id'>

/** The request of an importer or a hotel, restaurant or caterer. */
export function RequestForm() {
  const { t } = useTranslation('enquiries')
  const language = useLanguage()
  const [draft, setDraft] = useState(emptyRequest)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const sending = useSending<Content>('pvs', (id, content) =>
    callApi('requestPrivateSale', { body: { ...content, enquiry_id: id } as Body }),
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const today = new Date().toISOString().slice(0, 10)
    const found = wrongFields(draft, today).map((field) => ({
      field: `request_${field}`,
      message: t(`error.${field}`),
    }))
    setErrors(found)
    const request = requestOf(draft, language)
    if (found.length === 0 && request !== null) sending.send(request)
  }
  if (sending.receipt !== null) {
    const again = () => {
      setDraft({ ...draft, wanted: '', quantity: '', category: '', origin_country: '' })
      sending.startAgain()
    }
    return (
      <SentNotice
        receipt={sending.receipt}
        title={t('request.sent')}
        next={t('request.next')}
        again={t('request.again')}
        onAgain={again}
      />
    )
  }
  const fields = {
    draft,
    onChange: (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part })),
    errorOf: (field: keyof typeof draft) =>
      errors.find((error) => error.field === `request_${field}`)?.message,
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ErrorSummary errors={errors} />
      <WantedFields {...fields} />
      <BuyerFields {...fields} />
      <p className={styles.small}>
        {t('request.privacy')} <LocaleLink to="/privacy">{t('privacy_link')}</LocaleLink>
      </p>
      <SendFailure error={sending.error} />
      <div>
        <Button type="submit" variant="primary" busy={sending.isSending}>
          {t('request.send')}
        </Button>
      </div>
    </form>
  )
}
