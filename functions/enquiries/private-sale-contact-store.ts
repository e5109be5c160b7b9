import * as z from 'zod'
import type { PrivateSale } from '#domain/enquiries/enquiry.ts'
import { type Offer, versionOf } from '#domain/enquiries/offer.ts'
import { offerSchema } from '#domain/enquiries/offer-schema.ts'
import { stateOf, waitsOnDesk } from '#domain/enquiries/offer-steps.ts'
import type { CalendarDate, Instant } from '#domain/shared/calendar-date.ts'
import { calendarDateSchema, instantSchema } from '#domain/shared/calendar-date-schema.ts'
import {
  type PrivateSaleId,
  privateSaleIdSchema,
  type UserId,
  userIdSchema,
} from '#domain/shared/ids.ts'
import { getRow, getRows, queryRows } from '../platform/dynamodb/read-rows.ts'
import type { Expression, Row, Table } from '../platform/dynamodb/table.ts'
import { transact, updateIn } from '../platform/dynamodb/transact.ts'
import { updateRow, type Written } from '../platform/dynamodb/write-rows.ts'
import type { MailMark } from '../platform/mail/send-once.ts'
import { endOf } from './enquiry-store.ts'

const contactSchema = z.lazy(() =>
  z.object({
    user_id: userIdSchema,
    enquiry_id: privateSaleIdSchema,
    /** When the producer was told of the request by mail. */
    told_at: instantSchema.optional(),
    offer: offerSchema.nullable(),
    /** By when the desk does what waits for it. */
    due: calendarDateSchema.nullable().default(null),
    /** Since when it waits for the desk. */
    waits_since: instantSchema.nullable().default(null),
    /** When the operator was told of the offer by mail. */
    forwarded_at: instantSchema.optional(),
  }),
)
export type PrivateSaleContact = z.infer<typeof contactSchema>

/** Who offered for which request. */
export type OfferKey = Pick<PrivateSaleContact, 'user_id' | 'enquiry_id'>
/** An offer with whose it is. */
export type KeptOffer = OfferKey & { readonly offer: Offer }

/** A place among the offers for a request: behind this one. */
export const offerPositionSchema = z.lazy(() =>
  z.object({ user_id: userIdSchema, offered_at: instantSchema }),
)
export type OfferPosition = z.infer<typeof offerPositionSchema>

/** A step to be written over the version that was seen; 0: nothing was offered yet. */
export interface OfferWrite extends KeptOffer {
  readonly seen: number
  /** Of the request: the offer is kept as long as it. */
  readonly received_at: Instant
  /** By when the desk does what begins to wait for it then. */
  readonly due: CalendarDate
}

/** The one partition of the index `by_waiting`: offers that the desk has to do something for. */
const waitingForDesk = 'desk'

/** One row per producer and private-sales request: when they were told of it, what they offered. */
export interface PrivateSaleContactStore {
  readonly find: (user_id: UserId, id: PrivateSaleId) => Promise<PrivateSaleContact | null>
  readonly listOf: (user_id: UserId) => Promise<PrivateSaleContact[]>
  /** The offers for a request, oldest first, read page by page. */
  readonly listOffers: (id: PrivateSaleId, after: OfferPosition | null) => AsyncGenerator<KeptOffer>
  /**
   * All offers for a request as they are now, oldest first: what an index says of a row may be a moment old.
   * `ever_shown`: without those of which the index knows no showing.
   */
  readonly offersOf: (id: PrivateSaleId, which?: 'ever_shown') => Promise<KeptOffer[]>
  /** Offers that wait for somebody at the desk, those first that wait longest, read page by page. */
  readonly listWaiting: (pageSize: number) => AsyncGenerator<WaitingOffer>
  /** All or none, a hundred at most: refused when one is no longer of the version that was seen. */
  readonly saveOffers: (writes: readonly OfferWrite[]) => Promise<Written>
  /** Of one of the two mails of the row. */
  readonly mark: (mail: ContactMail, user_id: UserId, sale: RequestOfRow) => MailMark
}

type RequestOfRow = Pick<PrivateSale, 'enquiry_id' | 'received_at'>
export type WaitingOffer = KeptOffer & Pick<PrivateSaleContact, 'due' | 'waits_since'>

/** `told`: the producer of the request; `forwarded`: the operator of the offer. */
type ContactMail = 'told' | 'forwarded'

/** A row with an offer has its fields as its own, so that indexes know them; one from before events were kept has none. */
function contactOf(row: Row): PrivateSaleContact {
  const { product_id, product_name, company_name, offered_at } = row
  const terms = { product_id, product_name, company_name }
  const first = { step: 'offered', at: offered_at, by: { side: 'producer' }, terms }
  const offer = offered_at === undefined ? null : { events: [first], ...row }
  return contactSchema.parse({ ...row, offer })
}

