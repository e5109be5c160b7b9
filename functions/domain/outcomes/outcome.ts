import type * as z from 'zod'
import type { CalendarDate } from '../shared/calendar-date.ts'
import {
  detailsOf,
  type OutcomeKind,
  outcomeKinds,
  outcomeRules,
  type Place,
  placeAfter,
} from './outcome-rules.ts'
import type { outcomeDetailsSchema, outcomeEntrySchema } from './outcome-schema.ts'

export type OutcomeEntry = z.infer<typeof outcomeEntrySchema>
export type OutcomeDetails = z.infer<typeof outcomeDetailsSchema>
type Happened = Pick<OutcomeEntry, 'kind' | 'day'>
type Named = Happened & Pick<OutcomeEntry, 'event_id' | 'corrects'>

/** The entries that nobody corrected, each in the place of what it corrects. */
export function uncorrected<Entry extends Named>(entries: readonly Entry[]): Entry[] {
  const left: Entry[] = []
  for (const entry of entries) {
    const at = left.findIndex(({ event_id }) => event_id === entry.corrects)
    if (at === -1) left.push(entry)
    else left[at] = entry
  }
  return left
}

type Event<Entry extends Named> = Entry & { readonly kind: OutcomeKind }

/** What happened, as it is known now. */
export const eventsOf = <Entry extends Named>(entries: readonly Entry[]): Event<Entry>[] =>
  uncorrected(entries).filter((entry): entry is Event<Entry> => entry.kind !== null)

/** Where these events lead; null: they cannot have happened one after the other, or not on these days. */
function placeOf(events: readonly { kind: OutcomeKind; day: CalendarDate }[]): Place | null {
  let place: Place = 'submitted'
  let since: CalendarDate = ''
  for (const { kind, day } of events) {
    const next = placeAfter(place, kind)
    if (next === null || (next === kind && day < since)) return null
    if (next === kind) since = day
    place = next
  }
  return place
}

/** Where an application is by what was recorded of it. */
export const currentPlace = (entries: readonly Named[]): Place =>
  placeOf(eventsOf(entries)) ?? 'submitted'

/** Whether what is known now can have happened so. */
export const isInOrder = (entries: readonly Named[]): boolean => placeOf(eventsOf(entries)) !== null

/** Whether an entry fits to those before: what it corrects is there and uncorrected, and the rest still follows. */
export function fits(entries: readonly Named[], entry: Named): boolean {
  const target = uncorrected(entries).find(({ event_id }) => event_id === entry.corrects)
  if (entry.corrects === null ? entry.kind === null : target === undefined) return false
  // the reference has its own way, which keeps the time that the monopoly gave
  if (entry.kind === 'offered' || target?.kind === 'offered') return false
  return isInOrder([...entries, entry])
}

/** What may be recorded now, or in the place of an entry; null: that it did not happen. */
export const possibleKinds = (
  entries: readonly Named[],
  corrects: Named | null,
): (OutcomeKind | null)[] => {
  const day = corrects?.day ?? lastDay
  const named = { event_id: newcomer, day, corrects: corrects?.event_id ?? null }
  return [...outcomeKinds, null].filter((kind) => fits(entries, { ...named, kind }))
}

/** No entry is behind this day. */
const lastDay = '9999-12-31'
const newcomer = '' as OutcomeEntry['event_id']

/** Whether it says all that its kind asks for, and nothing that it does not. */
export function isWhole({ kind, details }: Pick<OutcomeEntry, 'kind' | 'details'>): boolean {
  const said = Object.entries(details).flatMap(([name, value]) =>
    value === undefined ? [] : [name],
  )
  if (kind === null) return said.length === 0
  const allowed: readonly string[] = detailsOf(kind)
  const { needs = [] } = outcomeRules[kind]
  return needs.every((name) => said.includes(name)) && said.every((name) => allowed.includes(name))
}
