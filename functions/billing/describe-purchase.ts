import type { PaymentPurpose } from '#domain/billing/payment-status.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { nameIn } from '#domain/tenders/title-in.ts'
import type { TenderStore } from '../tenders/tender-store.ts'

/** How much of it the provider takes. */
const longest = 1500

/** What is bought for a tender, before the tender's name; mails say it with the same words. */
export const purchaseWords: Readonly<Record<Locale, Readonly<Record<PaymentPurpose, string>>>> = {
  en: { single_application: 'Single application for', application_fees: 'Application fee for' },
  it: {
    single_application: 'Candidatura singola per',
    application_fees: 'Quota di candidatura per',
  },
  fr: {
    single_application: 'Candidature \u00e0 l\u2019unit\u00e9 pour',
    application_fees: 'Frais de candidature pour',
  },
  de: {
    single_application: 'Einzelangebot f\u00fcr',
    application_fees: 'Angebotsgeb\u00fchr f\u00fcr',
  },
  es: {
    single_application: 'Candidatura individual para',
    application_fees: 'Cuota de candidatura para',
  },
}

/** What a payment is for, as its invoice says it: "Application fee for 202601001 \u00b7 Red wine, Chile". */
export async function describePurchase(
  { tenders }: { readonly tenders: Pick<TenderStore, 'findSummaries'> },
  purpose: PaymentPurpose,
  tender_ids: readonly TenderId[],
  language: Locale,
): Promise<string> {
  const found = await tenders.findSummaries(tender_ids)
  // always in one order: the words are part of what makes a purchase the same purchase
  const names = found
    .toSorted((a, b) => tender_ids.indexOf(a.tender_id) - tender_ids.indexOf(b.tender_id))
    .map((tender) => nameIn(tender, language))
  const said = `${purchaseWords[language][purpose]} ${names.join('; ')}`
  return said.length > longest ? `${said.slice(0, longest - 1)}\u2026` : said
}
