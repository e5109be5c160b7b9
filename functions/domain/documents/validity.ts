import { addDays, type CalendarDate, daysBetween } from '../shared/calendar-date.ts'

interface Period {
  readonly valid_from: CalendarDate | null
  readonly valid_to: CalendarDate | null
}

/** How many days before the end a document is marked and its owner is told. */
export const expirySteps = [60, 30, 7] as const
export type ExpiryStep = (typeof expirySteps)[number]

/** What a document is on a day. Its last day is a valid one. */
export type DocumentState =
  | { readonly state: 'valid' | 'not_yet_valid' | 'expired' }
  | {
      readonly state: 'expires_soon'
      readonly days_left: number
      /** The last step that was reached. */
      readonly step: ExpiryStep
    }

export function stateOn({ valid_from, valid_to }: Period, day: CalendarDate): DocumentState {
  if (valid_to !== null && day > valid_to) return { state: 'expired' }
  if (valid_from !== null && day < valid_from) return { state: 'not_yet_valid' }
  const days_left = valid_to === null ? Number.POSITIVE_INFINITY : daysBetween(day, valid_to)
  const step = expirySteps.findLast((days) => days_left <= days)
  return step === undefined ? { state: 'valid' } : { state: 'expires_soon', days_left, step }
}

/** The next day after this one on which a step is reached; null: none is left. */
export function nextStepAfter(
  day: CalendarDate,
  valid_to: CalendarDate | null,
): CalendarDate | null {
  if (valid_to === null) return null
  return expirySteps.map((days) => addDays(valid_to, -days)).find((due) => due > day) ?? null
}
