import * as z from 'zod'
import { calendarDateSchema, instantSchema } from '../shared/calendar-date-schema.ts'
import { messageIdSchema, privateSaleIdSchema } from '../shared/ids.ts'
import { localeSchema } from '../shared/locale-schema.ts'
import { marketSchema } from '../shared/market-schema.ts'
import { responsibleSchema } from '../shared/operator-schema.ts'
import { email, line, paragraphs } from '../shared/written-schema.ts'
import { categorySchema } from '../vocabulary/kinds-schema.ts'
import { appointmentSchema, consultationRequestSchema } from './consultation-schema.ts'
import { buyerTypes, enquiryStatuses } from './enquiry.ts'

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

const message = () => contactMessageSchema.unwrap().extend({ kind: z.literal('message') })
const consultation = () =>
  consultationRequestSchema.unwrap().extend({ kind: z.literal('consultation') })
const privateSale = () =>
  privateSaleRequestSchema.unwrap().extend({ kind: z.literal('private_sale') })

/** What the contact pages send. */
export const contactSchema = z.lazy(() => z.discriminatedUnion('kind', [message(), consultation()]))

export const enquiryStatusSchema = z.enum(enquiryStatuses)
/** What the desk keeps of each. */
const atDesk = () => ({
  status: enquiryStatusSchema,
  received_at: instantSchema,
  responsible: responsibleSchema.nullable().default(null),
  /** By when somebody should have answered; null: it came before due days were kept. */
  due: calendarDateSchema.nullable().default(null),
  /** +1 with each change at the desk. */
  version: z.int().nonnegative().default(0),
})
export const enquirySchema = z.lazy(() =>
  z.discriminatedUnion('kind', [
    message().extend(atDesk()),
    consultation().extend({ ...atDesk(), appointment: appointmentSchema.nullable() }),
    privateSale().extend(atDesk()),
  ]),
)
