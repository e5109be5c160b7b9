import { containerInPassing } from '../../vocabulary/containers.ts'
import type { FurtherSize } from '../evidence.ts'
import type { ReadProduct } from '../read-product.ts'
import { wordsBesidePrice } from './beside-price.ts'
import { valuesOfSize } from './evidence-of-entry.ts'
import type { LabelledLine } from './label-lines.ts'
import type { Entry } from './list-entries.ts'
import { labelOf, labelsFromEnd, type PriceLabel } from './price-labels.ts'
import { packOf, writeUnit } from './price-unit.ts'
import { pointsOfTerms } from './price-words.ts'
import type { ListLine, PricedText } from './priced-line.ts'
import type { Price } from './read-price.ts'
import { basisBeside, type TermsBeside, termsBeside, vatBeside } from './terms-beside.ts'

/** What holds for the prices of a whole list. */
export interface ListFacts {
  readonly isFlat: boolean
  /** Written beside its prices. */
  readonly terms: TermsBeside
}

/** Words for prices that are those of a shop only because they include VAT, if nobody pours the wines. */
export const withTax = 'retail (incl. VAT)'

/** Terms that stand beside the list: "Retail prices incl. VAT". */
export function termsOf(lines: readonly LabelledLine[]): TermsBeside {
  const beside = lines.filter(({ label }) => label !== 'item' && label !== 'labels')
  return termsBeside(beside.map(({ text }) => text))
}

/** Larger than what is poured into a glass. */
const smallestBottle = 185

/** The sizes that an entry has a price for besides its own; of several prices of a size the first counts. */
export function sizesOf(
  { variants, volume_ml: own, price_currency }: ReadProduct,
  { list, around }: Entry,
  { isFlat, terms }: ListFacts,
): FurtherSize[] {
  if (variants === null) return []
  const sizes: FurtherSize[] = []
  for (const { priced, label, volume_ml } of choosePrice(list, around.labels, isFlat).others) {
    const isKnown = sizes.some(({ facts }) => facts.volume_ml === volume_ml)
    const isGlass = priced.is_glass || label?.per === 'glass' || around.isByGlass
    if (volume_ml === null || volume_ml < smallestBottle || isGlass) continue
    if (volume_ml === own || isKnown) continue
    sizes.push({
      facts: {
        volume_ml,
        price_amount: priced.price.amount,
        price_currency: priced.price.currency ?? price_currency,
        price_unit: unitOf(priced.price, volume_ml, null, terms),
        price_raw: priced.price.raw,
        container: containerInPassing(label?.text ?? ''),
      },
      values: valuesOfSize(priced.volume_ml !== null),
    })
  }
  return sizes
}

export const variantOf = ({ priced, label, volume_ml }: FurtherPrice) => ({
  what: label?.text ?? (priced.is_glass ? 'glass' : null),
  volume_ml,
  price_amount: priced.price.amount,
  price_raw: priced.price.raw,
})

interface FurtherPrice {
  readonly priced: PricedText
  readonly label: PriceLabel | null
  readonly volume_ml: number | null
}

/** The price of the bottle, or of the largest measure poured; the others are variants. */
export function choosePrice(list: ListLine, printed: readonly PriceLabel[], isFlat: boolean) {
  // with a price for each label their order tells, wherever the line broke
  const isFull = printed.length > 1 && list.prices.length === printed.length
  const labels = isFlat || isFull ? labelsFromEnd(list.prices, printed) : printed
  const entries = list.prices.map((priced, order) => {
    const label = list.volume_ml === null ? labelOf(priced, labels) : null
    const volume = priced.volume_ml ?? label?.volume_ml ?? null
    const isGlass = priced.is_glass || label?.per === 'glass'
    const points =
      (isGlass ? -5000 : 0) +
      (label?.per === 'unit' ? 800 : 0) +
      Math.min(volume ?? 0, 1000) +
      2000 * pointsOfWords(priced.price) +
      order
    return { priced, label, volume, points }
  })
  const best = entries.reduce((a, b) => (b.points > a.points ? b : a))
  const others = entries
    .filter((entry) => entry !== best)
    .map(({ priced, label, volume }) => ({ priced, label, volume_ml: volume }))
  return { chosen: best.priced as PricedText, label: best.label, others }
}

function pointsOfWords({ said }: Price): number {
  const words = wordsBesidePrice(said)
  return words === null ? 0 : pointsOfTerms(words)
}

/** What a price of a list is for, and on which terms: its own words go before those beside the list. Null: nothing is stated. */
export function unitOf(
  price: Price,
  volume: number | null,
  label: PriceLabel | null,
  beside: TermsBeside,
): string | null {
  if (label?.per === 'glass') return 'glass'
  const own = wordsBesidePrice(price.said)
  const pack = packOf(price, own, null, null, beside)
  const basis = own?.basis ?? basisBeside(own, beside)
  const isByTax = own?.basis == null && basis === 'retail' && beside.is_retail_by_tax
  const vat = vatBeside(own, beside)
  const isStated = basis !== null || pack.per === 'case' || own?.per != null
  const unit = writeUnit({
    ...pack,
    per: pack.per ?? (isStated || label?.per === 'unit' ? 'unit' : null),
    basis,
    vat: isByTax ? null : vat,
    is_cost: false,
    words: isByTax ? 'incl. VAT' : basis === 'other' ? price.said : '',
  })
  if (isStated || volume === null) return unit === '' ? null : unit
  const measure = measureOf(volume, label)
  return unit === '' ? measure : `${measure}, ${unit.replace(/^bottle, /, '')}`
}

function measureOf(volume: number, label: PriceLabel | null): string {
  if (volume <= 200) return `glass of ${volume} ml`
  return volume >= 700 || label === null ? 'bottle' : `carafe of ${volume} ml`
}
