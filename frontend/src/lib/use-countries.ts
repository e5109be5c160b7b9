import { useMemo } from 'react'
import { useLanguage } from '../i18n/use-language.ts'
import { countryCodes } from './country-codes.ts'
import { countryName } from './format.ts'

/** All countries by name, in the order of the page's language. */
export function useCountries(): readonly { value: string; label: string }[] {
  const language = useLanguage()
  return useMemo(() => {
    const byName = new Intl.Collator(language)
    return countryCodes
      .map((value) => ({ value, label: countryName(value, language) }))
      .sort((a, b) => byName.compare(a.label, b.label))
  }, [language])
}
