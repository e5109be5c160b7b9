import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Match } from '#domain/matching/verdict.ts'
import { VerdictBadge } from './verdict-badge.tsx'
import styles from './verdict-line.module.css'

export interface VerdictLineProps {
  readonly match: Pick<Match, 'verdict' | 'score' | 'to_check_yourself'>
  /** The reasons, before the number; without them the meaning of the verdict is shown. */
  readonly children?: ReactNode
}

/** Verdict and what it means first, the number second; never a chance of winning. */
export function VerdictLine({ match, children }: VerdictLineProps) {
  const { t } = useTranslation('matching')
  const { verdict, score, to_check_yourself: toCheck } = match
  // a tender without any requirement is met by everything: that says nothing of the product
  const isBare = verdict === 'possible' && score === 0
  return (
    <div className={styles.line}>
      <p className={styles.verdict}>
        <VerdictBadge verdict={verdict} />
        {!children && <span>{isBare ? t('criteria.nothing') : t(`verdictMeans.${verdict}`)}</span>}
      </p>
      {children}
      <p className={styles.more}>
        {toCheck > 0 && <span>{t('checkYourself', { count: toCheck })}</span>}
        <span title={t('scoreHint')}>{t('score', { score })}</span>
      </p>
    </div>
  )
}
