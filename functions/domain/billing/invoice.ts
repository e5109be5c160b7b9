import * as z from 'zod'
import { instantSchema } from '../shared/calendar-date-schema.ts'
import { moneySchema } from '../shared/money-schema.ts'

/** What becomes a link; a laptop's payment provider has no domain. */
const webPage = () => z.url({ protocol: /^https?$/ })

/** An invoice or receipt of the payment provider. */
export const invoiceSchema = z.lazy(() =>
  z.object({
    invoice_id: z.string(),
    /** As printed on it; null while it is a draft. */
    number: z.string().nullable(),
    issued_at: instantSchema,
    status: z.enum(['open', 'paid', 'void', 'uncollectible']),
    total: moneySchema,
    /** What it is for, as it says it. */
    lines: z.array(z.string()),
    /** For the Access plan, which it calls by the provider's name of the product: a page has better words. */
    is_access_plan: z.boolean(),
    page_url: webPage().nullable(),
    pdf_url: webPage().nullable(),
  }),
)
export type Invoice = z.infer<typeof invoiceSchema>
