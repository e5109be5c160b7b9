import type * as z from 'zod'
import type { EnquiryId } from '../shared/ids.ts'
import type { contactSchema, enquirySchema, privateSaleRequestSchema } from './enquiry-schema.ts'

/** A message, or the wish for a consultation. */
export type Contact = z.infer<typeof contactSchema>

export const buyerTypes = ['importer', 'horeca'] as const
export type BuyerType = (typeof buyerTypes)[number]

export type PrivateSaleRequest = z.infer<typeof privateSaleRequestSchema>

export const enquiryStatuses = ['new', 'answered', 'closed'] as const
export type EnquiryStatus = (typeof enquiryStatuses)[number]

export type Enquiry = z.infer<typeof enquirySchema>
export const enquiryKinds = ['message', 'consultation', 'private_sale'] as const
export type EnquiryKind = (typeof enquiryKinds)[number]
export type Consultation = Extract<Enquiry, { kind: 'consultation' }>
export type PrivateSale = Extract<Enquiry, { kind: 'private_sale' }>

const prefixes = { message: 'msg', consultation: 'cns', private_sale: 'pvs' } as const
/** What a reference begins with. */
const letters = { message: 'M', consultation: 'C', private_sale: 'P' } as const

export const kindOf = (enquiry_id: EnquiryId): EnquiryKind =>
  enquiryKinds.find((kind) => enquiry_id.startsWith(`${prefixes[kind]}_`)) ?? 'message'

/** The reference that the visitor is told to quote; short enough to be said on the telephone. */
export const referenceOf = (enquiry_id: EnquiryId): string =>
  `${letters[kindOf(enquiry_id)]}-${enquiry_id.slice(4, 12).toUpperCase()}`

/** Whether somebody at the desk has to do something: answer, or of a consultation agree a time and hold the talk. */
export const waitsForDesk = ({ kind, status }: Pick<Enquiry, 'kind' | 'status'>): boolean =>
  kind === 'consultation' ? status !== 'closed' : status === 'new'

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
