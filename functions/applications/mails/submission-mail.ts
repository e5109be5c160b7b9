import { applicationFee } from '#domain/billing/application-fee.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { type Market, marketFacts } from '#domain/shared/market.ts'
import { fromMinor } from '#domain/shared/money.ts'
import { longDate, writeInstant } from '#domain/shared/written-date.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { nameIn, publishedBeside } from '#domain/tenders/title-in.ts'
import { type ComposedMail, layOutMail, oneLine } from '../../platform/mail/lay-out-mail.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'

/** `{tender}`, `{date}`, `{zone}` and `{fee}` stand for those of the application. */
export interface SubmissionMailWords {
  readonly subject: string
  readonly received: string
  readonly product: string
  readonly market: string
  /** Before the title in the monopoly's words. */
  readonly published: string
  readonly deadline: string
  readonly endOfDay: string
  readonly notAnnounced: string
  readonly submitted: string
  readonly due: string
  readonly paid: string
  readonly kept: string
  readonly questions: string
  readonly button: string
  readonly zone: Readonly<Record<Market, string>>
}

export const wordsOf: Readonly<Record<Locale, SubmissionMailWords>> = { en, it, fr, de, es }

/** The facts that the mails on a submission name. */
export interface Submission {
  readonly tender: TenderSummary
  readonly product_name: string
  readonly submitted_at: string
  readonly isPaid: boolean
}

export const tenderName = (tender: TenderSummary, locale: Locale): string =>
  oneLine(nameIn(tender, locale))

/** What was published, for who reads the title in other words. */
export function publishedFacts(tender: TenderSummary, locale: Locale): [string, string][] {
  const published = publishedBeside(tender, locale)
  return published === null ? [] : [[wordsOf[locale].published, oneLine(published)]]
}

export const marketName = (locale: Locale, market: Market): string => {
  const country = new Intl.DisplayNames(locale, { type: 'region' }).of(market) ?? market
  return `${country} (${marketFacts[market].monopoly})`
}

/** The deadline is a day on the calendar of its market, without an hour (decision 6). */
export function deadlineText(locale: Locale, { market, offer_deadline }: TenderSummary): string {
  const words = wordsOf[locale]
  if (offer_deadline === null) return words.notAnnounced
  return words.endOfDay
    .replace('{date}', longDate(locale, offer_deadline))
    .replace('{zone}', words.zone[market])
}

/** An instant as the calendar and the clock of the market show it. */
export function instantText(locale: Locale, instant: string, market: Market): string {
  const { time_zone: timeZone } = marketFacts[market]
  const time = writeInstant(locale, instant, { dateStyle: 'long', timeStyle: 'short', timeZone })
  return `${time}, ${wordsOf[locale].zone[market]}`
}

export const feeText = (locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: applicationFee.currency }).format(
    fromMinor(applicationFee.amount_minor, applicationFee.currency),
  )

/** What the producer is told of a submission: what arrived, until when it counts, what is still due. */
export function submissionMail(
  locale: Locale,
  { tender, product_name, submitted_at, isPaid }: Submission,
  link: string,
): ComposedMail {
  const words = wordsOf[locale]
  const next = isPaid ? words.paid : words.due.replace('{fee}', feeText(locale))
  const named = (text: string) => text.replace('{tender}', () => tenderName(tender, locale))
  return layOutMail(
    locale,
    {
      subject: named(words.subject),
      lines: [named(words.received)],
      preview: next,
      facts: [
        [words.product, oneLine(product_name)],
        [words.market, marketName(locale, tender.market)],
        ...publishedFacts(tender, locale),
        [words.submitted, instantText(locale, submitted_at, tender.market)],
        [words.deadline, deadlineText(locale, tender)],
      ],
      after: [next, words.kept, words.questions],
      button: words.button,
    },
    { link },
  )
}
