import { useTranslation } from 'react-i18next'
import { matchVerdicts } from '#domain/matching/verdict.ts'
import type { ApiOutput } from '../api.ts'
import styles from './counts-by-market.module.css'

type Summary = ApiOutput<'getMatchSummary'>

/** How many tenders fit in each market that takes applications; nothing where there is one alone. */
export function CountsByMarket({ summary }: { readonly summary: Summary }) {
  const { t } = useTranslation('matching')
  const { t: word } = useTranslation('vocabulary')
  if (summary.computed_at === null || summary.by_market.length < 2) return null
  return (
    <ul className={styles.markets}>
      {summary.by_market.map(({ market, tenders }) => (
        <li key={market}>
          {word('labelled', {
            label: word(`market.${market}`),
            words: matchVerdicts
              .map((verdict) => t(`counts.${verdict}`, { count: tenders[verdict] }))
              .join(' \u00b7 '),
          })}
        </li>
      ))}
    </ul>
  )
}
