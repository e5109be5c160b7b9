import type { ReactNode } from 'react'
import styles from './card.module.css'
import { classNames } from './class-names.ts'

export interface CardProps {
  readonly title?: ReactNode
  /** Beside the title. */
  readonly aside?: ReactNode
  readonly footer?: ReactNode
  /** Level of the title. Default: 2. */
  readonly level?: 2 | 3
  readonly className?: string
  readonly children?: ReactNode
}

export function Card({ title, aside, footer, level = 2, className, children }: CardProps) {
  const Heading = `h${level}` as const
  return (
    <section className={classNames(styles.card, className)}>
      {(title || aside) && (
        <div className={styles.head}>
          {title && <Heading className={styles.title}>{title}</Heading>}
          {aside}
        </div>
      )}
      {children}
      {footer && <div className={styles.footer}>{footer}</div>}
    </section>
  )
}
