import type * as z from 'zod'
import type { EnquiryId } from '../shared/ids.ts'
import type {
  contactMessageSchema,
  enquirySchema,
  privateSaleRequestSchema,
} from './enquiry-schema.ts'

export type ContactMessage = z.infer<typeof contactMessageSchema>

export const buyerTypes = ['importer', 'horeca'] as const
export type BuyerType = (typeof buyerTypes)[number]

export type PrivateSaleRequest = z.infer<typeof privateSaleRequestSchema>

export const enquiryStatuses = ['new', 'answered', 'closed'] as const
export type EnquiryStatus = (typeof enquiryStatuses)[number]

export type Enquiry = z.infer<typeof enquirySchema>
export type EnquiryKind = Enquiry['kind']
export type PrivateSale = Extract<Enquiry, { kind: 'private_sale' }>

export const kindOf = (enquiry_id: EnquiryId): EnquiryKind =>
  enquiry_id.startsWith('pvs_') ? 'private_sale' : 'message'

/** The reference that the visitor is told to quote; short enough to be said on the telephone. */
export const referenceOf = (enquiry_id: EnquiryId): string =>
  `${kindOf(enquiry_id) === 'message' ? 'M' : 'P'}-${enquiry_id.slice(4, 12).toUpperCase()}`

/** Enquiries are kept for so long and then go by themselves (privacy text). */
export const enquiryRetentionDays = 730
/** After so long nobody waits for an offer any more. */
const openDays = 180

/** Whether producers may still offer: not closed, not too old, and its day not past. */
export const isOpen = (sale: Enquiry, now: Date): sale is PrivateSale =>
  sale.kind === 'private_sale' &&
  sale.status !== 'closed' &&
  now.getTime() - Date.parse(sale.received_at) < openDays * 86_400_000 &&
  (sale.needed_by === null || sale.needed_by >= now.toISOString().slice(0, 10))
