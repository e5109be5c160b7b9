import { useTranslation } from 'react-i18next'
import { matchVerdicts, type VerdictCounts } from '#domain/matching/verdict.ts'
import styles from './match-groups.module.css'

export interface MatchCounts {
  readonly counts: Readonly<VerdictCounts>
  readonly only_price: number
}

/** "2 strong · 5 good so far · 1 misses only the price": what is zero is not said. */
export function Counts({ of }: { readonly of: MatchCounts }) {
  const { t } = useTranslation('matching')
  const said = matchVerdicts
    .filter((verdict) => of.counts[verdict] > 0)
    .map((verdict) => t(`counts.${verdict}`, { count: of.counts[verdict] }))
  if (of.only_price > 0) said.push(t('counts.only_price', { count: of.only_price }))
  return said.length === 0 ? null : <p className={styles.counts}>{said.join(' · ')}</p>
}