/** What is said beside the state, or said anew of it, leaves what waits where it is: it is due no later for that. */
function beginsToWait({ offer, seen }: OfferWrite): boolean {
  const { events } = offer
  if (seen === 0 || events.at(-1)?.step === 'offered') return true
  return stateOf(offer) !== stateOf({ events: events.slice(0, seen) })
}

function writeOf(write: OfferWrite): { change: Expression; only: Expression } {
  const { offer, seen, due, received_at } = write
  const isWaiting = waitsOnDesk(offer)
  const begins = isWaiting && beginsToWait(write)
  const fields = {
    ...offerSchema.unwrap().parse(offer),
    version: versionOf(offer),
    // with the request
    expires_at: endOf(received_at),
    ...(begins && { waiting: waitingForDesk, waits_since: offer.events.at(-1)?.at, due }),
  }
  const names = Object.keys(fields)
  const set = names.map((name) => `#${name} = :${name}`).join(', ')
  const named = isWaiting ? names : [...names, 'waiting', 'waits_since', 'due']
  return {
    change: {
      text: `SET ${set}${isWaiting ? '' : ' REMOVE #waiting, #waits_since, #due'}`,
      names: Object.fromEntries(named.map((name) => [`#${name}`, name])),
      values: Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [`:${name}`, value]),
      ),
    },
    only:
      seen === 0
        ? { text: 'attribute_not_exists(offered_at)' }
        : {
            text: 'attribute_exists(offered_at) AND (#version = :seen OR (attribute_not_exists(#version) AND :seen = :first))',
            names: { '#version': 'version' },
            values: { ':seen': seen, ':first': 1 },
          },
  }
}

export function createPrivateSaleContactStore(table: Table): PrivateSaleContactStore {
  const find = async (user_id: UserId, enquiry_id: PrivateSaleId) => {
    const row = await getRow(table, { user_id, enquiry_id })
    return row && contactOf(row)
  }
  async function* listOffers(enquiry_id: PrivateSaleId, place: OfferPosition | null) {
    const where = { text: 'enquiry_id = :id', values: { ':id': enquiry_id } }
    const after = place === null ? undefined : { enquiry_id, ...place }
    const query = { where, index: 'by_request', after, pageSize: 100 }
    for await (const row of queryRows(table, query)) {
      const { user_id, offer } = contactOf(row)
      if (offer !== null) yield { user_id, enquiry_id, offer }
    }
  }
  return {
    find,
    listOffers,
    offersOf: async (enquiry_id, which) => {
      const keys: OfferKey[] = []
      for await (const { user_id, offer } of listOffers(enquiry_id, null)) {
        const isWanted = which === undefined || offer.events.some(({ step }) => step === 'shown')
        if (isWanted) keys.push({ user_id, enquiry_id })
      }
      const found = new Map<UserId, KeptOffer>()
      for (const row of await getRows(table, keys)) {
        const { user_id, offer } = contactOf(row)
        if (offer !== null) found.set(user_id, { user_id, enquiry_id, offer })
      }
      return keys.flatMap(({ user_id }) => found.get(user_id) ?? [])
    },
    listOf: async (user_id) => {
      const contacts: PrivateSaleContact[] = []
      const where = { text: 'user_id = :user', values: { ':user': user_id } }
      for await (const row of queryRows(table, { where })) contacts.push(contactOf(row))
      return contacts
    },
    listWaiting: async function* (pageSize) {
      const where = { text: 'waiting = :desk', values: { ':desk': waitingForDesk } }
      for await (const row of queryRows(table, { where, index: 'by_waiting', pageSize })) {
        const { offer, ...contact } = contactOf(row)
        if (offer !== null) yield { ...contact, offer }
      }
    },
    saveOffers: async (writes) => {
      const [first, ...others] = writes
      if (first === undefined) return 'written'
      const keyOf = ({ user_id, enquiry_id }: OfferKey) => ({ user_id, enquiry_id })
      if (others.length === 0) {
        const { change, only } = writeOf(first)
        return updateRow(table, keyOf(first), change, only)
      }
      const changes = writes.map((write) => {
        const { change, only } = writeOf(write)
        return updateIn(table, keyOf(write), change, only)
      })
      return transact(table, changes)
    },
    mark: (name, user_id, { enquiry_id, received_at }) => ({
      table,
      key: { user_id, enquiry_id },
      name,
      expires_at: endOf(received_at),
    }),
  }
}
