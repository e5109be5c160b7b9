import { describe, expect, it } from 'vitest'
import { locales } from '#domain/shared/locale.ts'
import { billingWordsOf } from './billing-mail-words.ts'
import { composeBillingMail } from './compose-billing-mail.ts'
import type { DueMail } from './due-mails.ts'

const paid: DueMail = {
  mail_key: 'subscription_renewed#in_1',
  kind: 'subscription_renewed',
  date: '2028-01-15',
  from: '2027-01-15',
  amount: { amount_minor: 123_750, currency: 'EUR' },
  tender_ids: [],
  purpose: null,
  company_name: null,
}
const written = (mail: DueMail, locale: (typeof locales)[number] = 'en') =>
  composeBillingMail(locale, mail, [], 'https://site.example/profile')

describe.each(['subscription_started', 'subscription_renewed'] as const)('the mail %s', (kind) => {
  it.each(locales)('says amount, beginning and end: %s', (locale) => {
    const { subject, text, html } = written({ ...paid, kind }, locale)
    expect(text).toMatch(/1[.,\s]?237[.,]50/)
    expect(text).toMatch(/2027.*2028/)
    expect(html).toMatch(/1[.,\s]?237[.,]50/)
    expect(`${subject} ${text}`).not.toMatch(/[{}]/)
  })

  it('says in its subject until when', () => {
    expect(written({ ...paid, kind }).subject).toMatch(/15 January 2028$/)
  })

  it('leaves out what nobody knows', () => {
    const { text } = written({ ...paid, kind, from: null, amount: null })
    expect(text).not.toMatch(/Amount|\bto\b 15/)
  })
})

describe.each(locales)('subjects in %s', (locale) => {
  it('of a plan that began tell no day that nobody knows', () => {
    const { subject } = written({ ...paid, kind: 'subscription_started', date: null }, locale)
    expect(subject).toMatch(/[\p{L}]$/u)
    expect(subject).not.toMatch(/(?:until|bis|jusqu’au|fino al|hasta el)$/)
  })

  it('of a renewal that failed say how long access stays', () => {
    expect(written({ ...paid, kind: 'renewal_failed' }, locale).subject).toMatch(/2028/)
  })

  it('differ between mails of another kind', () => {
    const subjects = Object.values(billingWordsOf[locale]).map(({ subject }) => subject)
    expect(new Set(subjects).size).toBe(subjects.length)
  })
})
