import { setTimeout } from 'node:timers/promises'

const attempts = 8

/** Waits before another attempt, twice as long each time; gives up by throwing. */
export async function pause(attempt: number): Promise<void> {
  if (attempt > attempts) throw new Error('DynamoDB kept leaving rows of a batch unprocessed')
  await setTimeout(25 * 2 ** attempt)
}
