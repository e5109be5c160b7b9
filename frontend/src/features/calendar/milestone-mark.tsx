import FileText from 'lucide-react/icons/file-text'
import Package from 'lucide-react/icons/package'
import Store from 'lucide-react/icons/store'
import { useTranslation } from 'react-i18next'
import type { Milestone } from '#domain/tenders/key-date.ts'
import styles from './milestone-mark.module.css'

const icons = { offer: FileText, sample: Package, launch: Store } as const

export interface MilestoneMarkProps {
  readonly milestone: Milestone
  readonly isCancelled: boolean
}

/** What happens on a date, as icon and word; struck through, with the word, where it no longer does. */
export function MilestoneMark({ milestone, isCancelled }: MilestoneMarkProps) {
  const { t } = useTranslation('calendar')
  const Icon = icons[milestone]
  return (
    <span className={styles.mark} data-milestone={milestone}>
      <Icon aria-hidden="true" />
      {isCancelled ? (
        <>
          <s>{t(`milestone.${milestone}`)}</s> <strong>{t('cancelled')}</strong>
        </>
      ) : (
        t(`milestone.${milestone}`)
      )}
    </span>
  )
}
