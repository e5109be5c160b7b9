import * as z from 'zod'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import {
  type PrivateSaleId,
  privateSaleIdSchema,
  productIdSchema,
  type UserId,
  userIdSchema,
} from '#domain/shared/ids.ts'
import { getRow, queryRows } from '../platform/dynamodb/read-rows.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { updateRow, type Written } from '../platform/dynamodb/write-rows.ts'
import type { MailMark } from '../platform/mail/send-once.ts'
import { endOf } from './enquiry-store.ts'

const offerSchema = z.lazy(() =>
  z.object({
    product_id: productIdSchema,
    product_name: z.string(),
    company_name: z.string().nullable(),
    offered_at: instantSchema,
  }),
)
export type Offer = z.infer<typeof offerSchema>

const contactSchema = z.lazy(() =>
  z.object({
    user_id: userIdSchema,
    enquiry_id: privateSaleIdSchema,
    /** When the producer was told of the request by mail. */
    told_at: instantSchema.optional(),
    offer: offerSchema.nullable(),
    /** When the operator was told of the offer by mail. */
    forwarded_at: instantSchema.optional(),
  }),
)
export type PrivateSaleContact = z.infer<typeof contactSchema>

/** A place among the offers for a request: behind this one. */
export const offerPositionSchema = z.lazy(() =>
  z.object({ user_id: userIdSchema, offered_at: instantSchema }),
)
export type OfferPosition = z.infer<typeof offerPositionSchema>

/** One row per producer and private-sales request: when they were told of it, what they offered. */
export interface PrivateSaleContactStore {
  readonly find: (user_id: UserId, id: PrivateSaleId) => Promise<PrivateSaleContact | null>
  readonly listOf: (user_id: UserId) => Promise<PrivateSaleContact[]>
  /** The offers for a request, oldest first, read page by page. */
  readonly listOffers: (
    id: PrivateSaleId,
    after: OfferPosition | null,
  ) => AsyncGenerator<Offer & OfferPosition>
  /** Refused when the producer offered before. */
  readonly saveOffer: (user_id: UserId, id: PrivateSaleId, offer: Offer) => Promise<Written>
  /** Of one of the two mails of the row. */
  readonly mark: (mail: ContactMail, user_id: UserId, id: PrivateSaleId, now: Date) => MailMark
}

/** `told`: the producer of the request; `forwarded`: the operator of the offer. */
type ContactMail = 'told' | 'forwarded'

export function createPrivateSaleContactStore(table: Table): PrivateSaleContactStore {
  // rows go no sooner than the request does
  const endsAt = (now: Date) => endOf(now.toISOString())
  // a row with an offer has the offer's time as a field of its own, so that the index knows it
  const contactOf = (row: Readonly<Record<string, unknown>>) =>
    contactSchema.parse({ ...row, offer: row.offered_at === undefined ? null : row })
  return {
    find: async (user_id, enquiry_id) => {
      const row = await getRow(table, { user_id, enquiry_id })
      return row && contactOf(row)
    },
    listOf: async (user_id) => {
      const contacts: PrivateSaleContact[] = []
      const where = { text: 'user_id = :user', values: { ':user': user_id } }
      for await (const row of queryRows(table, { where })) contacts.push(contactOf(row))
      return contacts
    },
    listOffers: async function* (enquiry_id, place) {
      const where = { text: 'enquiry_id = :id', values: { ':id': enquiry_id } }
      const after = place === null ? undefined : { enquiry_id, ...place }
      const query = { where, index: 'by_request', after, pageSize: 100 }
      for await (const row of queryRows(table, query)) {
        const { user_id, offer } = contactOf(row)
        if (offer !== null) yield { user_id, ...offer }
      }
    },
    saveOffer: (user_id, enquiry_id, offer) =>
      updateRow(
        table,
        { user_id, enquiry_id },
        {
          text: 'SET product_id = :product, product_name = :name, company_name = :company, offered_at = :at, expires_at = :end',
          values: {
            ':product': offer.product_id,
            ':name': offer.product_name,
            ':company': offer.company_name,
            ':at': offer.offered_at,
            ':end': endsAt(new Date(offer.offered_at)),
          },
        },
        { text: 'attribute_not_exists(offered_at)' },
      ),
    mark: (name, user_id, enquiry_id, now) => ({
      table,
      key: { user_id, enquiry_id },
      name,
      expires_at: endsAt(now),
    }),
  }
}
