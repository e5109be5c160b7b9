import { useTranslation } from 'react-i18next'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { useFormat } from '../use-format.ts'
import { Facts } from './facts.tsx'
import { SourceLink } from './published-value.tsx'

/** Who won a tender, and where that is said. */
export function ResultFacts({ result }: { readonly result: NonNullable<TenderSummary['result']> }) {
  const { t } = useTranslation('tenders')
  const { date, money, number } = useFormat()
  const { winner, product, score, price, offers, decided_on, evidence } = result
  const facts = [
    { key: 'winner', value: winner },
    { key: 'product', value: product },
    { key: 'price', value: price && money(price) },
    { key: 'score', value: score },
    { key: 'offers', value: offers && number(offers) },
    { key: 'decided_on', value: decided_on && date(decided_on, 'long') },
    { key: 'evidence', value: <SourceLink url={evidence} /> },
  ] as const
  return (
    <Facts
      facts={facts
        .filter(({ value }) => value !== null)
        .map(({ key, value }) => ({ key, label: t(`result.${key}`), value }))}
    />
  )
}
