import type Stripe from 'stripe'
import { idOf } from '../kinds.ts'
import { money } from './checkout-page.ts'
import { type Html, html, page } from './html.ts'
import type { PortalWords } from './portal-words.ts'

export interface PortalView {
  session: Stripe.BillingPortal.Session
  subscriptions: {
    subscription: Stripe.Subscription
    name: string
    last4: string | null
    until: number
  }[]
  invoices: Stripe.Invoice[]
  taxIds: Stripe.TaxId[]
  words: PortalWords
  language: string
  error: string | null
}

export function portalPage(view: PortalView): string {
  const { session, words, language, error } = view
  return page(
    words.title,
    language,
    html`<main class="single">${session.return_url && html`<a href="${session.return_url}" data-testid="back">← ${words.back}</a>`}
<h1>${words.title}</h1>${error && html`<p class="alarm" role="alert">${error}</p>`}
${view.subscriptions.length === 0 && html`<p>${words.none}</p>`}
${view.subscriptions.map((one) => subscriptionPart(view, one))}
<h2>${words.invoices}</h2><table>${view.invoices.map((invoice) => invoiceRow(view, invoice))}</table>
<h2>${words.tax_ids}</h2>${taxIdPart(view)}</main>`,
  )
}

export const readableDay = (seconds: number, language: string) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(seconds * 1000)

function subscriptionPart(
  { session, words, language }: PortalView,
  one: PortalView['subscriptions'][number],
): Html {
  const { subscription, name, last4, until } = one
  const ends = subscription.cancel_at !== null
  const action = (verb: string) => `/p/session/${session.id}/${verb}`
  return html`<section><h2>${name}</h2>
<p data-testid="subscription-state">${subscription.status === 'past_due' && html`<strong>${words.past_due}</strong>. `}${ends ? words.ends : words.renews} ${readableDay(subscription.cancel_at ?? until, language)}</p>
<form class="row" method="post" action="${action(ends ? 'resume' : 'cancel')}"><input type="hidden" name="subscription" value="${subscription.id}">
<button data-testid="${ends ? 'resume' : 'cancel'}">${ends ? words.resume : words.cancel}</button></form>
<form method="post" action="${action('card')}"><input type="hidden" name="subscription" value="${subscription.id}">
<label>${words.card}${last4 && ` •••• ${last4}`}<input name="card_number" inputmode="numeric" placeholder="4242 4242 4242 4242" autocomplete="off" required></label>
<button data-testid="change-card">${words.change_card}</button></form></section>`
}

function invoiceRow({ words, language }: PortalView, invoice: Stripe.Invoice): Html {
  return html`<tr><td>${readableDay(invoice.created, language)}</td><td>${money(invoice.total, invoice.currency, language)}</td>
<td>${invoice.status === 'paid' ? words.paid : words.open}</td><td><a href="${invoice.hosted_invoice_url}">${invoice.number}</a></td><td><a href="${invoice.invoice_pdf}">${words.pdf}</a></td></tr>`
}

function taxIdPart({ session, taxIds, words }: PortalView): Html {
  return html`${taxIds.map(
    (one) =>
      html`<form class="row" method="post" action="/p/session/${session.id}/remove-tax-id"><input type="hidden" name="tax_id" value="${one.id}">${one.value} <span class="soft">${one.verification?.status}</span> <button>${words.remove}</button></form>`,
  )}<form method="post" action="/p/session/${session.id}/add-tax-id"><label>${words.tax_ids}<input name="vat_number" autocomplete="off" required></label><button>${words.add}</button></form>`
}

export const productIdOf = (subscription: Stripe.Subscription) =>
  idOf(subscription.items.data[0]?.price.product)
