import type { Stripe } from 'stripe'
import { type Invoice, invoiceSchema } from '#domain/billing/invoice.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { nullIfMissing } from '../platform/stripe/provider-failure.ts'
import type { BillingDeps } from './billing-deps.ts'
import { purchaseOf } from './purchase-intent.ts'

/** How many a page shows; older ones are in the portal. */
const most = 100

/** Invoices and receipts of the user, newest first. Drafts are not for anybody's eyes. */
export async function listInvoices(
  deps: Pick<BillingDeps, 'stripe' | 'accessPlans'>,
  user_id: UserId,
): Promise<Invoice[]> {
  const customer = (await deps.accessPlans.find(user_id))?.customer_id
  if (!customer) return []
  const stripe = await deps.stripe()
  const listed = await nullIfMissing(stripe.invoices.list({ customer, limit: most }))
  return listed?.data.flatMap(invoiceOf) ?? []
}

function invoiceOf(invoice: Stripe.Invoice): Invoice[] {
  const { id, status_transitions } = invoice
  const status = invoiceSchema.unwrap().shape.status.safeParse(invoice.status)
  if (!status.success) return []
  const issued = status_transitions.finalized_at ?? invoice.created
  return [
    {
      invoice_id: id,
      number: invoice.number,
      issued_at: new Date(issued * 1000).toISOString(),
      status: status.data,
      total: { amount_minor: invoice.total, currency: invoice.currency.toUpperCase() },
      lines: linesOf(invoice),
      is_access_plan: isAccessPlan(invoice),
      page_url: invoice.hosted_invoice_url ?? null,
      pdf_url: invoice.invoice_pdf ?? null,
    },
  ]
}

/** Ours says which tenders it is for; where the provider made the invoice alone, its lines say what for. */
const linesOf = ({ description, lines }: Stripe.Invoice): string[] =>
  description ? [description] : lines.data.flatMap((line) => line.description ?? [])

/** It carries what its subscription was bought with. */
const isAccessPlan = ({ parent }: Stripe.Invoice): boolean =>
  purchaseOf(parent?.subscription_details?.metadata ?? null)?.purpose === 'access_plan'
