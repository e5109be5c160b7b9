import type { ProductFacts, ProductPrice } from '../portfolio/product.ts'
import { packagingOf } from '../prices/packaging.ts'
import { figuresFor, type PriceFigures } from '../prices/price-figures.ts'
import type { PricedPack } from '../prices/price-line.ts'
import type { Criterion } from '../tenders/criterion.ts'
import type { FormData, PriceLine } from './application.ts'
import type { ApplicationForm } from './application-form.ts'
import type { FormProblem } from './check-form.ts'
import { isAmount, numberIn } from './typed-number.ts'
import { isPrintedGtin } from './typed-value.ts'

/** The sizes that a tender has launched together; none: it asks for one. */
export const sizesLaunchedTogether = (criteria: readonly Criterion[]): readonly number[] =>
  criteria.flatMap((criterion) =>
    criterion.kind === 'size' && criterion.launched_together ? criterion.any_of_ml : [],
  )

/** Those that have a price line beside the offer's own price. */
export const furtherSizes = (form: Pick<ApplicationForm, 'asked'>, own: number | null) =>
  [...new Set(sizesLaunchedTogether(form.asked.criteria))]
    .filter((size) => size !== own)
    .toSorted((one, other) => one - other)

/** Keys of problems and of the elements that links lead to. */
export const priceLineKey = (volume_ml: number, part: 'price' | 'units' | 'gtin' = 'price') =>
  part === 'price' ? `price_line_${volume_ml}` : `price_line_${part}_${volume_ml}`

export const isPriceLineKey = (key: string): boolean => key.startsWith('price_line_')

export const priceLineOf = (data: Pick<FormData, 'price_lines'>, volume_ml: number) =>
  data.price_lines?.find((line) => line.volume_ml === volume_ml) ?? null

/** What a price line is of: the offer in one size. */
export interface OfferedSize {
  /** The question that a wrong price is shown at: `price`, or the key of the line. */
  readonly key: string
  /** The line of a further size, as typed; null: none yet, or the offer's own price. */
  readonly line: PriceLine | null
  readonly facts: ProductFacts
}

/** The offer in each size that it is asked in, its own first. */
export function offeredSizes(
  form: Pick<ApplicationForm, 'asked'>,
  data: FormData,
  facts: ProductFacts,
): readonly OfferedSize[] {
  const further = furtherSizes(form, facts.volume_ml).map((volume_ml): OfferedSize => {
    const line = priceLineOf(data, volume_ml)
    const price = linePrice(line, facts.price)
    return { key: priceLineKey(volume_ml), line, facts: { ...facts, volume_ml, price } }
  })
  return [{ key: 'price', line: null, facts }, ...further]
}

/** Currency, unit and delivery term are those of the offer. */
function linePrice(line: PriceLine | null, own: ProductPrice | null): ProductPrice | null {
  const amount = line === null ? null : numberIn(line.price.trim())
  if (line === null || own === null || amount === null || amount <= 0) return null
  const units = numberIn(line.units_per_case?.trim() ?? '')
  const units_per_case = units === null || units < 1 ? null : Math.round(units)
  return { ...own, amount_minor: Math.round(amount * 100), units_per_case }
}

/** What a price line lacks. A line of a size that is no longer asked for is left aside. */
export function priceLineProblems(
  sizes: readonly OfferedSize[],
  per: ProductPrice['per'],
): FormProblem[] {
  return sizes.flatMap(({ key, line, facts: { volume_ml } }): FormProblem[] => {
    if (key === 'price' || volume_ml === null) return []
    const price = line?.price.trim() ?? ''
    if (price === '') return [{ key, code: 'missing' }]
    if (!isAmount(price)) return [{ key, code: 'not_an_amount' }]
    const units = line?.units_per_case?.trim() ?? ''
    const gtin = line?.gtin?.trim() ?? ''
    const unitsKey = priceLineKey(volume_ml, 'units')
    const problems: FormProblem[] = []
    if (per === 'case' && units === '') problems.push({ key: unitsKey, code: 'missing' })
    else if (units !== '' && (numberIn(units) ?? 0) < 1)
      problems.push({ key: unitsKey, code: 'not_above_zero' })
    if (gtin !== '' && !isPrintedGtin(gtin))
      problems.push({ key: priceLineKey(volume_ml, 'gtin'), code: 'not_a_gtin' })
    return problems
  })
}

/** The draft with another price line of a further size. */
export function withPriceLine(
  data: FormData,
  volume_ml: number,
  change: Partial<Omit<PriceLine, 'volume_ml'>>,
): FormData {
  const lines = data.price_lines ?? []
  const line = { price: '', ...priceLineOf(data, volume_ml), ...change, volume_ml }
  return {
    ...data,
    price_lines: [...lines.filter((other) => other.volume_ml !== volume_ml), line].toSorted(
      (one, other) => one.volume_ml - other.volume_ml,
    ),
  }
}

/** The draft with other figures between the price of a size and the shelf. */
export function withFigures(
  data: FormData,
  { key, facts: { volume_ml } }: Pick<OfferedSize, 'key' | 'facts'>,
  given: Omit<PriceFigures, 'litres'>,
): FormData {
  if (volume_ml === null) return data
  const figures: PriceFigures = { ...given, litres: volume_ml / 1000 }
  return key === 'price'
    ? { ...data, price_figures: figures }
    : withPriceLine(data, volume_ml, { figures })
}

type OwnFigures = Pick<PricedPack, 'assumptions' | 'deposit_pack' | 'packaging' | 'isOffer'>

/** The producer's own figures in the ladder of one size: those of the offer, else what is remembered of the importer. */
export function ownFigures(
  form: Pick<ApplicationForm, 'importer_part'>,
  { price_figures }: Pick<FormData, 'price_figures'>,
  { key, line, facts: { volume_ml, container } }: Pick<OfferedSize, 'key' | 'line' | 'facts'>,
): OwnFigures {
  const given: PriceFigures | null = price_figures ?? form.importer_part
  const litres = (volume_ml ?? 0) / 1000
  const ofOffer = given === null ? {} : figuresFor(given, litres)
  const sameSize = given !== null && given.litres === litres
  return {
    isOffer: true,
    assumptions: { ...ofOffer, ...line?.figures?.figures },
    // bottle and bag-in-box are launched together: the container of one says nothing of the other
    packaging: key === 'price' ? packagingOf(container) : (line?.figures?.packaging ?? null),
    deposit_pack: line?.figures?.deposit_pack ?? (sameSize ? (given.deposit_pack ?? null) : null),
  }
}
