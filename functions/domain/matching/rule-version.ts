import { exchangeRates } from './exchange-rates.ts'

/**
 * Version of everything that decides an answer beside the tender and the product: the comparisons,
 * the vocabulary, the dated tables and the price model. Any change of them changes it, so that the
 * same three versions always give the same answer.
 */
const ruleVersion = '7'

/** With the dated rates: what is stored with every match. */
export const currentRuleVersion = `${ruleVersion}+rates.${exchangeRates.as_of}`
