import type { Offer, OfferTerms } from '#domain/enquiries/offer.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { fromMinor, type Money } from '#domain/shared/money.ts'
import { languageTags } from '#domain/shared/written-date.ts'
import { oneLine } from '../../platform/mail/lay-out-mail.ts'

export const moneyOf = (language: Locale, { amount_minor, currency }: Money): string =>
  new Intl.NumberFormat(languageTags[language], { style: 'currency', currency }).format(
    fromMinor(amount_minor, currency),
  )

export const numberOf = (language: Locale, value: number): string =>
  new Intl.NumberFormat(languageTags[language]).format(value)

/** As the trade says it. */
const volumeOf = (language: Locale, ml: number): string => `${numberOf(language, ml / 10)}\u00a0cl`

/** The words of a producer as one line that is no mark of our own mails. */
export const productOf = ({ product_name }: Pick<Offer, 'product_name'>): string =>
  oneLine(product_name)

/** Who offers, in which size and at which price, in one line. */
export const noteOf = (language: Locale, offer: OfferTerms): string =>
  [
    offer.company_name && oneLine(offer.company_name),
    offer.volume_ml && volumeOf(language, offer.volume_ml),
    offer.price && moneyOf(language, offer.price),
  ]
    .filter(Boolean)
    .join(' \u00b7 ')
