import { isDeepStrictEqual } from 'node:util'
import type { enquiryRoutes } from '#contracts/enquiries.ts'
import type { RouteInput } from '#contracts/route.ts'
import { type Consultation, type Enquiry, referenceOf } from '#domain/enquiries/enquiry.ts'
import type { EnquiryId, UserId } from '#domain/shared/ids.ts'
import { fail, succeed } from '#domain/shared/result.ts'
import type { Clock } from '../platform/clock.ts'
import type { NoteChange } from '../platform/http/serve.ts'
import type { AddressOf } from '../platform/mail/address-of.ts'
import type { EnquiryStore } from './enquiry-store.ts'
import type { AskForWork } from './enquiry-work.ts'

interface Deps {
  readonly enquiries: Pick<EnquiryStore, 'find' | 'saveDeskPart'>
  /** Of an operator. */
  readonly addressOf: AddressOf
  readonly askForWork: AskForWork
  readonly now: Clock
}

/** What the log of the desk says of it: no word of the visitor. */
const shownInLog = (enquiry: Enquiry) => ({
  status: enquiry.status,
  responsible: enquiry.responsible?.email ?? null,
  due: enquiry.due,
  ...(enquiry.kind === 'consultation' && { talk: talkInLog(enquiry) }),
})

function talkInLog({ appointment }: Consultation): string | null {
  if (appointment === null) return null
  const { state, starts_at, minutes, sequence } = appointment
  // its number shows that the place changed; the place itself may be a visitor's telephone number or the key to a call
  return `${state}: ${starts_at}, ${minutes} min (${sequence})`
}

/**
 * Changes what the desk keeps of an enquiry, over the version that the operator saw. The same again changes nothing
 * and is no conflict; of a talk the enquirer is told once for each change, however often it is asked for.
 */
export async function changeEnquiry(
  deps: Deps,
  enquiry_id: EnquiryId,
  { version, ...change }: RouteInput<(typeof enquiryRoutes)['changeEnquiry']>['body'],
  by: UserId,
  audit: NoteChange,
) {
  const stored = await deps.enquiries.find(enquiry_id)
  if (stored === null) return fail('not_found')
  const before = stored.enquiry
  const operator = { user_id: by, email: (await deps.addressOf(by)) ?? by }
  const rules = await import('#domain/enquiries/change-enquiry.ts')
  const changed = rules.changeEnquiry(before, change, operator, deps.now())
  if (!changed.ok) return changed
  const after = changed.value
  if (after !== before) {
    if (before.version !== version) return fail('version_conflict')
    const saved = await deps.enquiries.saveDeskPart(after, version)
    if (saved === 'refused') return fail('version_conflict')
    // before the queue, which may fail: the repetition finds nothing changed
    const [was, is] = [shownInLog(before), shownInLog(after)]
    if (!isDeepStrictEqual(was, is)) audit({ before: was, after: is })
  }
  // it may have been stored and not queued
  if (after.kind === 'consultation' && after.appointment && change.appointment !== undefined) {
    const { sequence } = after.appointment
    await deps.askForWork([{ kind: 'appointment', enquiry_id: after.enquiry_id, sequence }])
  }
  return succeed({ enquiry: after, reference: referenceOf(enquiry_id) })
}
