import { canBeAskedFor, fewestTimes } from '#domain/enquiries/consultation.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { instantIn } from '#domain/shared/time-zone.ts'
import { isEmail, oneLine, orNull } from './entries.ts'

/** The form for a consultation as it is being filled in; times as the clock of the zone shows them, `2026-12-01T14:30`. */
export interface ConsultationDraft {
  readonly name: string
  readonly company: string
  readonly email: string
  readonly phone: string
  readonly topic: string
  readonly first: string
  readonly second: string
  readonly third: string
  readonly time_zone: string
  readonly language: Locale
}

export const timeFields = ['first', 'second', 'third'] as const
export type TimeField = (typeof timeFields)[number]

export const emptyConsultation = (language: Locale): ConsultationDraft => ({
  name: '',
  company: '',
  email: '',
  phone: '',
  topic: '',
  first: '',
  second: '',
  third: '',
  time_zone: '',
  language,
})

/** Null where it is no day and time. */
function instantOf(local: string, timeZone: string): string | null {
  const [, day, hour, minute] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(local) ?? []
  if (day === undefined || Number.isNaN(Date.parse(day)) || timeZone === '') return null
  return instantIn(timeZone, day, Number(hour) + Number(minute) / 60).toISOString()
}

/**
 * Fields that are not as they must be, in the order of the form. A time that is filled in by half is empty in the draft:
 * the browser alone knows of it.
 */
export function wrongConsultationFields(
  draft: ConsultationDraft,
  now: Date,
  isHalfFilled: (field: TimeField) => boolean,
) {
  const isWrongTime = (index: number) => {
    const field = timeFields[index] ?? 'first'
    if (isHalfFilled(field)) return true
    const local = draft[field]
    if (local === '') return index < fewestTimes
    const time = instantOf(local, draft.time_zone)
    const isTwice = timeFields.slice(0, index).some((earlier) => draft[earlier] === local)
    return time === null || isTwice || !canBeAskedFor(time, now)
  }
  const isWrong = {
    topic: draft.topic.trim() === '',
    first: isWrongTime(0),
    second: isWrongTime(1),
    third: isWrongTime(2),
    name: oneLine(draft.name) === '',
    email: !isEmail(draft.email),
  }
  return (Object.keys(isWrong) as (keyof typeof isWrong)[]).filter((field) => isWrong[field])
}

/** What is sent of a draft in which nothing is wrong. */
export const consultationOf = (draft: ConsultationDraft) => ({
  kind: 'consultation' as const,
  name: oneLine(draft.name),
  company: orNull(draft.company),
  email: draft.email.trim(),
  phone: orNull(draft.phone),
  topic: draft.topic.trim(),
  times: timeFields.flatMap((field) => instantOf(draft[field], draft.time_zone) ?? []),
  time_zone: draft.time_zone,
  language: draft.language,
})
