import type { PublishedTender } from '../published-tender.ts'
import { asPublished, type Draft, type Phrase } from './draft.ts'
import { numberOf } from './split-list.ts'

const mlPer: Readonly<Record<string, number>> = { ml: 1, cl: 10, l: 1000 }

/** "Simultaneous launch of ..." (not "Possible simultaneous launch ... if available": that is no demand). */
export const isLaunchTogether = ({ text }: Phrase) => /^simultaneous launch of\b/i.test(text.trim())

/** The volumes that a phrase names, in ml; a number without unit before a container is in cl. */
function volumesIn(text: string): number[] {
  const pattern = /(?<!\d)(\d{1,6}(?:[.,]\d{1,3})?)\s?(ml|cl|l)?\b(?=\s|$|\))/gi
  return [...text.matchAll(pattern)].flatMap(([, written = '', unit = 'cl']) => {
    const ml = Math.round(numberOf(written) * (mlPer[unit.toLowerCase()] ?? 1))
    return ml > 0 ? [ml] : []
  })
}

/** The published size, those launched together with it, and those that have a price of their own. */
export function readSize(tender: PublishedTender, launches: readonly Phrase[]): Draft[] {
  const { container_volume_ml, price } = tender
  const pricedSizes = (price ?? []).map(({ per_volume_ml }) => per_volume_ml)
  const areSizesPriced = new Set(pricedSizes).size > 1 && !pricedSizes.includes(null)
  const sizes = [
    container_volume_ml,
    ...launches.flatMap(({ text }) => volumesIn(text)),
    ...(areSizesPriced ? pricedSizes : []),
  ].flatMap((ml) => (ml === null ? [] : [Math.round(ml)]))
  const any_of_ml = [...new Set(sizes)].sort((a, b) => a - b)
  if (any_of_ml.length === 0) return []
  const words = [
    ...(container_volume_ml === null ? [] : [`${container_volume_ml} ml`]),
    ...launches.map(({ text }) => text),
    ...(areSizesPriced ? [...new Set((price ?? []).map(({ text }) => text))] : []),
  ]
  const source_field = container_volume_ml === null ? 'requirements' : 'container_volume_ml'
  return [
    {
      kind: 'size',
      ...asPublished({ text: words.join('; '), source_field }),
      any_of_ml,
      launched_together: any_of_ml.length > 1,
    },
  ]
}
