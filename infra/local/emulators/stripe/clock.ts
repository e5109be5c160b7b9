import type { Store, Stored } from './store.ts'

interface ClockRecord extends Stored {
  object: 'clock'
  /** what was added to the real time, ms */
  moved_ms: number
}

/** The account's time: the real one plus what it was moved by, kept between runs. */
export interface MovableClock {
  /** ms */
  now(): number
  /** unix seconds; while due work runs, the moment it was due */
  seconds(): number
  move(ms: number): void
  at<T>(seconds: number, work: () => T): T
}

export function movableClock(store: Store, realNow: () => number): MovableClock {
  let shifted: number | null = null
  const moved = () => store.record<ClockRecord>('clock', 'clock')?.moved_ms ?? 0
  const now = () => realNow() + moved()
  return {
    now,
    seconds: () => shifted ?? Math.floor(now() / 1000),
    move: (ms) => {
      if (ms < 0) throw new RangeError('The clock moves forward only')
      const record: ClockRecord = { object: 'clock', id: 'clock', moved_ms: moved() + ms }
      store.note(record)
    },
    at: (seconds, work) => {
      shifted = seconds
      try {
        return work()
      } finally {
        shifted = null
      }
    },
  }
}
