import type * as z from 'zod'
import type { CalendarDate, Instant } from '../shared/calendar-date.ts'
import type { Operator } from '../shared/operator-schema.ts'
import { fail, type Result, succeed } from '../shared/result.ts'
import type { Appointment } from './consultation.ts'
import type { agreedTimeSchema } from './consultation-schema.ts'
import { deskDateOf } from './due-day.ts'
import type { Consultation, Enquiry, EnquiryStatus } from './enquiry.ts'

type AgreedTime = z.infer<typeof agreedTimeSchema>

/** What the desk changes of an enquiry; what is not named stays. */
export interface EnquiryChange {
  readonly status?: EnquiryStatus | undefined
  /** Whether the operator takes it over, from a colleague too, or lets go what is their own. */
  readonly responsible?: boolean | undefined
  readonly due?: CalendarDate | undefined
  /** The time of the talk; null calls an agreed one off. */
  readonly appointment?: AgreedTime | null | undefined
}

type Refusal = 'transition_not_allowed' | 'day_is_past'

/**
 * The enquiry after a change; the same object where nothing is another than before. An agreed time answers the
 * request, and moves the due day to that of the talk where the change names none.
 */
export function changeEnquiry(
  before: Enquiry,
  change: EnquiryChange,
  by: Operator,
  now: Date,
): Result<Enquiry, Refusal> {
  const at = now.toISOString()
  const responsible = takeOver(before, change.responsible, by, at)
  if (responsible === 'refused') return fail('transition_not_allowed')
  const talk = changeTalk(before, change.appointment, now)
  if (!talk.ok) return talk
  const isAgreed = talk.value !== null && talk.value.state === 'agreed'
  const after = {
    ...before,
    responsible,
    status: change.status ?? (isAgreed ? 'answered' : before.status),
    due:
      change.due ??
      (isAgreed && talk.value ? deskDateOf(new Date(talk.value.starts_at)) : before.due),
    ...(talk.value !== null && { appointment: talk.value }),
  } as Enquiry
  const isSame =
    responsible === before.responsible &&
    after.status === before.status &&
    after.due === before.due &&
    talk.value === null
  return succeed(isSame ? before : { ...after, version: before.version + 1 })
}

function takeOver(
  { responsible }: Enquiry,
  wanted: boolean | undefined,
  by: Operator,
  at: Instant,
) {
  const isOwn = responsible?.user_id === by.user_id
  if (wanted === undefined) return responsible
  if (wanted) return isOwn ? responsible : { ...by, since: at }
  // a colleague's is taken over, not let go
  return isOwn || responsible === null ? null : 'refused'
}

/** The appointment where it becomes another one; null where it stays. */
function changeTalk(
  before: Enquiry,
  wanted: EnquiryChange['appointment'],
  now: Date,
): Result<Appointment | null, Refusal> {
  if (wanted === undefined) return succeed(null)
  if (before.kind !== 'consultation') return fail('transition_not_allowed')
  const known = before.appointment
  if (wanted === null) {
    if (known === null || known.state === 'cancelled') return succeed(null)
    return succeed(next(known, { ...known, state: 'cancelled' }, now))
  }
  if (isAgreedAs(before, wanted)) return succeed(null)
  if (Date.parse(wanted.starts_at) <= now.getTime()) return fail('day_is_past')
  return succeed(next(known, { ...wanted, state: 'agreed' }, now))
}

const isAgreedAs = ({ appointment }: Consultation, wanted: AgreedTime): boolean =>
  appointment?.state === 'agreed' &&
  Date.parse(appointment.starts_at) === Date.parse(wanted.starts_at) &&
  appointment.minutes === wanted.minutes &&
  appointment.where === wanted.where

const next = (
  known: Appointment | null,
  said: Omit<Appointment, 'sequence' | 'changed_at'>,
  now: Date,
): Appointment => ({
  ...said,
  sequence: known === null ? 0 : known.sequence + 1,
  changed_at: now.toISOString(),
})
