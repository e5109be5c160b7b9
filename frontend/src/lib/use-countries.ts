import { useDeferredValue, useMemo } from 'react'
import { countryCodes } from '#domain/vocabulary/country-codes.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { countryName } from './format.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/**
 * All countries by name, in the order of the page's language. None in a page rendered at build time: the
 * builder and the browser may name some differently, and nobody chooses before the page runs.
 */
export function useCountries(): readonly { value: string; label: string }[] {
  const language = useLanguage()
  // 250 options: not in the breath in which React takes the page over
  const isHydrated = useDeferredValue(useIsHydrated())
  return useMemo(() => {
    if (!isHydrated) return []
    const byName = new Intl.Collator(language)
    return countryCodes
      .map((value) => ({ value, label: countryName(value, language) }))
      .sort((a, b) => byName.compare(a.label, b.label))
  }, [language, isHydrated])
}
