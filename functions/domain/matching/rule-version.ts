import { exchangeRates } from '../prices/exchange-rates.ts'
import { marketFigures } from '../prices/market-figures.ts'

/**
 * Version of everything that decides an answer beside the tender and the product: the comparisons,
 * the vocabulary, the dated tables and the price model; and what is stored of an answer. Any change of them changes it, so that the
 * same three versions always give the same answer.
 */
const ruleVersion = '10'

/** FNV-1a, 32 bits. */
const hashOf = (text: string) =>
  [...text]
    .reduce(
      (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x1000193) >>> 0,
      0x811c9dc5,
    )
    .toString(36)

/** With the figures: a row more changes it. It is stored with every match. */
export const currentRuleVersion = `${ruleVersion}+figures.${hashOf(JSON.stringify([marketFigures, exchangeRates]))}`
