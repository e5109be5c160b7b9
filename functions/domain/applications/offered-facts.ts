import { noFacts } from '../portfolio/no-facts.ts'
import type { ProductFacts, ProductPrice } from '../portfolio/product.ts'
import { readGrapes } from '../portfolio/reading/read-grapes.ts'
import { readVintage } from '../portfolio/reading/read-vintage.ts'
import { toMinor } from '../shared/money.ts'
import { categoryOf } from '../vocabulary/categories.ts'
import { grapeOf } from '../vocabulary/grapes.ts'
import { closures, containers, priceUnits } from '../vocabulary/kinds.ts'
import type { FormData } from './application.ts'
import type { FormField } from './application-form.ts'
import { basisOfTerm, isIncoterm, offerCurrencies } from './offer-terms.ts'
import { numberIn } from './typed-number.ts'

type Answers = FormData['answers']

/** The answer to a question as trimmed text; empty where there is none. */
const textOf = (answers: Answers, key: string): string => {
  const answer = answers[key]
  return typeof answer === 'string' ? answer.trim() : ''
}

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | null =>
  values.find((value) => value === text) ?? null

/** Whole numbers above zero only, as the facts of a product have them. */
function wholeIn(text: string): number | null {
  const value = Math.round(numberIn(text) ?? 0)
  return value > 0 ? value : null
}

function scaledIn(text: string, factor: number): number | null {
  const value = numberIn(text)
  // 12.3 * 10 is 123.00000000000001
  return value === null ? null : Number((value * factor).toFixed(6))
}

function drinkIn(type: string, name: string) {
  const { categories, subtype } = categoryOf(type, name || null)
  return { type, categories: [...categories], subtype }
}

/** What each answer says of the product. An answer that is not understood leaves its fact open. */
const readers: Readonly<Record<string, (text: string, name: string) => Partial<ProductFacts>>> = {
  product_name: (name) => ({ name }),
  producer: (producer) => ({ producer }),
  product_type: drinkIn,
  country_of_origin: (country_code) => ({ country_code }),
  region: (region) => ({ region }),
  vintage: (text) => ({ vintage: readVintage(text) }),
  grapes: (text) => ({ grapes: readGrapes(text) ?? [] }),
  volume: (text) => ({ volume_ml: wholeIn(text) }),
  alcohol: (text) => ({ alcohol_tenths: scaledIn(text, 10) }),
  sugar: (text) => ({ sugar_mg_l: scaledIn(text, 1000) }),
  container: (text) => ({ container: oneOf(containers, text) }),
  container_weight: (text) => ({ container_weight_g: wholeIn(text) }),
  closure: (text) => ({ closure: oneOf(closures, text) }),
  gtin_unit: (text) => ({ gtin: text.replace(/[\s-]/g, '') }),
}

/**
 * What the product contributes by itself: an answer left as the product filled it in says no more than the
 * product does, and one that was emptied takes nothing back.
 */
export const isTyped = (field: FormField, answers: Answers): boolean => {
  const text = textOf(answers, field.key)
  const known = field.prefill?.from === 'product' ? field.prefill.value : null
  return text !== '' && text !== known
}

/** The price, once amount, currency, unit and delivery term are all said: the parts alone compare with nothing. */
function offeredPrice(answers: Answers): ProductPrice | null {
  const amount = numberIn(textOf(answers, 'price'))
  const currency = oneOf(offerCurrencies, textOf(answers, 'price_currency'))
  const per = oneOf(priceUnits, textOf(answers, 'price_per'))
  const term = textOf(answers, 'incoterm')
  if (amount === null || amount <= 0 || currency === null || per === null || !isIncoterm(term))
    return null
  return {
    amount_minor: toMinor(amount, currency),
    currency,
    per,
    units_per_case: wholeIn(textOf(answers, 'units_per_case')),
    basis: basisOfTerm[term],
    raw: null,
  }
}

/** Units: what is offered in litres is divided by the volume of one. */
function offeredQuantity(
  answers: Answers,
  unit: string | null,
  volume_ml: number | null,
): number | null {
  const quantity = numberIn(textOf(answers, 'quantity'))
  if (quantity === null || unit !== 'litres') return quantity
  return volume_ml === null ? null : (quantity * 1000) / volume_ml
}

/**
 * The offer: the facts of the product with the answers in their place. Answers are those with what is
 * known standing in (`answersWithPrefill`). Where a grape is no variety that we know, the grapes stay open.
 */
export function offeredFacts(
  product: ProductFacts | null,
  fields: readonly FormField[],
  answers: Answers,
): ProductFacts {
  const name = textOf(answers, 'product_name')
  const base: ProductFacts = product ?? { name, ...noFacts }
  const said = fields
    .filter((field) => isTyped(field, answers))
    .map(({ key }) => readers[key]?.(textOf(answers, key), name))
  const facts: ProductFacts = Object.assign({}, base, ...said)
  const unit = fields.find(({ key }) => key === 'quantity')?.unit ?? null
  return {
    ...facts,
    grapes: facts.grapes.every(({ variety }) => grapeOf(variety) !== null) ? facts.grapes : [],
    price: offeredPrice(answers),
    quantity_available: offeredQuantity(answers, unit, facts.volume_ml),
  }
}
