import type { Locale } from '#domain/shared/locale.ts'
import { fromMinor, type Money } from '#domain/shared/money.ts'
import { labelled } from '#domain/shared/typeset.ts'
import { longDate } from '#domain/shared/written-date.ts'
import { type ComposedMail, layOutMail } from '../../platform/mail/lay-out-mail.ts'
import { purchaseWords } from '../describe-purchase.ts'
import { billingWordsOf } from './billing-mail-words.ts'
import type { DueMail } from './due-mails.ts'

const moneyIn = (locale: Locale, { amount_minor, currency }: Money): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(
    fromMinor(amount_minor, currency),
  )

/** One line of what somebody typed; marks of our own mails in it stay as written. */
const asWritten = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('{', '{\u2060')

/** A mail on a payment or subscription in the user's language, with its figures and what was bought. */
export function composeBillingMail(
  locale: Locale,
  { kind, date, from, amount, purpose, company_name }: DueMail,
  tenders: readonly string[],
  link: string,
): ComposedMail {
  const words = billingWordsOf[locale][kind]
  const filled = (text: string) =>
    text
      .replaceAll('{date}', () => (date === null ? '' : longDate(locale, date)))
      .replaceAll('{from}', () => (from === null ? '' : longDate(locale, from)))
      .replaceAll('{amount}', () => (amount === null ? '' : moneyIn(locale, amount)))
      .replaceAll('{company}', () => asWritten(company_name ?? ''))
  const known = { '{date}': date, '{from}': from, '{amount}': amount }
  const facts = (words.facts ?? [])
    .filter(
      ([, value]) =>
        !Object.entries(known).some(([mark, of]) => of === null && value.includes(mark)),
    )
    .map(([label, value]) => [label, filled(value)] as const)
  const bought = tenders.map((tender) =>
    purpose === null ? tender : `${purchaseWords[locale][purpose]} ${tender}`,
  )
  const lines = words.lines.flatMap((line) => (line === '{tenders}' ? bought : [filled(line)]))
  const [only] = tenders.length === 1 ? tenders : []
  const said = filled(date === null && 'undated' in words ? words.undated : words.subject)
  const subject = only === undefined ? said : labelled(locale, said, only)
  // the first line says what the subject says; what was bought, or what follows, adds to it
  const preview = bought.length > 0 ? bought.join('; ') : lines[1]
  return layOutMail(locale, { ...words, subject, lines, facts, preview }, { link })
}
