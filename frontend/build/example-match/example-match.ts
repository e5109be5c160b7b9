import { comparableProduct } from '#domain/matching/comparable-product.ts'
import { currentMatchContext } from '#domain/matching/match-context.ts'
import { evaluate } from '#domain/matching/match-product.ts'
import { matchableTender } from '#domain/matching/matchable.ts'
import type { CriterionResult } from '#domain/matching/verdict.ts'
import { noFacts } from '#domain/portfolio/no-facts.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { tenderIdSchema } from '#domain/shared/ids.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Criterion, CriterionKind } from '#domain/tenders/criterion.ts'
import { publishedTenderSchema } from '#domain/tenders/published-tender.ts'
import { readCriteria } from '#domain/tenders/read-criteria/read-criteria.ts'
import tenders from '../../../infra/local/sample-data/tenders.json' with { type: 'json' }
import { productValue } from '../../src/lib/matching/product-value.ts'
import { drinks } from '../../src/ui/drink/drinks.ts'
import { exampleWords } from './example-words.ts'

/*
 * A real tender, long closed, against a made product at two prices, by the matching that producers
 * use. `npm run write-example` keeps the answer as data for the home page, which is the first page of
 * most visitors: neither the reader of tenders nor the words of four other languages come with it.
 */
const tender = publishedTenderSchema.parse(
  tenders.find(({ published }) => published.id === 'systembolaget-furmint-can-2026')?.published,
)

/** 36,000 cans are 9,000 litres. */
const can: ProductFacts = {
  ...noFacts,
  name: 'Furmint',
  categories: ['white_wine'],
  country_code: 'HU',
  region: 'Tokaj',
  vintage: 2025,
  volume_ml: 250,
  grapes: [{ variety: 'Furmint', share: 100 }],
  container: 'aluminium_can',
  quantity_available: 36_000,
  oak: false,
}

/** Euro cents for one can, ex works: one above the tender's limit, one within it. */
const prices = { above: 172, within: 155 }
type PriceName = keyof typeof prices

const criteria = readCriteria(tender)
const compared = criteria.filter(({ kind }) => kind !== 'text')
const matchable = matchableTender(
  { tender_id: tenderIdSchema.parse(1011), version: 1, published: tender },
  criteria,
)

function answerAt(amount_minor: number) {
  const price = {
    amount_minor,
    currency: 'EUR',
    per: 'unit',
    units_per_case: null,
    raw: null,
  } as const
  const facts: ProductFacts = { ...can, price: { ...price, basis: 'ex_works' } }
  return { price, ...evaluate(matchable, comparableProduct(facts), currentMatchContext) }
}

const answers = { above: answerAt(prices.above), within: answerAt(prices.within) }
const eachAnswer = <Value>(tell: (answer: (typeof answers)[PriceName]) => Value) => ({
  above: tell(answers.above),
  within: tell(answers.within),
})

function statusOf(results: readonly CriterionResult[], { id, kind }: Criterion) {
  const result = results.find(({ criterion_id }) => criterion_id === id)
  if (result === undefined) throw new Error(`The example has no answer to ${id}`)
  return [kind, result.status] as const
}

/** What is the same in every language; the asked words are those of the publication. */
export const exampleMatch = () => ({
  market: tender.market,
  offer_deadline: tender.offer_deadline,
  asked: Object.fromEntries(compared.map(({ kind, text }) => [kind, text])),
  answer: eachAnswer(({ verdict, criteria: results }) => ({
    verdict,
    // what is not listed is met
    status: Object.fromEntries(
      compared
        .map((criterion) => statusOf(results, criterion))
        .filter(([, status]) => status !== 'met'),
    ),
  })),
})

/** The tender is named by what it asks for: the can without the share of its only grape. */
const titleParts = ['category', 'grapes', 'container'] as const
const named: ProductFacts = { ...can, grapes: [{ variety: 'Furmint', share: null }] }

/** The container is within the line, and begins in small letters but in German. */
function titleIn(language: Locale, [category, grape, container = '']: readonly (string | null)[]) {
  const within =
    language === 'de' ? container : container?.replace(/^./, (letter) => letter.toLowerCase())
  return [category, grape, within].join(', ')
}

/** What the comparison and the shelf below it say in a language. */
export function exampleTexts(language: Locale) {
  const words = exampleWords(language)
  const byKind = (tell: (kind: CriterionKind) => string) =>
    Object.fromEntries(compared.map(({ kind }) => [kind, tell(kind)]))
  return {
    title: titleIn(
      language,
      titleParts.map((kind) => productValue(kind, named, words.value)),
    ),
    price: words.priceBasis,
    column: Object.fromEntries(
      ['requirement', 'asked', 'product', 'status'].map((column) => [column, words.column(column)]),
    ),
    kind: byKind(words.kind),
    // the price is said with each answer
    value: Object.fromEntries(
      compared.flatMap(({ kind }) => {
        const value = productValue(kind, can, words.value)
        return value === null ? [] : [[kind, value]]
      }),
    ),
    status: { met: words.status('met'), near: words.status('near') },
    answer: eachAnswer(({ price, verdict, criteria: results }) => ({
      price: words.money(price),
      verdict: words.verdict(verdict),
      means: [
        words.verdictMeans(verdict),
        ...results.flatMap(({ remedy, gap }) =>
          remedy === null || gap === null ? [] : [words.remedy(remedy.key, gap)],
        ),
      ].join(' '),
    })),
    drink: Object.fromEntries(drinks.map((drink) => [drink, words.value.word('category', drink)])),
  }
}
