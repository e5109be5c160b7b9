import { useTranslation } from 'react-i18next'
import { builtInSender, longestSenderLine } from '#domain/content/sender-line.ts'
import type { SenderWords } from '#domain/content/site-content.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import type { FieldsProps } from './content-fields.tsx'
import { LanguageTabs } from './language-tabs.tsx'

export function SenderFields(props: FieldsProps<SenderWords>) {
  const { t } = useTranslation('desk-content')
  const { content, locale, onLocale, onChange } = props
  const { words } = content
  return (
    <LanguageTabs locale={locale} onLocale={onLocale} isWritten={(one) => Boolean(words[one])}>
      <TextField
        label={t('field.sender')}
        hint={t('field.sender_hint', { line: builtInSender[locale] })}
        required={false}
        maxLength={longestSenderLine}
        autoComplete="off"
        value={words[locale] ?? ''}
        onChange={(line) => onChange({ ...content, words: { ...words, [locale]: line } })}
      />
    </LanguageTabs>
  )
}
