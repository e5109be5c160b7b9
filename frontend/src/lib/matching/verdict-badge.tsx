import { CircleCheck, CircleHelp, CircleSlash2, CircleX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Verdict } from '#domain/matching/verdict.ts'
import styles from './verdict-badge.module.css'

const icons = {
  strong: CircleCheck,
  possible: CircleHelp,
  near: CircleSlash2,
  none: CircleX,
} as const

/** The verdict as icon and words. */
export function VerdictBadge({ verdict }: { readonly verdict: Verdict }) {
  const { t } = useTranslation('vocabulary')
  const Icon = icons[verdict]
  return (
    <span className={styles.verdict} data-verdict={verdict}>
      <Icon aria-hidden="true" />
      {t(`verdict.${verdict}`)}
    </span>
  )
}
