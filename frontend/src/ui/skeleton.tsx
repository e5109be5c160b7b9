import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** How many lines of text are to come. Default: 3. */
  readonly lines?: number
}

/** Keeps the layout while content inside a page loads. */
export function Skeleton({ lines = 3 }: SkeletonProps) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key) => (
        <span key={key} />
      ))}
    </div>
  )
}
