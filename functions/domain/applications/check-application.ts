import { comparableProduct } from '../matching/comparable-product.ts'
import { currentMatchContext } from '../matching/match-context.ts'
import { compareCriteria } from '../matching/match-product.ts'
import type { CriterionResult } from '../matching/verdict.ts'
import type { ProductFacts } from '../portfolio/product.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { FormData } from './application.ts'
import type { ApplicationForm } from './application-form.ts'
import { answersWithPrefill, checkForm, type FormProblem } from './check-form.ts'
import { contradictsTender } from './contradicts-tender.ts'
import { differsFromProduct } from './differs-from-product.ts'
import { isTyped, offeredFacts } from './offered-facts.ts'
import { type OfferedPrice, offeredPrices, worstPrice } from './offered-prices.ts'
import { isPriceLineKey, priceLineProblems } from './price-lines.ts'
import { prefillStands, requirementKey } from './requirement-fields.ts'

/** The question that states a fact of a product; without one the question of the requirement itself asks. */
const questionOfFact: Readonly<Record<string, string>> = {
  type: 'product_type',
  country_code: 'country_of_origin',
  region: 'region',
  grapes: 'grapes',
  vintage: 'vintage',
  price: 'price',
  container: 'container',
  container_weight_g: 'container_weight',
  volume_ml: 'volume',
  closure: 'closure',
  alcohol_tenths: 'alcohol',
  sugar_mg_l: 'sugar',
  quantity_available: 'quantity',
}

export interface ApplicationCheck {
  /** Everything that prevents the submission, in the order of the form. */
  readonly problems: readonly FormProblem[]
  /** How what is offered meets each requirement. */
  readonly results: readonly CriterionResult[]
  /** The offer: the product with the answers in its place. */
  readonly facts: ProductFacts
  /** Its price in each size that is asked for, with the way to the shelf. */
  readonly prices: readonly OfferedPrice[]
}

/** A price on another basis than the limit's compares with nothing, unless the limit is also one of the shelf. */
function isOnOtherBasis(form: ApplicationForm, facts: ProductFacts, result: CriterionResult) {
  const criterion = form.asked.criteria.find(({ id }) => id === result.criterion_id)
  if (criterion?.kind !== 'price' || !criterion.required || result.status === 'met') return false
  const bases = criterion.any_of.map(({ basis }) => basis)
  const { price } = facts
  if (price === null || bases.includes('retail')) return false
  return !bases.some((basis) => basis === price.basis)
}

function contradictionsOf(
  form: ApplicationForm,
  { results, facts, prices }: Omit<ApplicationCheck, 'problems'>,
) {
  return results.flatMap((result): FormProblem[] => {
    const problems: FormProblem[] = []
    if (contradictsTender(result)) {
      const key =
        worstPrice(prices, result.criterion_id)?.key ??
        questionOfFact[result.remedy?.field ?? ''] ??
        requirementKey(result.criterion_id)
      problems.push({ key, code: 'not_met', result })
    }
    if (isOnOtherBasis(form, facts, result))
      problems.push({ key: 'incoterm', code: 'other_price_basis', result })
    return problems
  })
}

/**
 * Everything that prevents the submission of an application: what the form lacks (`checkForm`), answers that
 * the chosen product contradicts, and what the tender requires and the offer does not meet. Browser and
 * server ask this same function.
 */
export function checkApplication(
  form: ApplicationForm,
  data: FormData,
  today: CalendarDate,
): ApplicationCheck {
  const fields = form.sections.flatMap((section) => section.fields)
  const answers = answersWithPrefill(form, data.answers)
  const facts = offeredFacts(form.product, fields, answers)
  const prices = offeredPrices(form, data, facts)
  const results = compareCriteria(form.asked, comparableProduct(facts), currentMatchContext).map(
    (result) => worstPrice(prices, result.criterion_id)?.result ?? result,
  )

  const missed = contradictionsOf(form, { results, facts, prices })
  const { product } = form
  const others = fields.filter(
    (field) =>
      product !== null &&
      isTyped(field, answers) &&
      differsFromProduct[field.key]?.(facts, product) === true &&
      missed.every(({ key }) => key !== field.key),
  )
  const contradictions = [
    ...missed,
    ...others.map(({ key }): FormProblem => ({ key, code: 'differs_from_product' })),
  ]
  const contradicted = new Set(contradictions.map(({ key }) => key))
  const lacking = priceLineProblems(prices, facts.price?.per ?? null)
  const unsaid = fields.filter(
    (field) => data.answers[field.key] === undefined && !prefillStands(field, results),
  )
  const plain = [
    ...checkForm(form, data, today),
    ...unsaid.map(({ key }): FormProblem => ({ key, code: 'missing' })),
    ...lacking,
  ].filter(({ key }) => !contradicted.has(key))
  const places = new Map(fields.map(({ key }, place) => [key, place]))
  // the lines of further sizes stand with the price
  const placeOf = (key: string) => places.get(isPriceLineKey(key) ? 'price' : key) ?? -1
  const problems = [...plain, ...contradictions].toSorted((a, b) => placeOf(a.key) - placeOf(b.key))
  return { problems, results, facts, prices }
}
