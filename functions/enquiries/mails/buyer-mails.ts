import { type PrivateSale, referenceOf } from '#domain/enquiries/enquiry.ts'
import type { Offer, OfferEvent } from '#domain/enquiries/offer.ts'
import type { OfferStep } from '#domain/enquiries/offer-steps.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { longDate } from '#domain/shared/written-date.ts'
import { type ComposedMail, layOutMail, writtenLines } from '../../platform/mail/lay-out-mail.ts'
import { de } from './buyer-words/de.ts'
import { en } from './buyer-words/en.ts'
import { es } from './buyer-words/es.ts'
import { fr } from './buyer-words/fr.ts'
import { it } from './buyer-words/it.ts'
import { noteOf, numberOf, productOf } from './offer-facts.ts'

/** The steps of producer and desk that the buyer is mailed, once the offer was shown. */
export const buyerNews = [
  'withdrawn',
  'replied',
  'refused',
  'ordered',
  'delivered',
] as const satisfies readonly OfferStep[]
export type BuyerNews = (typeof buyerNews)[number]

/** The buyer's page, and the last day on which its link is good. */
export interface Link {
  readonly page: string
  readonly last_day: CalendarDate
}

/** `{reference}`, `{product}`, `{count}`, `{day}` and `{quantity}` stand for those of request, offer and step. */
export interface BuyerMailWords {
  readonly offers: {
    readonly subject: Readonly<Record<'none' | 'one' | 'other', string>>
    readonly line: string
    /** In its place where nothing can be answered any more. */
    readonly over: string
    readonly quantity: string
    readonly until: string
    readonly how: string
    readonly names: string
  }
  readonly news: Readonly<
    Record<BuyerNews, { readonly subject: string; readonly line: string; readonly after?: string }>
  >
  /** Before what the producer wrote. */
  readonly wrote: string
  readonly reference: string
  readonly producer: string
  readonly button: string
  readonly link: string
  readonly unasked: string
}

const wordsOf: Readonly<Record<Locale, BuyerMailWords>> = { en, de, fr, es, it }

const filled = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (mark, name: string) => facts[name] ?? mark)

const linkLine = (language: Locale, { last_day }: Link): string =>
  filled(wordsOf[language].link, { day: longDate(language, last_day) })

/**
 * The offers for a request that stand or are accepted; none: the link alone. Nobody has verified the address: the mail follows from what an
 * operator did, after a look at what producers wrote, and holds no word of the visitor.
 */
export function offersMail(sale: PrivateSale, offers: readonly Offer[], link: Link): ComposedMail {
  const { language } = sale
  const own = wordsOf[language]
  const { subject, line, over, quantity, until, how, names } = own.offers
  const isNone = offers.length === 0
  const count = isNone ? 'none' : offers.length === 1 ? 'one' : 'other'
  const facts = {
    reference: referenceOf(sale.enquiry_id),
    count: numberOf(language, offers.length),
  }
  return layOutMail(
    language,
    {
      subject: filled(subject[count], facts),
      lines: [filled(isNone ? over : line, facts)],
      items: offers.map((offer) => ({
        title: productOf(offer),
        link: link.page,
        note: noteOf(language, offer),
        lines: [
          ...(offer.quantity === null
            ? []
            : [filled(quantity, { quantity: numberOf(language, offer.quantity) })]),
          ...(offer.valid_until === null
            ? []
            : [filled(until, { day: longDate(language, offer.valid_until) })]),
        ],
      })),
      after: [...(isNone ? [] : [how, names]), linkLine(language, link)],
      button: own.button,
      unasked: own.unasked,
    },
    { link: link.page },
  )
}

/** What became of an offer that the buyer has before them, with what the producer wrote. */
export function buyerNewsMail(
  sale: PrivateSale,
  offer: Offer,
  { step, words, day }: OfferEvent & { readonly step: BuyerNews },
  link: Link,
): ComposedMail {
  const { language } = sale
  const own = wordsOf[language]
  const { subject, line, after } = own.news[step]
  const facts = {
    reference: referenceOf(sale.enquiry_id),
    product: productOf(offer),
    day: day === null ? '' : longDate(language, day),
  }
  const written = words === null ? [] : [own.wrote, ...writtenLines(words)]
  return layOutMail(
    language,
    {
      subject: filled(subject, facts),
      lines: [filled(line, facts), ...written],
      facts: [
        ...(offer.company_name === null
          ? []
          : ([
              [own.producer, noteOf(language, { ...offer, volume_ml: null, price: null })],
            ] as const)),
        [own.reference, facts.reference],
      ],
      after: [...(after === undefined ? [] : [after]), linkLine(language, link)],
      button: own.button,
      unasked: own.unasked,
    },
    { link: link.page },
  )
}
