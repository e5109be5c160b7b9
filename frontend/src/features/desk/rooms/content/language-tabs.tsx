import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Locale, locales } from '#domain/shared/locale.ts'
import { Tabs } from '../../../../ui/tabs.tsx'
import { useLanguageNames } from './use-language-names.ts'

interface Props {
  readonly locale: Locale
  readonly onLocale: (locale: Locale) => void
  readonly isWritten: (locale: Locale) => boolean
  /** Of the language that is chosen. */
  readonly children: ReactNode
}

/** One panel per language; a language without a text says so. */
export function LanguageTabs({ locale, onLocale, isWritten, children }: Props) {
  const { t } = useTranslation('desk-content')
  const nameOf = useLanguageNames()
  return (
    <Tabs
      label={t('language')}
      selected={locale}
      onSelect={onLocale}
      tabs={locales.map((key) => ({
        key,
        label: isWritten(key) ? nameOf(key) : t('language_missing', { language: nameOf(key) }),
        panel: children,
      }))}
    />
  )
}
