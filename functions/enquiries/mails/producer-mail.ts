import type { BuyerType, PrivateSale } from '#domain/enquiries/enquiry.ts'
import { referenceOf } from '#domain/enquiries/enquiry.ts'
import type { Fit } from '#domain/enquiries/fit.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { longDate } from '#domain/shared/written-date.ts'
import { type ComposedMail, layOutMail } from '../../platform/mail/lay-out-mail.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'

/** `{market}`, `{date}`, `{products}` and `{reference}` stand for those of the request. */
export interface ProducerMailWords {
  readonly subject: string
  readonly buyer: Readonly<Record<BuyerType, string>>
  readonly products: string
  readonly neededBy: string
  readonly next: string
  readonly button: string
  readonly why: string
  /** The words of the link that ends these mails. */
  readonly end: string
}

const wordsOf: Readonly<Record<Locale, ProducerMailWords>> = { en, it, fr, de, es }

/** How many products a mail names. */
const namedProducts = 5

/**
 * That somebody looks for what the producer has. It holds no word of the visitor's: those were
 * written by somebody unknown and are read on the page, after the operator could take them away.
 */
export function producerMail(
  locale: Locale,
  sale: PrivateSale,
  fit: Fit,
  { link, end }: { readonly link: string; readonly end: string },
): ComposedMail {
  const words = wordsOf[locale]
  const market = new Intl.DisplayNames(locale, { type: 'region' }).of(sale.market) ?? sale.market
  const names = fit.products.slice(0, namedProducts).map(({ name }) => name.replaceAll('{', ''))
  const filled = (text: string) =>
    text
      .replaceAll('{market}', market)
      .replaceAll('{reference}', referenceOf(sale.enquiry_id))
      .replaceAll('{date}', sale.needed_by === null ? '' : longDate(locale, sale.needed_by))
      .replaceAll('{products}', () => names.join(', '))
  return layOutMail(
    locale,
    {
      subject: filled(words.subject),
      lines: [
        words.buyer[sale.buyer_type],
        words.products,
        ...(sale.needed_by === null ? [] : [words.neededBy]),
        words.next,
      ].map(filled),
      button: words.button,
      unasked: words.why,
      end: words.end,
    },
    { link, end },
  )
}
