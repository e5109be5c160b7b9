import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-help'
import CircleX from 'lucide-react/icons/circle-x'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useTranslation } from 'react-i18next'
import type { OfferFinding } from '#domain/applications/tender-findings.ts'
import styles from './finding-row.module.css'

const icons = {
  pass: CircleCheck,
  fail: CircleX,
  unknown: CircleHelp,
  waived: TriangleAlert,
} as const

/** Whether what a rule asks is kept, as a picture and in words. */
export function FindingStatus({ status, severity }: Pick<OfferFinding, 'status' | 'severity'>) {
  const { t } = useTranslation('workspace')
  const Icon = status === 'fail' && severity === 'warning' ? TriangleAlert : icons[status]
  return (
    <p className={styles.status}>
      <Icon aria-hidden="true" />
      {t(`status.${status}`)}
    </p>
  )
}
