import { type AwaitedThing, LongWait } from './long-wait.tsx'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** What is to come; said when it takes long. */
  readonly awaits: AwaitedThing
  /** How many lines of text are to come. Default: 3. */
  readonly lines?: number
}

/** Keeps the layout while content inside a page loads, and says after a while what it waits for. */
export function Skeleton({ awaits, lines = 3 }: SkeletonProps) {
  return (
    <div className={styles.skeleton}>
      <div className={styles.lines} aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key) => (
          <span key={key} />
        ))}
      </div>
      <LongWait awaits={awaits} className={styles.words} />
    </div>
  )
}
