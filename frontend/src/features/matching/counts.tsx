import { useTranslation } from 'react-i18next'
import type { Verdict } from '#domain/matching/verdict.ts'
import { shownVerdicts } from './match-filter.ts'
import styles from './match-groups.module.css'

/** "2 strong · 5 possible": what is zero is not said. */
export function Counts({ counts }: { readonly counts: Readonly<Record<Verdict, number>> }) {
  const { t } = useTranslation('matching')
  const said = shownVerdicts
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => t(`counts.${verdict}`, { count: counts[verdict] }))
  return said.length === 0 ? null : <p className={styles.counts}>{said.join(' · ')}</p>
}
