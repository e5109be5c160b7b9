import * as z from 'zod'
import { calendarDateSchema, instantSchema } from '../shared/calendar-date.ts'
import { type EnquiryId, messageIdSchema, privateSaleIdSchema } from '../shared/ids.ts'
import { localeSchema } from '../shared/locale.ts'
import { marketSchema } from '../shared/market.ts'
import { categorySchema } from '../vocabulary/kinds-schema.ts'

/** Lone surrogates are no text: the database and mail would change them silently. */
const isText = (text: string) => !/\p{Cs}/u.test(text)

/** One line of a form: ends up in subjects of mails, so it holds no control character. */
const line = () =>
  z
    .string()
    .trim()
    .min(1)
    .max(200)
    .refine((text) => isText(text) && !/\p{Cc}/u.test(text))
const paragraphs = () => z.string().trim().min(1).max(5000).refine(isText)
const email = () => z.email().max(254)
const language = localeSchema

/** A visitor's message to the operator. */
export const contactMessageSchema = z.lazy(() =>
  z.object({
    enquiry_id: messageIdSchema,
    name: line(),
    company: line().nullable(),
    email: email(),
    message: paragraphs(),
    /** The language of the page: the answer should be in it. */
    language,
  }),
)
export type ContactMessage = z.infer<typeof contactMessageSchema>

export const buyerTypes = ['importer', 'horeca'] as const
export const buyerTypeSchema = z.enum(buyerTypes)
export type BuyerType = z.infer<typeof buyerTypeSchema>

/** What an importer or a hotel, restaurant or caterer looks for outside the monopolies' tenders. */
export const privateSaleRequestSchema = z.lazy(() =>
  z.object({
    enquiry_id: privateSaleIdSchema,
    buyer_type: buyerTypeSchema,
    company: line(),
    contact_name: line(),
    email: email(),
    phone: line().nullable(),
    market: marketSchema,
    category: categorySchema.nullable(),
    /** ISO 3166-1 alpha-2 */
    origin_country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .nullable(),
    /** In the buyer's words; producers read it, without the buyer's name. */
    wanted: paragraphs(),
    quantity: line(),
    needed_by: calendarDateSchema.nullable(),
    language,
  }),
)
export type PrivateSaleRequest = z.infer<typeof privateSaleRequestSchema>

export const enquiryStatuses = ['new', 'answered', 'closed'] as const
export const enquiryStatusSchema = z.enum(enquiryStatuses)
export type EnquiryStatus = z.infer<typeof enquiryStatusSchema>

const received = { status: enquiryStatusSchema, received_at: instantSchema }
export const enquirySchema = z.lazy(() =>
  z.discriminatedUnion('kind', [
    contactMessageSchema.unwrap().extend({ kind: z.literal('message'), ...received }),
    privateSaleRequestSchema.unwrap().extend({ kind: z.literal('private_sale'), ...received }),
  ]),
)
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
