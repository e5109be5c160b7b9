import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Verdict } from '#domain/matching/verdict.ts'
import { shownVerdicts } from './match-filter.ts'
import styles from './match-groups.module.css'

/** How many matches of a tender or a product the list shows. */
export const shownLines = 3

export interface MoreLinesProps {
  readonly counts: Readonly<Record<Verdict, number>>
  readonly shown: number
  /** Where the others are found; without it they are only counted. */
  readonly children?: (words: string) => ReactNode
}

/** "and 24 more" */
export function MoreLines({ counts, shown, children }: MoreLinesProps) {
  const { t } = useTranslation('matching')
  const all = shownVerdicts.reduce((sum, verdict) => sum + counts[verdict], 0)
  if (all <= shown) return null
  const words = t('row.andMore', { count: all - shown })
  return <p className={styles.counts}>{children ? children(words) : words}</p>
}
