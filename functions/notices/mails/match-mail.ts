import type { CriterionResult, MatchVerdict } from '#domain/matching/verdict.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { type ComposedMail, layOutMail, oneLine } from '../../platform/mail/lay-out-mail.ts'
import { type MailItem, previewOf } from '../../platform/mail/mail-look.ts'
import { countedIn, type MatchMailWords, matchWordsOf } from './match-words.ts'
import { changeFor, requirementName } from './requirement-words.ts'
import { searchLines, tenderItem } from './tender-item.ts'

/** A product that fits, may fit or nearly fits, with the required points that are not plainly met. */
export interface MatchedProduct {
  readonly name: string
  readonly verdict: MatchVerdict
  readonly open: readonly CriterionResult[]
}

export interface MatchedTender {
  readonly tender: TenderSummary
  readonly counts: Readonly<Record<MatchVerdict, number>>
  /** The best few; null: the reader may see numbers only. */
  readonly products: readonly MatchedProduct[] | null
  /** The names of the saved searches that it newly fits. */
  readonly searches: readonly string[]
}

export interface MatchMailLinks {
  readonly tender: (tender_id: number) => string
  readonly all: string
  readonly end: string
}

/** How many tenders a mail lists, the best first. */
export const listedTenders = 10

/** Which tenders fit, product by product with the reasons, or in numbers for who has no access to the requirements. */
export function matchMail(
  locale: Locale,
  tenders: readonly MatchedTender[],
  links: MatchMailLinks,
): ComposedMail {
  const words = matchWordsOf[locale]
  const listed = tenders.slice(0, listedTenders)
  const left = tenders.length - listed.length
  const [only] = tenders.length === 1 ? tenders : []
  const items = listed.map((one) => itemOf(locale, words, one, links))
  return layOutMail(
    locale,
    {
      subject: subjectOf(locale, words, tenders),
      lines: [words.lead],
      preview: previewOf(items),
      items,
      after: [
        ...(left > 0 ? [countedIn(locale, words.moreTenders, left)] : []),
        ...(listed.some(({ products }) => products === null) ? [words.withPlan] : []),
        words.noChance,
      ],
      button: only ? words.openOne : words.openAll,
      unasked: words.why,
      end: words.end,
    },
    { link: only ? links.tender(only.tender.tender_id) : links.all, end: links.end },
  )
}

const fits = ({ counts }: MatchedTender) => counts.strong + counts.possible > 0

function subjectOf(locale: Locale, words: MatchMailWords, tenders: readonly MatchedTender[]) {
  const fitting = tenders.filter(fits).length
  const near = tenders.length - fitting
  if (fitting === 0) return countedIn(locale, words.near, near)
  const first = countedIn(locale, words.fit, fitting)
  return near === 0 ? first : `${first}, ${countedIn(locale, words.andNear, near)}`
}

function itemOf(
  locale: Locale,
  words: MatchMailWords,
  matched: MatchedTender,
  links: MatchMailLinks,
): MailItem {
  const { tender, products, searches } = matched
  const reasons =
    products === null
      ? countLines(locale, words, matched)
      : reasonLines(locale, words, matched, products)
  const lines = [...reasons, ...searchLines(locale, searches)]
  return tenderItem(locale, tender, links.tender(tender.tender_id), lines)
}

function countLines(locale: Locale, words: MatchMailWords, { counts }: MatchedTender): string[] {
  const fitting = counts.strong + counts.possible
  return [
    ...(fitting > 0 ? [countedIn(locale, words.countedFit, fitting)] : []),
    ...(counts.near > 0 ? [countedIn(locale, words.countedNear, counts.near)] : []),
  ]
}

/** How many products a line names. */
const namedProducts = 3

function reasonLines(
  locale: Locale,
  words: MatchMailWords,
  { counts }: MatchedTender,
  products: readonly MatchedProduct[],
): string[] {
  const lineOf = (
    verdict: MatchVerdict,
    text: string,
    pointsOf: (one: MatchedProduct) => string[],
  ) => {
    const named = products.filter((one) => one.verdict === verdict).slice(0, namedProducts)
    const [best] = named
    if (best === undefined) return []
    const left = counts[verdict] - named.length
    const names = named.map(({ name }) => oneLine(name)).join(', ')
    const all = left > 0 ? `${names} ${countedIn(locale, words.moreProducts, left)}` : names
    const points = [...new Set(named.flatMap(pointsOf))].join(', ')
    return [text.replace('{products}', () => all).replace('{points}', () => points)]
  }
  const kinds = ({ open }: MatchedProduct) => open.map(({ kind }) => requirementName(locale, kind))
  const changes = ({ open }: MatchedProduct) =>
    open.filter(({ status }) => status !== 'unknown').map((one) => changeFor(locale, one))
  return [
    ...lineOf('strong', words.fits, () => []),
    ...lineOf('possible', words.mayFit, kinds),
    ...lineOf('near', words.close, changes),
  ]
}
