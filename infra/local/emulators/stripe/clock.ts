import type { Books, Stored } from './books.ts'

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

export function movableClock(books: Books, realNow: () => number): MovableClock {
  let pretended: number | null = null
  const moved = () => books.record<ClockRecord>('clock', 'clock')?.moved_ms ?? 0
  const now = () => realNow() + moved()
  return {
    now,
    seconds: () => pretended ?? Math.floor(now() / 1000),
    move: (ms) => {
      if (ms < 0) throw new RangeError('The clock moves forward only')
      const record: ClockRecord = { object: 'clock', id: 'clock', moved_ms: moved() + ms }
      books.note(record)
    },
    at: (seconds, work) => {
      pretended = seconds
      try {
        return work()
      } finally {
        pretended = null
      }
    },
  }
}
