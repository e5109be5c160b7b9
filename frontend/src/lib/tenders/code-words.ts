/** The text of a code, with the values that go into it: keys of the namespace `vocabulary`. */
export interface CodeText {
  readonly key: string
  readonly values?: Readonly<Record<string, string>>
}

const fixedPrice = /^fixed_price_period_(\d+)_months$/
const leftover = /^leftover_price_reduction_(\d{4}-\d{2}-\d{2})_half_of_lost_margin_by_supplier$/

/** Where the words of a code of documents, packaging or conditions are found. */
export function codeText(
  kind: 'document' | 'packaging' | 'condition',
  code: string,
  formatDate: (date: string) => string,
): CodeText {
  const months = fixedPrice.exec(code)?.[1]
  if (months !== undefined) return { key: 'condition.fixed_price_period', values: { months } }
  const date = leftover.exec(code)?.[1]
  if (date !== undefined) {
    return { key: 'condition.leftover_price_reduction', values: { date: formatDate(date) } }
  }
  return { key: `${kind}.${code}` }
}
