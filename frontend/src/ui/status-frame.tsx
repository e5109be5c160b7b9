import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './status-mark.module.css'

export type MarkedStatus = 'met' | 'near' | 'not_met' | 'unknown'

export interface StatusFrameProps {
  readonly status: MarkedStatus
  readonly icon: LucideIcon
  /** The word for it: colour and icon are never alone. */
  readonly children: ReactNode
}

/** A status in its colours with an icon of the caller: for pages that show but some of the statuses. */
export const StatusFrame = ({ status, icon: Icon, children }: StatusFrameProps) => (
  <span className={styles.mark} data-status={status}>
    <Icon aria-hidden="true" />
    {children}
  </span>
)
