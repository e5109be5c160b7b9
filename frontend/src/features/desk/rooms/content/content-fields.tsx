import { useTranslation } from 'react-i18next'
import type {
  AboutFacts,
  ContactFacts,
  SiteContent,
  Testimonial,
} from '#domain/content/site-content.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { markets } from '#domain/shared/market.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import styles from './content.module.css'
import { LanguageTabs } from './language-tabs.tsx'
import { NewsFields } from './news-fields.tsx'
import { SenderFields } from './sender-fields.tsx'

export interface FieldsProps<Content extends SiteContent> {
  readonly content: Content
  readonly locale: Locale
  readonly onLocale: (locale: Locale) => void
  readonly onChange: (content: Content) => void
}

export function ContentFields({ content, ...props }: FieldsProps<SiteContent>) {
  switch (content.kind) {
    case 'testimonial':
      return <TestimonialFields content={content} {...props} />
    case 'about':
      return <AboutFields content={content} {...props} />
    case 'contact':
      return <ContactFields content={content} {...props} />
    case 'sender':
      return <SenderFields content={content} {...props} />
    case 'news':
      return <NewsFields content={content} {...props} />
  }
}

function TestimonialFields(props: FieldsProps<Testimonial>) {
  const { t } = useTranslation('desk-content')
  const { content, locale, onLocale, onChange } = props
  const { words, name, company, consent } = content
  return (
    <>
      <TextField
        label={t('field.name')}
        maxLength={200}
        autoComplete="off"
        value={name}
        onChange={(value) => onChange({ ...content, name: value })}
      />
      <TextField
        label={t('field.company')}
        maxLength={200}
        autoComplete="off"
        value={company}
        onChange={(value) => onChange({ ...content, company: value })}
      />
      <fieldset className={styles.group}>
        <legend>{t('consent.title')}</legend>
        <p className={styles.facts}>{t('consent.text')}</p>
        <TextField
          type="date"
          label={t('consent.given_on')}
          value={consent.given_on ?? ''}
          onChange={(day) =>
            onChange({ ...content, consent: { ...consent, given_on: day || null } })
          }
        />
        <TextField
          label={t('consent.evidence')}
          hint={t('consent.evidence_hint')}
          maxLength={200}
          value={consent.evidence}
          onChange={(evidence) => onChange({ ...content, consent: { ...consent, evidence } })}
        />
      </fieldset>
      <LanguageTabs locale={locale} onLocale={onLocale} isWritten={(one) => Boolean(words[one])}>
        <TextArea
          label={t('field.words')}
          hint={t('field.words_hint')}
          rows={5}
          maxLength={600}
          value={words[locale] ?? ''}
          onChange={(text) => onChange({ ...content, words: { ...words, [locale]: text } })}
        />
      </LanguageTabs>
    </>
  )
}

function AboutFields({ content, onChange }: FieldsProps<AboutFacts>) {
  const { t } = useTranslation(['desk-content', 'common'])
  const { experience_since, markets: chosen } = content
  const since = (text: string) => {
    const year = Number.parseInt(text.replaceAll(/\D/g, '').slice(0, 4), 10)
    onChange({ ...content, experience_since: Number.isNaN(year) ? null : year })
  }
  const choose = (market: (typeof markets)[number], isChosen: boolean) =>
    onChange({
      ...content,
      markets: markets.filter((one) => (one === market ? isChosen : chosen.includes(one))),
    })
  return (
    <>
      <TextField
        label={t('field.since')}
        hint={t('field.since_hint')}
        inputMode="numeric"
        maxLength={4}
        required={false}
        value={experience_since === null ? '' : String(experience_since)}
        onChange={since}
      />
      <fieldset className={styles.group}>
        <legend>{t('field.markets')}</legend>
        {markets.map((market) => (
          <Checkbox
            key={market}
            label={t(`common:market.${market}`)}
            checked={chosen.includes(market)}
            onChange={(isChosen) => choose(market, isChosen)}
          />
        ))}
      </fieldset>
    </>
  )
}

function ContactFields({ content, onChange }: FieldsProps<ContactFacts>) {
  const { t } = useTranslation('desk-content')
  const change = (field: 'company' | 'address' | 'email' | 'phone') => ({
    value: content[field],
    onChange: (value: string) => onChange({ ...content, [field]: value }),
  })
  return (
    <>
      <TextField
        label={t('field.company')}
        maxLength={200}
        autoComplete="off"
        {...change('company')}
      />
      <TextArea
        label={t('field.address')}
        hint={t('field.address_hint')}
        required={false}
        rows={3}
        maxLength={300}
        {...change('address')}
      />
      <TextField
        type="email"
        label={t('field.email')}
        maxLength={254}
        autoComplete="off"
        {...change('email')}
      />
      <TextField
        type="tel"
        label={t('field.phone')}
        required={false}
        maxLength={200}
        autoComplete="off"
        {...change('phone')}
      />
    </>
  )
}
