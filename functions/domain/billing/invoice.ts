import * as z from 'zod'
import { instantSchema } from '../shared/calendar-date.ts'
import { moneySchema } from '../shared/money.ts'

/** An invoice or receipt of the payment provider. */
export const invoiceSchema = z.lazy(() =>
  z.object({
    invoice_id: z.string(),
    /** As printed on it; null while it is a draft. */
    number: z.string().nullable(),
    issued_at: instantSchema,
    status: z.enum(['open', 'paid', 'void', 'uncollectible']),
    total: moneySchema,
    lines: z.array(z.string()),
    page_url: z.url().nullable(),
    pdf_url: z.url().nullable(),
  }),
)
export type Invoice = z.infer<typeof invoiceSchema>
