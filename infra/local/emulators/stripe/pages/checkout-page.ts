import type Stripe from 'stripe'
import type { Totals } from '../billing/totals.ts'
import { testCards } from '../cards.ts'
import type { CheckoutWords } from './checkout-words.ts'
import { type Html, html, page } from './html.ts'
import { insteadOfPayment } from './return-url.ts'

/** What is in the fields: nothing, what is known of the customer, or what was sent and refused. */
export interface CheckoutForm {
  email: string
  name: string
  country: string
  line1: string
  city: string
  postal_code: string
  business_name: string
  vat_number: string
}

export interface CheckoutView {
  session: Stripe.Checkout.Session
  totals: Totals
  form: CheckoutForm
  words: CheckoutWords
  language: string
  error: string | null
  /** null: the page offers no field for a code */
  code: string | null
}

/** Where buyers may live: the EU, the neighbours, and two far ones to see what happens without VAT. */
const COUNTRIES =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LT LU LV MT NL NO PL PT RO SE SI SK US ZA'

export function money(cents: number, currency: string | null, language: string): string {
  const style = { style: 'currency', currency: currency ?? 'eur' } as const
  return new Intl.NumberFormat(language === 'en' ? 'en-IE' : language, style).format(cents / 100)
}

export function checkoutPage(view: CheckoutView): string {
  const { session, words, language } = view
  const verb = session.mode === 'subscription' ? words.subscribe : words.pay
  const back = insteadOfPayment(session)
  const items = session.line_items?.data.map(({ description }) => description).join(', ')
  return page(
    verb,
    language,
    html`<div class="columns"><section aria-label="${words.total}">
${back && html`<a href="${back}" data-testid="back">← ${words.back}</a>`}
<h1>${verb}: ${items}</h1>
<div id="total-lines">${totalLines(view)}</div>
${view.code !== null && codeForm(view)}</section>
<main>${view.error && html`<p class="alarm" role="alert">${view.error}</p>`}${payForm(view, verb)}${cardList()}</main></div>`,
    '/checkout.js',
  )
}

/** Replaced by the script when country or VAT number change. */
export function totalLines({ session, totals, words, language }: CheckoutView): Html {
  const shown = (cents: number) => money(cents, session.currency, language)
  const { reason, percent } = totals.rule
  const tax =
    reason === null
      ? words.vat_open
      : reason === 'reverse_charge'
        ? words.reverse_charge
        : shown(totals.tax)
  const yearly = session.mode === 'subscription' ? ` ${words.per_year}` : ''
  return html`<p class="amount" data-testid="total" data-cents="${totals.total}">${shown(totals.total)}</p><dl>
${totals.lines.map((line, index) => html`<dt>${session.line_items?.data[index]?.description}${line.quantity > 1 && html` × ${line.quantity}`}</dt><dd>${shown(line.subtotal)}${yearly}</dd>`)}
<dt>${words.subtotal}</dt><dd>${shown(totals.subtotal)}</dd>
${totals.discount > 0 && html`<dt>${words.discount}</dt><dd>−${shown(totals.discount)}</dd>`}
${session.automatic_tax.enabled && html`<dt>${words.vat}${percent > 0 && html` (${percent} %)`}</dt><dd data-testid="tax">${tax}</dd>`}
<dt class="sum">${words.total}</dt><dd class="sum">${shown(totals.total)}</dd></dl>`
}

function codeForm({ session, words, code }: CheckoutView): Html {
  return html`<form method="post" action="/c/pay/${session.id}/code"><label>${words.code}
<input name="code" value="${code}" autocomplete="off" required></label><button>${words.apply}</button></form>`
}

function payForm({ session, totals, form, words, language }: CheckoutView, verb: string): Html {
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const countries = COUNTRIES.split(' ')
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
  const hasTaxId = session.tax_id_collection?.enabled
  const field = (name: keyof CheckoutForm, text: string, hint: string, required = true) =>
    html`<label>${text}<input name="${name}" value="${form[name]}" autocomplete="${hint}"${required && html` required`}></label>`
  return html`<form method="post" id="pay" action="/c/pay/${session.id}">
<input type="hidden" name="shown_total" value="${totals.total}">
<label>${words.email}<input name="email" type="email" value="${form.email}" autocomplete="email" required></label>
<label>${words.card_number}<input name="card_number" inputmode="numeric" autocomplete="off" placeholder="4242 4242 4242 4242" required></label>
<div class="pair"><label>${words.expiry}<input name="expiry" placeholder="12 / 34" autocomplete="off" required></label>
<label>${words.cvc}<input name="cvc" inputmode="numeric" placeholder="123" autocomplete="off" required></label></div>
${field('name', words.name, 'off')}
<label>${words.country}<select name="country" required><option value="">${words.choose}</option>
${countries.map(({ code, name }) => html`<option value="${code}"${code === form.country && html` selected`}>${name}</option>`)}</select></label>
${session.billing_address_collection === 'required' && html`${field('line1', words.address, 'off')}<div class="pair">${field('postal_code', words.postal_code, 'off')}${field('city', words.city, 'off')}</div>`}
${hasTaxId && html`${field('business_name', words.business, 'organization', false)}${field('vat_number', words.vat_number, 'off', false)}`}
<button class="main" data-testid="pay">${verb}</button></form>`
}

const cardList =
  () => html`<details lang="en"><summary>Test cards (any later date, any CVC)</summary><table>
${testCards.map(({ number, purpose }) => html`<tr><td><code>${number}</code></td><td>${purpose}</td></tr>`)}</table></details>`

export function messagePage(
  language: string,
  message: string,
  back: string | null,
  label: string,
): string {
  return page(
    message,
    language,
    html`<main class="single"><h1>${message}</h1>${back && html`<p><a class="button" href="${back}">${label}</a></p>`}</main>`,
  )
}

export function bankPage(session: Stripe.Checkout.Session, amount: string): string {
  return page(
    '3-D Secure',
    'en',
    html`<main class="single"><h1>3-D Secure: fake bank</h1>
<p>The bank asks whether you want to pay <strong>${amount}</strong>.</p>
<form method="post" action="/c/pay/${session.id}/bank">
<button name="answer" value="complete" data-testid="bank-complete">Complete</button>
<button name="answer" value="fail" data-testid="bank-fail">Fail</button></form></main>`,
  )
}

/** Asks for the tax anew whenever country or VAT number change, and lets nobody pay an old total. */
export const CHECKOUT_SCRIPT = `
const form = document.getElementById('pay')
const button = form.querySelector('button.main')
let asked = 0
for (const name of ['country', 'vat_number']) {
  form.elements[name]?.addEventListener('change', async () => {
    const mine = ++asked
    button.disabled = true
    const wanted = new URLSearchParams({ country: form.elements.country.value, vat_number: form.elements.vat_number?.value ?? '' })
    const answer = await fetch(location.pathname.replace(/\\/$/, '') + '/total?' + wanted).catch(() => null)
    if (mine !== asked) return
    if (answer?.ok) {
      document.getElementById('total-lines').innerHTML = await answer.text()
      form.elements.shown_total.value = document.querySelector('[data-cents]').dataset.cents
    }
    button.disabled = false
  })
}
`
