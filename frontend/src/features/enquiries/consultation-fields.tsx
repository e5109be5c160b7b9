import { useTranslation } from 'react-i18next'
import { locales } from '#domain/shared/locale.ts'
import type { FieldError } from '../../ui/error-summary.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type ConsultationDraft, timeFields } from './consultation-draft.ts'
import styles from './enquiry-form.module.css'
import { zonesWith } from './time-zones.ts'

interface Props {
  readonly draft: ConsultationDraft
  readonly errors: readonly FieldError[]
  readonly onChange: (part: Partial<ConsultationDraft>) => void
}

export function ConsultationFields({ draft, errors, onChange }: Props) {
  const { t } = useTranslation('enquiries')
  const field = (name: keyof ConsultationDraft) => ({
    id: `consultation_${name}`,
    value: draft[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: errors.find((error) => error.field === `consultation_${name}`)?.message,
  })
  return (
    <>
      <TextArea
        {...field('topic')}
        label={t('consultation.topic')}
        hint={t('consultation.topic_hint')}
        rows={5}
        maxLength={5000}
      />
      <fieldset className={styles.group}>
        <legend>{t('consultation.times')}</legend>
        <p className={styles.small}>{t('consultation.times_hint')}</p>
        <div className={styles.pair}>
          {timeFields.map((name) => (
            <TextField
              key={name}
              {...field(name)}
              type="datetime-local"
              label={t(`consultation.${name}`)}
              required={name !== 'third'}
            />
          ))}
        </div>
        <Select
          id="consultation_time_zone"
          label={t('mail.time_zone')}
          hint={t('consultation.time_zone_hint')}
          value={draft.time_zone}
          // the page as it was built knows no clock
          options={draft.time_zone === '' ? [] : zonesWith(draft.time_zone)}
          onChange={(zone) => zone !== '' && onChange({ time_zone: zone })}
        />
      </fieldset>
      <Select
        label={t('consultation.language')}
        value={draft.language}
        options={locales.map((value) => ({ value, label: t(`consultation.in.${value}`) }))}
        onChange={(language) => language !== '' && onChange({ language })}
      />
      <div className={styles.pair}>
        <TextField {...field('name')} label={t('field.name')} autoComplete="name" maxLength={200} />
        <TextField
          {...field('company')}
          label={t('field.company')}
          required={false}
          autoComplete="organization"
          maxLength={200}
        />
        <TextField
          {...field('email')}
          type="email"
          label={t('field.email')}
          hint={t('consultation.email_hint')}
          autoComplete="email"
          maxLength={254}
        />
        <TextField
          {...field('phone')}
          type="tel"
          label={t('field.phone')}
          hint={t('field.phone_hint')}
          required={false}
          autoComplete="tel"
          maxLength={200}
        />
      </div>
    </>
  )
}
