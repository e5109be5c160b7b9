import type { Locale } from '#domain/shared/locale.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { longDate } from '#domain/shared/written-date.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { nameIn } from '#domain/tenders/title-in.ts'
import { publishedFacts } from '../../../applications/mails/submission-mail.ts'
import { type ComposedMail, layOutMail, writtenLines } from '../../../platform/mail/lay-out-mail.ts'
import { wordsOf } from './invitation-words.ts'

/** How many products a mail names. */
export const namedProducts = 5

interface Invited {
  readonly tender: TenderSummary
  /** Names of the products that fit best. */
  readonly products: readonly string[]
  /** The operator's words; empty: none. */
  readonly text: string
  readonly link: string
  readonly end: string
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('{', '(').trim()

/** An invitation to answer a tender, in the producer's language, with the operator's own words. */
export function invitationMail(locale: Locale, invited: Invited): ComposedMail {
  const { tender, products, text, link, end } = invited
  const words = wordsOf[locale]
  const { market, offer_deadline } = tender
  const name = plain(nameIn(tender, locale))
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(market) ?? market
  const filled = (line: string) =>
    line
      .replaceAll('{tender}', () => name)
      .replaceAll('{market}', `${country} (${marketFacts[market].monopoly})`)
      .replaceAll('{date}', offer_deadline === null ? '' : longDate(locale, offer_deadline))
      .replaceAll('{products}', () => products.map(plain).join(', '))
  return layOutMail(
    locale,
    {
      subject: filled(words.subject),
      preview: filled(offer_deadline === null ? words.next : words.deadline),
      lines: [
        filled(words.tender),
        ...(offer_deadline === null ? [] : [filled(words.deadline)]),
        ...(products.length === 0 ? [] : [filled(words.products)]),
        ...writtenLines(text),
        words.next,
      ],
      facts: publishedFacts(tender, locale),
      button: words.button,
      unasked: words.why,
      end: words.end,
    },
    { link, end },
  )
}
