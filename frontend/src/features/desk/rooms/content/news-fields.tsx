import { useTranslation } from 'react-i18next'
import { languagesOf } from '#domain/content/missing-content.ts'
import { eventKinds, type NewsDraft } from '#domain/content/site-content.ts'
import { Button } from '../../../../ui/button.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import styles from './content.module.css'
import type { FieldsProps } from './content-fields.tsx'
import { LanguageTabs } from './language-tabs.tsx'

const noText = { title: '', description: '', text: '' }

export function NewsFields(props: FieldsProps<NewsDraft>) {
  const { t } = useTranslation('desk-content')
  const { content, locale, onLocale, onChange } = props
  const own = content.texts[locale] ?? noText
  const written = languagesOf(content)
  const change = (field: keyof typeof noText) => ({
    value: own[field],
    onChange: (value: string) =>
      onChange({ ...content, texts: { ...content.texts, [locale]: { ...own, [field]: value } } }),
  })
  return (
    <>
      <TextField
        type="date"
        label={t('field.event')}
        value={content.event ?? ''}
        onChange={(day) => onChange({ ...content, event: day || null })}
      />
      <Select
        label={t('field.event_kind')}
        options={eventKinds.map((value) => ({ value, label: t(`event_kind.${value}`) }))}
        value={content.event_kind}
        onChange={(kind) => onChange({ ...content, event_kind: kind || content.event_kind })}
      />
      <SourceFields {...props} />
      <LanguageTabs locale={locale} onLocale={onLocale} isWritten={(one) => written.includes(one)}>
        <div className={styles.fields}>
          <TextField label={t('field.title')} maxLength={120} {...change('title')} />
          <TextField label={t('field.description')} maxLength={170} {...change('description')} />
          <TextArea
            label={t('field.text')}
            hint={t('field.text_hint')}
            rows={14}
            maxLength={10_000}
            {...change('text')}
          />
        </div>
      </LanguageTabs>
    </>
  )
}

function SourceFields({ content, onChange }: FieldsProps<NewsDraft>) {
  const { t } = useTranslation('desk-content')
  const { sources } = content
  const set = (changed: NewsDraft['sources']) => onChange({ ...content, sources: changed })
  return (
    <fieldset className={styles.group}>
      <legend>{t('source.title')}</legend>
      {sources.map((source, at) => {
        const change = (field: 'name' | 'url' | 'date') => ({
          value: source[field],
          onChange: (value: string) => set(sources.with(at, { ...source, [field]: value })),
        })
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a source has nothing but what is being typed
          <div key={at} className={styles.source}>
            <TextField label={t('source.name')} maxLength={200} {...change('name')} />
            <TextField type="url" label={t('source.url')} maxLength={500} {...change('url')} />
            <TextField
              label={t('source.date')}
              hint={t('source.date_hint')}
              maxLength={10}
              {...change('date')}
            />
            <div>
              <Button size="small" onClick={() => set(sources.toSpliced(at, 1))}>
                {t('source.remove')}
              </Button>
            </div>
          </div>
        )
      })}
      {sources.length < 10 && (
        <div>
          <Button size="small" onClick={() => set([...sources, { name: '', url: '', date: '' }])}>
            {t('source.add')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
