import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleHelp from 'lucide-react/icons/circle-help'
import CircleSlash2 from 'lucide-react/icons/circle-slash-2'
import CircleX from 'lucide-react/icons/circle-x'
import { useTranslation } from 'react-i18next'
import type { Verdict } from '#domain/matching/verdict.ts'
import styles from './verdict-badge.module.css'

const icons = {
  strong: CircleCheck,
  possible: CircleHelp,
  near: CircleSlash2,
  incomplete: CircleDashed,
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
