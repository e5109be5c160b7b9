import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import styles from './notice.module.css'

export type NoticeTone = 'info' | 'warning' | 'error' | 'success'

export interface NoticeProps {
  /** Default: `info`. */
  readonly tone?: NoticeTone
  readonly title?: ReactNode
  readonly action?: ReactNode
  readonly children?: ReactNode
  /** Announce it when it appears; not for notices that are on the page from the start. */
  readonly announce?: boolean
}

export const toneIcons = {
  info: Info,
  warning: TriangleAlert,
  error: CircleAlert,
  success: CircleCheck,
} as const

export function Notice({ tone = 'info', title, action, children, announce }: NoticeProps) {
  const Icon = toneIcons[tone]
  const role = announce ? (tone === 'error' ? 'alert' : 'status') : undefined
  return (
    <div className={styles.notice} data-tone={tone} role={role}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
