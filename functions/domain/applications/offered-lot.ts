import { eventsOf, type OutcomeEntry } from '../outcomes/outcome.ts'
import type { OfferedLot } from '../samples/sample.ts'
import type { FormData } from './application.ts'

const textIn = (answer: unknown): string | null =>
  typeof answer === 'string' && answer.trim() !== '' ? answer.trim() : null

/** What an application and its outcome say of the wine that samples have to be of. */
export function offeredLot(
  data: Pick<FormData, 'answers' | 'facts'> | null,
  entries: readonly OutcomeEntry[],
): OfferedLot {
  const request = eventsOf(entries).findLast(({ kind }) => kind === 'samples_requested')
  const bottles = request?.details.bottles
  return {
    vintage: textIn(data?.answers.vintage),
    lot: textIn(data?.facts?.['sample.lot']),
    asked: request && bottles ? { bottles, day: request.day } : null,
  }
}
