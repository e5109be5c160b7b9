/**
 * Version of everything that decides an answer beside the tender and the product: the comparisons,
 * the vocabulary, the dated tables and the price model. Any change of them changes it, so that the
 * same three versions always give the same answer.
 */
export const ruleVersion = '2'
