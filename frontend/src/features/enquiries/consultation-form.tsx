import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { type ApiInput, callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary, type FieldError } from '../../ui/error-summary.tsx'
import {
  type ConsultationDraft,
  consultationOf,
  emptyConsultation,
  type TimeField,
  wrongConsultationFields,
} from './consultation-draft.ts'
import { ConsultationFields } from './consultation-fields.tsx'
import styles from './enquiry-form.module.css'
import { SendFailure } from './send-failure.tsx'
import { SentNotice } from './sent-notice.tsx'
import { ownZone } from './time-zones.ts'
import { useSending } from './use-sending.ts'

type Body = ApiInput<'sendContactMessage'>['body']

/** Asks for the free consultation, with the times that suit. */
export function ConsultationForm() {
  const { t } = useTranslation('enquiries')
  const [draft, setDraft] = useConsultationDraft()
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const sending = useSending<ReturnType<typeof consultationOf>>('cns', (id, content) =>
    callApi('sendContactMessage', { body: { ...content, enquiry_id: id } as Body }),
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { elements } = event.currentTarget
    const isHalfFilled = (field: TimeField) => {
      const input = elements.namedItem(`consultation_${field}`)
      return input instanceof HTMLInputElement && input.validity.badInput
    }
    const found = wrongConsultationFields(draft, new Date(), isHalfFilled).map((field) => ({
      field: `consultation_${field}`,
      message: t(`consultation.error.${field}`),
    }))
    setErrors(found)
    if (found.length === 0) sending.send(consultationOf(draft))
  }
  if (sending.receipt !== null) {
    const again = () => {
      setDraft({ topic: '', first: '', second: '', third: '' })
      sending.startAgain()
    }
    return (
      <SentNotice
        receipt={sending.receipt}
        title={t('consultation.sent')}
        next={t('consultation.next')}
        again={t('consultation.again')}
        onAgain={again}
      />
    )
  }
  const isTooLate = errorCodeOf(sending.error) === 'day_is_past'
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <ErrorSummary errors={errors} />
      <ConsultationFields draft={draft} errors={errors} onChange={setDraft} />
      <p className={styles.small}>
        {t('consultation.privacy')} <LocaleLink to="/privacy">{t('privacy_link')}</LocaleLink>
      </p>
      <SendFailure
        error={sending.error}
        words={isTooLate ? t('consultation.error.first') : undefined}
      />
      <div>
        <Button type="submit" variant="primary" busy={sending.isSending}>
          {t('consultation.send')}
        </Button>
      </div>
    </form>
  )
}

/** In the zone of the browser, which the page as it was built knows nothing of. */
function useConsultationDraft() {
  const language = useLanguage()
  const [draft, setDraft] = useState(() => emptyConsultation(language))
  const change = (part: Partial<ConsultationDraft>) =>
    setDraft((before) => ({ ...before, ...part }))
  useEffect(() => setDraft((before) => ({ ...before, time_zone: ownZone() })), [])
  return [draft, change] as const
}
