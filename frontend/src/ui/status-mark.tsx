import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-help'
import CircleSlash2 from 'lucide-react/icons/circle-slash-2'
import CircleX from 'lucide-react/icons/circle-x'
import type { ReactNode } from 'react'
import styles from './status-mark.module.css'

export interface StatusMarkProps {
  readonly status: 'met' | 'near' | 'not_met' | 'unknown'
  /** The word for it: colour and icon are never alone. */
  readonly children: ReactNode
}

const icons = {
  met: CircleCheck,
  near: CircleSlash2,
  not_met: CircleX,
  unknown: CircleHelp,
} as const

export function StatusMark({ status, children }: StatusMarkProps) {
  const Icon = icons[status]
  return (
    <span className={styles.mark} data-status={status}>
      <Icon aria-hidden="true" />
      {children}
    </span>
  )
}
