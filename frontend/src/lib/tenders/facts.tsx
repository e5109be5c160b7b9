import type { ReactNode } from 'react'
import styles from './facts.module.css'

export interface FactsProps {
  readonly facts: readonly {
    readonly key: string
    readonly label: string
    readonly value: ReactNode
  }[]
}

/** Names and values, ruled like a table. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ key, label, value }) => (
        <div key={key} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
