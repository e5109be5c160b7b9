import type { RecordedOutcome } from '#domain/applications/desk-work.ts'
import type { DetailName } from '#domain/outcomes/outcome-rules.ts'
import { detailsOf } from '#domain/outcomes/outcome-rules.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { type Market, marketFacts } from '#domain/shared/market.ts'
import { fromMinor } from '#domain/shared/money.ts'
import { labelled } from '#domain/shared/typeset.ts'
import { longDate } from '#domain/shared/written-date.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
// the words of the page: what is mailed is what stands there
import de from '../../../frontend/src/i18n/locales/de/timeline.json' with { type: 'json' }
import en from '../../../frontend/src/i18n/locales/en/timeline.json' with { type: 'json' }
import es from '../../../frontend/src/i18n/locales/es/timeline.json' with { type: 'json' }
import fr from '../../../frontend/src/i18n/locales/fr/timeline.json' with { type: 'json' }
import it from '../../../frontend/src/i18n/locales/it/timeline.json' with { type: 'json' }
import { endingWords } from '../../platform/mail/ending-words.ts'
import { type ComposedMail, layOutMail, oneLine } from '../../platform/mail/lay-out-mail.ts'
import { instantText, marketName, publishedFacts, tenderName, wordsOf } from './submission-mail.ts'

type Words = typeof en.outcome

const outcomeWords: Readonly<Record<Locale, Words>> = {
  de: de.outcome,
  en: en.outcome,
  es: es.outcome,
  fr: fr.outcome,
  it: it.outcome,
}

type Told = Omit<RecordedOutcome, 'by'>

/**
 * What happened to an offer, what it means and what to do now; of an entry that was taken back, that it does not
 * hold. `corrected`: what stood in its place before.
 */
export function outcomeMail(
  locale: Locale,
  tender: TenderSummary,
  entry: Told,
  corrected: Pick<Told, 'kind'> | null,
  links: { readonly link: string; readonly end: string },
): ComposedMail {
  const words = outcomeWords[locale]
  const { name, means, now } = wordsFor(words, entry, corrected)
  const named = entry.corrects === null ? name : labelled(locale, words.correction, name)
  const facts: [string, string][] = [
    ...(entry.kind === null ? [] : factsOf(locale, tender.market, entry)),
    // the time that the monopoly gave says the day too
    ...(entry.details.given_at === undefined && entry.kind !== null
      ? [[words.day, longDate(locale, entry.day)] satisfies [string, string]]
      : []),
    ...(entry.note === null ? [] : [[words.note, oneLine(entry.note)] satisfies [string, string]]),
    [wordsOf[locale].market, marketName(locale, tender.market)],
    ...publishedFacts(tender, locale),
  ]
  const lines = [...(entry.corrects === null || entry.kind === null ? [] : [words.corrects]), means]
  const { why, end } = endingWords[locale].outcomes
  const subject = labelled(locale, named, tenderName(tender, locale))
  return layOutMail(
    locale,
    {
      subject,
      lines,
      facts,
      after: [now],
      button: wordsOf[locale].button,
      unasked: why,
      end,
    },
    links,
  )
}

function wordsFor(words: Words, { kind }: Told, corrected: Pick<Told, 'kind'> | null) {
  if (kind !== null) return words.kind[kind]
  const name = corrected?.kind ? words.kind[corrected.kind].name : words.none
  const means = words.noneMeans.replace('{{outcome}}', () => name)
  return { name: words.none, means, now: words.noneNow }
}

function factsOf(
  locale: Locale,
  market: Market,
  { kind, details }: Told,
): [label: string, value: string][] {
  if (kind === null) return []
  const words = outcomeWords[locale]
  return detailsOf(kind).flatMap((name) => {
    const value = details[name]
    if (value === undefined) return []
    return [[words.detail[name], detailText(locale, market, name, value)]]
  })
}

function detailText(
  locale: Locale,
  market: Market,
  name: DetailName,
  value: string | number,
): string {
  if (name === 'result') return outcomeWords[locale].result[value === 'passed' ? value : 'failed']
  if (name === 'given_at') return instantText(locale, String(value), market)
  if (name === 'due_on') return longDate(locale, String(value))
  if (typeof value === 'string') return oneLine(value)
  const { currency } = marketFacts[market]
  return name === 'price_minor'
    ? new Intl.NumberFormat(locale, { style: 'currency', currency }).format(
        fromMinor(value, currency),
      )
    : new Intl.NumberFormat(locale).format(value)
}
