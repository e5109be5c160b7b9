import styles from './skeleton.module.css'
import { type AwaitedThing, useLongWait } from './use-long-wait.ts'

export interface SkeletonProps {
  /** What is to come; said when it takes long. */
  readonly awaits: AwaitedThing
  /** How many lines of text are to come, at least 2. Default: 3. */
  readonly lines?: number
}

/** Keeps the layout while content inside a page loads, and says after a while what it waits for. */
export function Skeleton({ awaits, lines = 3 }: SkeletonProps) {
  const words = useLongWait(awaits)
  // the words stand where two lines stood: nothing below them moves
  const shown = words === undefined ? lines : lines - 2
  return (
    <div className={styles.skeleton}>
      {words && <p role="status">{words}</p>}
      {Array.from({ length: shown }, (_, line) => `line-${line}`).map((key) => (
        <span key={key} aria-hidden="true" />
      ))}
    </div>
  )
}
