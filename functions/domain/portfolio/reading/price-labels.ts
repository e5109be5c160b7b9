import { measureLabel } from '../../vocabulary/size-words.ts'
import { readPriceWords } from './price-words.ts'
import type { PricedText } from './priced-line.ts'
import { sizesIn } from './read-size.ts'
import type { DocumentLine } from './sheet.ts'

/** A word or size printed above a column of prices: "125ml", "5 dl", "Glass". */
export interface PriceLabel {
  readonly centre: number
  readonly text: string
  readonly volume_ml: number | null
  readonly per: 'unit' | 'glass' | 'case' | 'litre' | null
}

/** The labels of a line, and the words before them (a heading may share the line); null: none. */
export function priceLabels(line: DocumentLine): { labels: PriceLabel[]; words: string } | null {
  const labels: PriceLabel[] = []
  const words: string[] = []
  for (const { text, x, width } of line.pieces) {
    const found = [...text.matchAll(measureLabel)]
    const rest = text.replace(measureLabel, '').replace(/[\s/|,()-]+/g, '')
    if (found.length === 0 || rest !== '') {
      words.push(text)
      continue
    }
    for (const match of found) {
      const share = (match.index + match[0].length / 2) / Math.max(1, text.length)
      labels.push({
        centre: x + width * share,
        text: match[0],
        volume_ml: sizesIn(match[0])[0]?.volume_ml ?? null,
        per: readPriceWords(match[0]).per,
      })
    }
  }
  return labels.length === 0 ? null : { labels, words: words.join(' ') }
}

const reach = 32

/** Without a layout the last price stands below the last label, whatever is missing before it. */
export function labelsFromEnd(
  prices: readonly PricedText[],
  labels: readonly PriceLabel[],
): PriceLabel[] {
  const missing = Math.max(0, labels.length - prices.length)
  return labels.slice(missing).map((label, at) => ({
    ...label,
    centre: prices[at]?.centre ?? label.centre,
  }))
}

export function labelOf(priced: PricedText, labels: readonly PriceLabel[]): PriceLabel | null {
  const { centre } = priced
  if (centre === null) return null
  const near = labels
    .map((candidate) => ({ candidate, distance: Math.abs(candidate.centre - centre) }))
    .filter(({ distance }) => distance <= reach)
    .sort((a, b) => a.distance - b.distance)
  return near[0]?.candidate ?? null
}
