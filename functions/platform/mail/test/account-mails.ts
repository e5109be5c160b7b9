import type { Locale } from '#domain/shared/locale.ts'
import { composeMail } from '../../../accounts/mails/compose-mail.ts'
import { mailKinds } from '../../../accounts/mails/mail-words.ts'
import { composeBillingMail } from '../../../billing/mails/compose-billing-mail.ts'
import { billingMailKinds } from '../../../billing/mails/due-mails.ts'
import { expiryMail } from '../../../documents/mails/expiry-mail.ts'
import { handedInMail } from '../../../documents/mails/handed-in-mail.ts'
import { letterMail } from '../../../producers/letters/letter-mail.ts'
import { links, product_name, tender, unbroken } from './example-facts.ts'

const bought = [`${tender.reference} \u00b7 ${tender.title}`, '7 \u00b7 Red wine, Chile']

export const accountMails = (locale: Locale) => ({
  'accounts/mails/compose-mail.ts composeMail': mailKinds.map((kind) =>
    composeMail(locale, kind, { ...links, code: '482915', time: '28 November 2026, 14:05' }),
  ),
  'billing/mails/compose-billing-mail.ts composeBillingMail': billingMailKinds.flatMap((kind) =>
    [bought, bought.slice(0, 1)].map((tenders) =>
      composeBillingMail(
        locale,
        {
          mail_key: kind,
          kind,
          from: '2025-11-28',
          date: '2026-11-28',
          amount: { amount_minor: 123_450, currency: 'EUR' },
          tender_ids: [],
          purpose: 'application_fees',
          company_name: 'Domaine du Test SARL',
        },
        tenders,
        links.link,
      ),
    ),
  ),
  'documents/mails/expiry-mail.ts expiryMail': [
    expiryMail(
      locale,
      { kind: 'cert-organic-eu', number: unbroken, product_name, valid_to: '2027-01-31' },
      links,
    ),
  ],
  'documents/mails/handed-in-mail.ts handedInMail': [
    handedInMail(locale, { kind: 'cert-organic-eu', product_name }, links.link),
  ],
  'producers/letters/letter-mail.ts letterMail': [
    letterMail(locale, {
      subject: 'Your samples for Norway',
      text: `Two lines,\nand an address:\nhttps://monopoly.example/${unbroken}`,
    }),
  ],
})
