import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { matchVerdicts } from '#domain/matching/verdict.ts'
import type { MatchCounts } from './counts.tsx'
import type { MatchFilter } from './match-filter.ts'
import styles from './match-groups.module.css'

/** How many matches of a tender or a product the list shows. */
export const shownLines = 3

export interface MoreLinesProps {
  readonly of: MatchCounts
  /** Which of the matches are listed. */
  readonly verdict: MatchFilter['verdict']
  readonly shown: number
  /** Where the others are found; without it they are only counted. */
  readonly children?: (words: string) => ReactNode
}

/** "and 24 more" */
export function MoreLines({ of, verdict, shown, children }: MoreLinesProps) {
  const { t } = useTranslation('matching')
  // all that were dismissed are kept, and few
  if (verdict === 'dismissed') return null
  const all =
    verdict === 'only_price'
      ? of.only_price
      : matchVerdicts.reduce((sum, one) => sum + of.counts[one], 0)
  if (all <= shown) return null
  const words = t('row.andMore', { count: all - shown })
  return <p className={styles.counts}>{children ? children(words) : words}</p>
}
