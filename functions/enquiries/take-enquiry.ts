import { isDeepStrictEqual } from 'node:util'
import { canBeAskedFor } from '#domain/enquiries/consultation.ts'
import {
  type Contact,
  type Enquiry,
  type PrivateSaleRequest,
  referenceOf,
} from '#domain/enquiries/enquiry.ts'
import { enquirySchema } from '#domain/enquiries/enquiry-schema.ts'
import { fail, succeed } from '#domain/shared/result.ts'
import type { Clock } from '../platform/clock.ts'
import type { RequestFacts } from '../platform/http/request-facts.ts'
import {
  allowAll,
  type Limit,
  perCaller,
  perNetwork,
  type Throttle,
} from '../platform/throttle/throttle.ts'
import type { EnquiryStore, StoredEnquiry } from './enquiry-store.ts'
import type { AskForWork } from './enquiry-work.ts'

const perIp: Limit = { name: 'enquiry-ip', tries: 10, seconds: 3600 }
const perAddress: Limit = { name: 'enquiry-address', tries: 5, seconds: 3600 }
/** Of the requests that are taken in a day, one network has a fifth: nobody can use up the share of all. */
const requestsPerNetwork: Limit = { name: 'private-sales-network', tries: 10, seconds: 86_400 }
/** A request is mailed to producers: whoever changes networks and addresses must not flood them. */
const requestsPerDay: Limit = { name: 'private-sales', tries: 50, seconds: 86_400 }

export interface EnquiryTaking {
  readonly enquiries: EnquiryStore
  readonly throttle: Throttle
  readonly askForWork: AskForWork
  readonly now: Clock
}

type Asked = Contact | (PrivateSaleRequest & { readonly kind: 'private_sale' })

/** With the holidays, which nothing else here needs. */
const dueDays = () => import('#domain/enquiries/due-day.ts')

const receiptOf = ({ enquiry_id, received_at }: Enquiry) => ({
  reference: referenceOf(enquiry_id),
  received_at,
})

/** The page sends the same again when it did not hear that it arrived. */
async function repeated(deps: EnquiryTaking, asked: Asked, { enquiry, mailed_at }: StoredEnquiry) {
  const written = Object.keys(asked).map((name) => [name, enquiry[name as keyof Enquiry]])
  if (!isDeepStrictEqual({ ...asked }, Object.fromEntries(written))) return fail('version_conflict')
  // it was stored and perhaps never queued
  if (mailed_at === null) {
    await deps.askForWork([{ kind: 'received', enquiry_id: enquiry.enquiry_id }])
  }
  return succeed(receiptOf(enquiry))
}

const requestLimits = (ip: string | null) =>
  [...perNetwork(requestsPerNetwork, ip), [requestsPerDay, 'all']] as const

/** Stores what a visitor wrote and has the operator told. */
export async function takeEnquiry(deps: EnquiryTaking, asked: Asked, { ip }: RequestFacts) {
  const now = deps.now()
  const before = await deps.enquiries.find(asked.enquiry_id)
  if (before !== null) return repeated(deps, asked, before)
  const tries = [
    [perAddress, asked.email],
    ...perCaller(perIp, ip),
    ...(asked.kind === 'private_sale' ? requestLimits(ip) : []),
  ] as const
  if (!(await allowAll(deps.throttle, tries, now))) return fail('too_many_requests')
  const { dueDayOf } = await dueDays()
  const enquiry = enquirySchema.parse({
    ...asked,
    status: 'new',
    received_at: now.toISOString(),
    due: dueDayOf(asked, now),
    ...(asked.kind === 'consultation' && { appointment: null }),
  })
  if ((await deps.enquiries.add(enquiry)) === 'refused') {
    const other = await deps.enquiries.find(asked.enquiry_id)
    if (other === null) throw new Error('an id is taken and not there')
    return repeated(deps, asked, other)
  }
  await deps.askForWork([{ kind: 'received', enquiry_id: enquiry.enquiry_id }])
  return succeed(receiptOf(enquiry))
}

/** Takes a message, or the wish for a consultation at times that can still be planned. */
export async function takeContact(deps: EnquiryTaking, asked: Contact, request: RequestFacts) {
  const now = deps.now()
  const isTooLate =
    asked.kind === 'consultation' && !asked.times.every((time) => canBeAskedFor(time, now))
  // what is sent again was in time when it was sent first
  if (isTooLate && (await deps.enquiries.find(asked.enquiry_id)) === null) {
    return fail('day_is_past')
  }
  return takeEnquiry(deps, asked, request)
}
