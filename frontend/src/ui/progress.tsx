import styles from './progress.module.css'

export interface ProgressProps {
  /** What is progressing; read out. */
  readonly label: string
  /** 0 to 100; absent: unknown how long. */
  readonly value?: number
}

export function Progress({ label, value }: ProgressProps) {
  return <progress className={styles.progress} aria-label={label} max={100} value={value} />
}
