import { publishedCountry } from '#domain/tenders/published-country.ts'
import { publishedRegion } from '#domain/tenders/published-region.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { useLanguage } from '../../i18n/use-language.ts'

/** Country and region of a tender in one line, null where neither was published. */
export function useOrigin() {
  const language = useLanguage()
  return ({
    country_of_origin: country,
    region,
  }: Pick<TenderSummary, 'country_of_origin' | 'region'>): string | null =>
    [country && publishedCountry(country, language), region && publishedRegion(region, language)]
      .filter(Boolean)
      .join(', ') || null
}
