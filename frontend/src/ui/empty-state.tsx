import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  readonly title: string
  /** What this place is for. */
  readonly children?: ReactNode
  /** The first step. */
  readonly action?: ReactNode
  readonly picture?: ReactNode
}

export function EmptyState({ title, children, action, picture }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {picture && (
        <div className={styles.picture} aria-hidden="true">
          {picture}
        </div>
      )}
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
