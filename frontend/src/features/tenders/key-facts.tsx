import { useTranslation } from 'react-i18next'
import { publishedCountry } from '#domain/tenders/published-country.ts'
import { publishedRegion } from '#domain/tenders/published-region.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Facts } from '../../lib/tenders/facts.tsx'
import { PublishedWords } from '../../lib/tenders/published-words.tsx'
import { TenderDeadline } from '../../lib/tenders/tender-deadline.tsx'
import { useFormat } from '../../lib/use-format.ts'

const published = (words: string | null) => words && <PublishedWords>{words}</PublishedWords>

/** What everyone may see of a tender. */
export function KeyFacts({ tender }: { readonly tender: TenderSummary }) {
  const { t } = useTranslation('tenders')
  const { t: word } = useTranslation('vocabulary')
  const { date, month, volume } = useFormat()
  const language = useLanguage()
  /** In the reader’s words where there are some, else in those of the publication. */
  const inWords = (words: string | null, named: typeof publishedCountry) => {
    const own = words && named(words, language)
    return own === words ? published(words) : own
  }
  const launch =
    (tender.launch_date && date(tender.launch_date, 'long')) ??
    (tender.launch_month && month(tender.launch_month))
  const facts = [
    { key: 'offer_deadline', value: <TenderDeadline tender={tender} /> },
    {
      key: 'sample_deadline',
      value: tender.sample_deadline && date(tender.sample_deadline, 'long'),
    },
    { key: 'launch_date', value: launch },
    { key: 'category', value: tender.category && word(`category.${tender.category}`) },
    { key: 'product_type', value: published(tender.product_type) },
    { key: 'country_of_origin', value: inWords(tender.country_of_origin, publishedCountry) },
    { key: 'region', value: inWords(tender.region, publishedRegion) },
    {
      key: 'container_volume_ml',
      value: tender.container_volume_ml && volume(tender.container_volume_ml),
    },
    { key: 'assortment', value: published(tender.assortment) },
    { key: 'status', value: word(`publicationStatus.${tender.publication_status}`) },
    {
      key: 'record_kind',
      value: tender.record_kind === 'tender_group' && word('recordKind.tender_group'),
    },
  ] as const
  return (
    <Facts
      facts={facts
        .filter(({ value }) => Boolean(value))
        .map(({ key, value }) => ({ key, label: t(`field.${key}`), value }))}
    />
  )
}
