import type Stripe from 'stripe'
import { idOf } from '../kinds.ts'
import type { WebhookControl } from '../webhooks.ts'
import { money } from './checkout-page.ts'
import { type Html, html, page } from './html.ts'

export interface ControlView {
  now: Date
  webhooks: WebhookControl
  charges: Stripe.Charge[]
  disputes: Stripe.Dispute[]
  subscriptions: Stripe.Subscription[]
  events: Stripe.Event[]
  error: string | null
}

const button = (action: string, text: string, fields: Record<string, string> = {}) =>
  html`<form class="row" method="post" action="/fake/${action}">${Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )}<button data-testid="${[action, ...Object.values(fields)].join(' ')}">${text}</button></form>`

export function controlPage(view: ControlView): string {
  const { webhooks, error } = view
  return page(
    'Stripe fake',
    'en',
    html`<main class="single"><h1>The local Stripe fake</h1>${error && html`<p class="alarm" role="alert">${error}</p>`}
<h2>Clock</h2><p>The account's time is <time data-testid="now" datetime="${view.now.toISOString()}">${view.now.toUTCString()}</time>. Moving it renews, retries, cancels and expires what falls due; it never goes back.</p>
${[1, 7, 31, 366].map((days) => button('clock', days === 1 ? 'A day on' : days === 7 ? 'A week on' : days === 31 ? 'A month on' : 'A year on', { days: String(days) }))}
<h2>Webhooks</h2><p data-testid="webhook-mode">${modeText(webhooks)}</p>
${button('webhooks', 'Deliver all', { mode: 'resume' })}${button('webhooks', 'Hold', { mode: 'hold' })}${button('webhooks', 'Release in reverse order', { mode: 'reverse' })}${button('webhooks', 'Lose', { mode: 'drop' })}${button('webhooks', 'Send each twice', { mode: 'duplicate' })}
<h2>Payments</h2>${chargeTable(view)}
<h2>Subscriptions</h2><table>${view.subscriptions.map((one) => html`<tr><td>${one.id}</td><td>${one.status}${one.cancel_at !== null && ', ends'}</td><td>${one.status !== 'canceled' && button('cancel', 'Cancel now', { subscription: one.id })}</td></tr>`)}</table>
<h2>Events, newest first</h2><table>${view.events.map((one) => html`<tr><td>${new Date(one.created * 1000).toISOString()}</td><td>${one.type}</td><td>${one.pending_webhooks > 0 ? 'pending' : ''}</td><td>${button('resend', 'Send again', { event: one.id })}</td></tr>`)}</table></main>`,
  )
}

function modeText({ mode, held }: WebhookControl): string {
  if (mode === 'hold') return `Deliveries are held (${held.length} waiting).`
  return mode === 'drop' ? 'Deliveries are lost.' : 'Deliveries go out.'
}

function chargeTable({ charges, disputes }: ControlView): Html {
  return html`<table>${charges.map((charge) => {
    const dispute = disputes.find((one) => idOf(one.charge) === charge.id)
    return html`<tr><td>${charge.id}</td><td>${money(charge.amount, charge.currency, 'en')}</td><td>${stateOf(charge, dispute)}</td><td>${charge.paid && actions(charge, dispute)}</td></tr>`
  })}</table>`
}

function stateOf(charge: Stripe.Charge, dispute: Stripe.Dispute | undefined): string {
  if (!charge.paid) return `failed: ${charge.failure_message}`
  if (dispute) return `disputed: ${dispute.status}`
  if (charge.refunded) return 'refunded'
  return charge.amount_refunded > 0 ? 'partly refunded' : 'paid'
}

function actions(charge: Stripe.Charge, dispute: Stripe.Dispute | undefined): Html {
  if (dispute?.status === 'needs_response')
    return html`${button('close-dispute', 'Dispute won', { dispute: dispute.id, end: 'won' })}${button('close-dispute', 'Dispute lost', { dispute: dispute.id, end: 'lost' })}`
  if (charge.refunded || dispute) return html``
  const half = String(Math.floor((charge.amount - charge.amount_refunded) / 2))
  return html`${button('refund', 'Refund', { charge: charge.id })}${button('refund', 'Refund half', { charge: charge.id, amount: half })}${button('dispute', 'Dispute', { charge: charge.id })}`
}
