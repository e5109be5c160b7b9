import type { Locale } from '#domain/shared/locale.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { longDate } from '#domain/shared/written-date.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { nameIn, publishedBeside } from '#domain/tenders/title-in.ts'
import { oneLine } from '../../platform/mail/lay-out-mail.ts'
import type { MailItem } from '../../platform/mail/mail-look.ts'
import { countedIn, matchWordsOf } from './match-words.ts'
import { searchWordsOf } from './search-words.ts'

/** A tender in a list of a mail: its name, whose it is, until when offers are taken, and what was published. */
export function tenderItem(
  locale: Locale,
  tender: TenderSummary,
  link: string,
  lines: readonly string[],
): MailItem {
  const words = matchWordsOf[locale]
  const deadline =
    tender.offer_deadline === null
      ? words.noDeadline
      : words.deadline.replace('{date}', longDate(locale, tender.offer_deadline))
  const name = nameIn(tender, locale)
  const published = publishedBeside(tender, locale)
  const note = [
    `${marketFacts[tender.market].monopoly}, ${deadline}`,
    published && oneLine(published),
  ]
  return { title: oneLine(name), link, note: note.filter(Boolean).join(' \u00b7 '), lines }
}

/** The saved searches that a tender fits, in a line; none: no line. */
export function searchLines(locale: Locale, names: readonly string[]): string[] {
  if (names.length === 0) return []
  const line = countedIn(locale, searchWordsOf[locale].fits, names.length)
  return [line.replace('{names}', () => names.map(oneLine).join(', '))]
}
