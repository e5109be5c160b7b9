import { useTranslation } from 'react-i18next'
import { locales } from '#domain/shared/locale.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import styles from './auth-page.module.css'
import type { CompanyDraft } from './company-draft.ts'

/** ISO 639-1: those of the site, of the markets, and of more wine countries. */
const spoken = ['en', 'sv', 'no', 'fi', 'fr', 'de', 'it', 'es', 'pt', 'hu', 'el', 'da']

interface Props {
  readonly draft: CompanyDraft
  readonly onChange: (change: Partial<CompanyDraft>) => void
}

/** In which language we write to the company, and which ones are spoken there. */
export function LanguageFields({ draft, onChange }: Props) {
  const { t } = useTranslation('accounts')
  const names = new Intl.DisplayNames([useLanguage()], { type: 'language' })
  const nameOf = (code: string) => names.of(code) ?? code
  const others = draft.languages.filter((code) => !spoken.includes(code))
  return (
    <>
      <Select
        id="language"
        label={t('company.language')}
        options={locales.map((value) => ({ value, label: nameOf(value) }))}
        value={draft.language}
        onChange={(language) => language !== '' && onChange({ language })}
      />
      <fieldset>
        <legend>{t('company.languages')}</legend>
        <div className={styles.pair}>
          {[...spoken, ...others].map((code) => (
            <Checkbox
              key={code}
              label={nameOf(code)}
              checked={draft.languages.includes(code)}
              onChange={(isSpoken) =>
                onChange({
                  languages: isSpoken
                    ? [...draft.languages, code]
                    : draft.languages.filter((one) => one !== code),
                })
              }
            />
          ))}
        </div>
      </fieldset>
    </>
  )
}
