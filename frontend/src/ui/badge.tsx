import type { ReactNode } from 'react'
import styles from './badge.module.css'

export interface BadgeProps {
  /** Default: `neutral`. */
  readonly tone?: 'neutral' | 'info' | 'success' | 'warning' | 'error'
  readonly children: ReactNode
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}
