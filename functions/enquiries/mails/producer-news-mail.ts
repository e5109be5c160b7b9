import { type PrivateSale, referenceOf } from '#domain/enquiries/enquiry.ts'
import type { Offer, OfferEvent } from '#domain/enquiries/offer.ts'
import type { OfferStep } from '#domain/enquiries/offer-steps.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { longDate } from '#domain/shared/written-date.ts'
import { type ComposedMail, layOutMail } from '../../platform/mail/lay-out-mail.ts'
import { numberOf, productOf } from './offer-facts.ts'
import { de } from './producer-news-words/de.ts'
import { en } from './producer-news-words/en.ts'
import { es } from './producer-news-words/es.ts'
import { fr } from './producer-news-words/fr.ts'
import { it } from './producer-news-words/it.ts'

/** The steps of buyer and desk that the producer is mailed. */
export const producerNews = [
  'accepted',
  'declined',
  'asked',
  'ordered',
  'delivered',
] as const satisfies readonly OfferStep[]
export type ProducerNews = (typeof producerNews)[number]

/** `{reference}`, `{product}`, `{day}` and `{quantity}` stand for those of request, offer and step. */
export interface ProducerNewsWords {
  readonly news: Readonly<
    Record<ProducerNews, { readonly subject: string; readonly lines: readonly string[] }>
  >
  readonly reference: string
  readonly button: string
  readonly why: string
  /** The words of the link that ends these mails. */
  readonly end: string
}

const wordsOf: Readonly<Record<Locale, ProducerNewsWords>> = { en, de, fr, es, it }

/** What the buyer answered, or the desk recorded. What the buyer wrote is read on the page. */
export function producerNewsMail(
  language: Locale,
  sale: PrivateSale,
  offer: Offer,
  { step, quantity, day }: OfferEvent & { readonly step: ProducerNews },
  links: { readonly link: string; readonly end: string },
): ComposedMail {
  const own = wordsOf[language]
  const facts: Readonly<Record<string, string>> = {
    product: productOf(offer),
    quantity: quantity === null ? '' : numberOf(language, quantity),
    day: day === null ? '' : longDate(language, day),
  }
  const filled = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (mark, name: string) => facts[name] ?? mark)
  const { subject, lines } = own.news[step]
  return layOutMail(
    language,
    {
      subject: filled(subject),
      lines: lines.map(filled),
      facts: [[own.reference, referenceOf(sale.enquiry_id)]],
      button: own.button,
      unasked: own.why,
      end: own.end,
    },
    links,
  )
}
