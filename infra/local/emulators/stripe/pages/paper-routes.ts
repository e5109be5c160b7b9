import type Stripe from 'stripe'
import { findCard } from '../cards.ts'
import { idOf } from '../kinds.ts'
import { replaceCard } from '../test-controls.ts'
import { money } from './checkout-page.ts'
import { html, page } from './html.ts'
import { invoiceText, textPdf } from './invoice-pdf.ts'
import {
  fileAnswer,
  htmlAnswer,
  type PageAnswer,
  type PageDesk,
  type PageRequest,
  redirectTo,
} from './page-answer.ts'

const PATH = /^\/(?<kind>invoices|receipts)\/(?<id>\w+)(?:\/(?<step>pdf|pay))?$/

/** Hosted invoices with their PDF, and receipts of charges; null: not one of their addresses. */
export async function paperRoutes(
  desk: PageDesk,
  request: PageRequest,
): Promise<PageAnswer | null> {
  const { kind, id = '', step } = PATH.exec(request.path)?.groups ?? {}
  const { store } = desk.account
  if (kind === 'receipts') {
    const charge = store.find('charge', id)
    return charge && htmlAnswer(receiptPage(charge))
  }
  const invoice = store.find('invoice', id)
  if (!invoice) return null
  if (step === 'pdf') return fileAnswer('application/pdf', textPdf(invoiceText(invoice)))
  if (step === 'pay' && request.method === 'POST') return payInvoice(desk, invoice, request.form)
  return htmlAnswer(invoicePage(invoice, null))
}

/** An open invoice is paid with a card that then stays on file. */
async function payInvoice(
  desk: PageDesk,
  invoice: Stripe.Invoice,
  form: URLSearchParams,
): Promise<PageAnswer> {
  const subscription = idOf(invoice.parent?.subscription_details?.subscription)
  const card = findCard(form.get('card_number') ?? '')
  if (!card || subscription === null || invoice.status !== 'open')
    return htmlAnswer(
      invoicePage(
        invoice,
        card ? 'This invoice is not open.' : 'This is not one of the test cards.',
      ),
      402,
    )
  await desk.change((): void => replaceCard(desk.account, subscription, card))
  const after = desk.account.store.get('invoice', invoice.id)
  if (after.status === 'paid') return redirectTo(`/invoices/${invoice.id}`)
  return htmlAnswer(invoicePage(after, (card.decline ?? card.later_decline)?.message ?? ''), 402)
}

function invoicePage(invoice: Stripe.Invoice, error: string | null): string {
  return page(
    `Invoice ${invoice.number}`,
    'en',
    html`<main class="single"><h1>Invoice ${invoice.number}: ${invoice.status}</h1>
<p class="amount">${money(invoice.total, invoice.currency, 'en')}</p>${error && html`<p class="alarm" role="alert">${error}</p>`}
${invoiceText(invoice)
  .slice(2)
  .map((line) => html`${line}<br>`)}
<p><a class="button" href="${invoice.invoice_pdf}">Download PDF</a></p>
${invoice.status === 'open' && html`<form method="post" action="/invoices/${invoice.id}/pay"><label>Card number<input name="card_number" inputmode="numeric" autocomplete="off" required></label><button class="main" data-testid="pay-invoice">Pay</button></form>`}</main>`,
  )
}

function receiptPage(charge: Stripe.Charge): string {
  const refunded = charge.amount_refunded
  return page(
    'Receipt',
    'en',
    html`<main class="single"><h1>Receipt of ${new Date(charge.created * 1000).toISOString().slice(0, 10)}</h1>
<p class="amount">${money(charge.amount, charge.currency, 'en')}</p>
<p>${charge.payment_method_details?.card?.brand} •••• ${charge.payment_method_details?.card?.last4}</p>
${refunded > 0 && html`<p>Refunded ${money(refunded, charge.currency, 'en')}</p>`}</main>`,
  )
}
