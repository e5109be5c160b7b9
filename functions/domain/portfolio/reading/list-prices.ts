import { containerInPassing } from '../../vocabulary/containers.ts'
import type { FurtherSize } from '../evidence.ts'
import type { ReadProduct } from '../read-product.ts'
import { basisIn } from './column-facts.ts'
import { valuesOfSize } from './evidence-of-entry.ts'
import { priceTermsNamedIn } from './header-evidence.ts'
import type { LabelledLine } from './label-lines.ts'
import type { Entry } from './list-entries.ts'
import { labelOf, labelsFromEnd, type PriceLabel } from './price-labels.ts'
import type { ListLine, PricedText } from './priced-line.ts'

/** What holds for the prices of a whole list. */
export interface ListFacts {
  readonly isFlat: boolean
  /** Written beside its prices; null: nothing is. */
  readonly terms: string | null
}

/** Prices that include VAT are those of a shop, if nobody pours the wines. */
export const withTax = 'retail (incl. VAT)'

/** Terms that stand beside the list: "Retail prices incl. VAT". */
export function termsOf(lines: readonly LabelledLine[]): string | null {
  const beside = lines.filter(({ label }) => label !== 'item' && label !== 'labels')
  const texts = beside.map(({ text }) => text)
  const basis = basisIn(texts)
  if (basis === 'retail')
    return texts.some((text) => priceTermsNamedIn(text).has('price retail')) ? 'retail' : withTax
  if (basis === 'ex_works') return 'EXW'
  return basis === 'fob' ? 'FOB' : null
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
        price_unit: unitOf(volume_ml, null, terms),
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
      order
    return { priced, label, volume, points }
  })
  const best = entries.reduce((a, b) => (b.points > a.points ? b : a))
  const others = entries
    .filter((entry) => entry !== best)
    .map(({ priced, label, volume }) => ({ priced, label, volume_ml: volume }))
  return { chosen: best.priced as PricedText, label: best.label, others }
}

export function unitOf(
  volume: number | null,
  label: PriceLabel | null,
  terms: string | null,
): string | null {
  if (label?.per === 'glass') return 'glass'
  if (terms !== null) return `bottle, ${terms}`
  if (volume === null) return label?.per === 'unit' ? 'bottle' : null
  if (volume <= 200) return `glass of ${volume} ml`
  return volume >= 700 || label === null ? 'bottle' : `carafe of ${volume} ml`
}
