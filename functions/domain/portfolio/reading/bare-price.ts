import type { ColumnContent } from './column-content.ts'
import type { Column } from './column-evidence.ts'
import { readPrice } from './read-price.ts'
import type { Header } from './recognise-header.ts'

const withCents = (text: string) =>
  /\d[.,]\d{1,2}$/.test(text) && !/%/.test(text) && readPrice(text, null) !== null
const wholeAmount = (text: string) =>
  /^\d{1,3}(?:[ .,'’]?\d{3})*$/.test(text) && (readPrice(text, null)?.amount ?? 0) >= 3

/** No sign of money, no header: the last column of numbers with cents is the price, or of whole amounts that differ. */
export function addBarePrice(
  columns: Column[],
  contents: readonly ColumnContent[],
  header: Header | null,
  isOpen: boolean,
): void {
  const taken = new Set(columns.map(({ index }) => index))
  const free = contents.flatMap((content, index) => {
    const { text: words = '', evidence = [] } = header?.cells[index] ?? {}
    const isUnknown = words === '' || isOpen || evidence.length === 0
    const mayBe = !taken.has(index) && content.filled > 0 && isUnknown
    return mayBe ? [{ index, content }] : []
  })
  const fractions = free.filter(({ content }) => content.share(withCents) > 0.5)
  const wholes =
    header === null
      ? free.filter(({ content }) => content.share(wholeAmount) > 0.8 && content.distinct > 1)
      : []
  const found = fractions.at(-1) ?? wholes.at(-1)
  if (found === undefined) return
  columns.push({
    index: found.index,
    role: 'price',
    header: '',
    group: 1,
    price: null,
    volume_ml: null,
    confidence: 0.7,
  })
}
