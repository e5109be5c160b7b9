/** Sizes of bottles that have names, in ml; the first that fits counts. From general knowledge of the trade. */
export const halfBottle = /(?<![\d/])(?:3\/8|1\/2) (?=fl|bout|bott|blle)/i
const named: readonly (readonly [RegExp, number])[] = [
  [halfBottle, 375],
  [/\b(demi[- ]bouteille|half[- ]bottle|mezza bottiglia|halbe flasche|media botella)\b/i, 375],
  [/\b(doppelmagnum|double[- ]magnum|doble magnum|doppio magnum)\b/i, 3000],
  [/\b(jeroboam|jéroboam)\b/i, 3000],
  [/\bmagnum\b/i, 1500],
  [/\b(impériale|imperiale|imperial 6|methuselah|mathusalem)\b/i, 6000],
  [/\bsalmana[sz]ar\b/i, 9000],
  [/\bbalthazar\b/i, 12000],
]

/** A format named without a number: "Magnum" (1.5 l), "Doppelmagnum" (3 l); null: none. */
export function namedSize(text: string): number | null {
  return named.find(([words]) => words.test(text))?.[1] ?? null
}

/** A measure as it heads a column of prices: "125ml", "5 dl", "Glass", "Magnum". Global: for `matchAll` and `replace`. */
export const measureLabel =
  /\d{1,4}(?:[.,]\d{1,2})? ?(?:ml|cl|dl|l|lt|cc)\b|\b(?:glass|bottle|carafe|bottiglia|calice|bouteille|verre|glas|flasche|botella|copa|half|magnum)\b/giu
