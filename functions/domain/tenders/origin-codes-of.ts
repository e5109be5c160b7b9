import type { CalendarDate } from '../shared/calendar-date.ts'
import { countriesOf } from '../vocabulary/country-groups.ts'
import type { Criterion } from './criterion.ts'

/** Stands in the list of a tender that asks for no country. */
export const anyOrigin = '*'

/** The countries (ISO 3166-1 alpha-2) whose products can answer a tender; groups as they are on the day. */
export function originCodesOf(criteria: readonly Criterion[], on: CalendarDate): readonly string[] {
  const choices = criteria.flatMap((criterion) =>
    // what was not understood may allow any other country
    criterion.kind === 'origin' && criterion.required && criterion.unread === undefined
      ? criterion.any_of
      : [],
  )
  const codes = choices.flatMap(({ country, group }) => [
    ...(country === null ? [] : [country]),
    ...(group === null ? [] : countriesOf(group, on)),
  ])
  return codes.length === 0 ? [anyOrigin] : [...new Set(codes)].sort()
}
