import * as z from 'zod'
import { calendarDateSchema, instantSchema } from '../shared/calendar-date-schema.ts'
import { messageIdSchema, privateSaleIdSchema } from '../shared/ids.ts'
import { localeSchema } from '../shared/locale-schema.ts'
import { marketSchema } from '../shared/market-schema.ts'
import { categorySchema } from '../vocabulary/kinds-schema.ts'
import { buyerTypes, enquiryStatuses } from './enquiry.ts'

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

export const buyerTypeSchema = z.enum(buyerTypes)
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

export const enquiryStatusSchema = z.enum(enquiryStatuses)
const received = { status: enquiryStatusSchema, received_at: instantSchema }
export const enquirySchema = z.lazy(() =>
  z.discriminatedUnion('kind', [
    contactMessageSchema.unwrap().extend({ kind: z.literal('message'), ...received }),
    privateSaleRequestSchema.unwrap().extend({ kind: z.literal('private_sale'), ...received }),
  ]),
)
