import type { PublishedTender } from '../published-tender.ts'
import { numberOf } from '../read-criteria/split-list.ts'

export type PublishedPrice = NonNullable<PublishedTender['price']>[number]
type Currency = PublishedPrice['currency']

const figure = '(\\d{1,3}(?:[ \\u00a0]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d+)?)'
const named = (name: string) => figure.replace('(', `(?<${name}>`)
const money = '(?:(?:kr\\.?|nok|sek|eur|euro|€)\\s*)?'
const after = '(?:\\s*(?:kr\\.?|kroner|kronor|nok|sek|eur|euroa?|€|:-|,-))?'
const most =
  '(?:<=?|≤|under|below|max(?:imum)?\\.?|maks\\.?|up to|til|inntil|høyst|högst|upp till|högst|enintään|enint\\.?|alle|korkeintaan)'
const least = '(?:>=?|≥|min\\.?|minst|from|over|above|fra|från|lägst|vähintään|yli|alkaen)'
const limit = new RegExp(
  [
    `(?:fixed price|fastpris|fast pris|kiinteä hinta)[^\\d<>]{0,40}${named('exact')}`,
    `(?:>\\s?)?${money}${named('low')}${after}\\s?(?:-|–|to|til|till)\\s?(?:<\\s?)?${money}${named('high')}`,
    `${least}\\s?${money}${named('least')}`,
    `${most}\\s?${money}${named('most')}`,
    `${money}${named('plain')}`,
  ].join('|'),
  'giu',
)
const volume =
  /(?:for|refers? tol?|per|gjelder|avser|koskee|\(|\/)\s?(\d+(?:[.,]\d+)?)\s?(cl|ml|l)\b\)?|(\d+(?:[.,]\d+)?)\s?(cl|ml)\s?:/giu
const mlPer: Readonly<Record<string, number>> = { ml: 1, cl: 10, l: 1000 }

const currencies: readonly (readonly [RegExp, Currency])[] = [
  [/\bnok\b/i, 'NOK'],
  [/\bsek\b/i, 'SEK'],
  [/\beur(?:o|oa)?\b|€/i, 'EUR'],
]
const ofMarket = { NO: 'NOK', SE: 'SEK', FI: 'EUR' } as const satisfies Record<
  PublishedTender['market'],
  Currency
>
const bases: readonly (readonly [RegExp, PublishedPrice['basis']])[] = [
  [/\bfob\b/i, 'fob'],
  [
    /\bex[ -]?(?:works|cellar)\b|\bexw\b|\bab (?:källare|lager|kjeller)\b|\bvapaasti kellarista\b|\bnoudettuna\b/i,
    'ex_works',
  ],
]

const firstOf = <Value>(table: readonly (readonly [RegExp, Value])[], ...texts: string[]) =>
  texts.map((text) => table.find(([pattern]) => pattern.test(text))?.[1]).find(Boolean)

interface PriceContext {
  readonly header: string
  readonly market: PublishedTender['market']
  readonly container_volume_ml: number | null
}

const basics = (text: string, { header, market }: PriceContext) => ({
  basis: firstOf(bases, text, header) ?? ('retail' as const),
  currency: firstOf(currencies, text, header) ?? ofMarket[market],
})

/** "<160 (75 cl) and <85 (37,5 cl)", "1) <250 2) 300 - <350", "70–99 SEK", "Fastpris kr 550"; empty: no price. */
export function readPriceCell(text: string, context: PriceContext): PublishedPrice[] {
  const volumes = [...text.matchAll(volume)].map(({ index, ...found }) => {
    const isBefore = found[3] !== undefined
    const unit = (found[2] ?? found[4] ?? '').toLowerCase()
    return {
      at: index,
      isBefore,
      ml: Math.round(numberOf(found[1] ?? found[3] ?? '') * (mlPer[unit] ?? 1)),
    }
  })
  // of the same length, so that positions stay: "(75 cl)" and "1)" are no prices
  const blank = (found: string) => ' '.repeat(found.length)
  const segments = [...text.matchAll(/(?:^|\s)(\d\))\s?(.+?)(?=\s\d\)|$)/gu)]
  const bare = text.replace(volume, blank).replace(/(?:^|\s)\d\)/g, blank)
  const found = [...bare.matchAll(limit)]
  return found.map((match, at): PublishedPrice => {
    const { exact, low, high, least: from, most: to, plain } = match.groups ?? {}
    const value = (written: string | undefined) =>
      written === undefined ? null : numberOf(written)
    const isSegment = segments.length > 1 && segments.length === found.length
    const size =
      volumes.find((one) => !one.isBefore && one.at > match.index) ??
      volumes.findLast((one) => one.isBefore && one.at < match.index)
    return {
      ...basics(text, context),
      min: value(exact ?? low ?? from ?? plain),
      max: value(exact ?? high ?? to ?? plain),
      per_volume_ml: size?.ml ?? context.container_volume_ml,
      text: isSegment ? (segments[at]?.[2]?.trim() ?? text) : text,
    }
  })
}

/** Limits that stand in columns of their own. */
export function priceOfBounds(
  { min, max }: { readonly min: number | null; readonly max: number | null },
  context: PriceContext,
): PublishedPrice {
  const text = [min === null ? '' : `${min}`, max === null ? '' : `${max}`]
  const words = min === null ? `<${text[1]}` : max === null ? `>${text[0]}` : text.join(' - ')
  return {
    ...basics('', context),
    min,
    max,
    per_volume_ml: context.container_volume_ml,
    text: words,
  }
}
