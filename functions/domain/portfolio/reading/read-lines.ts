import type { ReadProduct } from '../read-product.ts'
import { documentTable } from './document-table.ts'
import { nameParts } from './name-in-document.ts'
import { placeInName } from './place-in-name.ts'
import { readList } from './read-list.ts'
import { englishCountry } from './read-place.ts'
import { currencyIn } from './read-price.ts'
import { readSheet, type TableReading } from './read-sheet.ts'
import type { DocumentLine } from './sheet.ts'

/** The products of a document: a printed table where it has one, else a list with prices. */
export function readLines(lines: readonly DocumentLine[]): TableReading {
  const table = documentTable(lines)
  const fromTable = table === null ? null : readSheet(table)
  const fromList = readList(lines)
  const isTable = fromTable !== null && fromTable.products.length * 1.2 >= fromList.products.length
  const reading = isTable && fromTable !== null ? fromTable : fromList
  const currency = onlyCurrency(lines)
  const products = reading.products.map((product, index) => {
    const named = isTable ? withNameParts(product) : product
    return { ...named, row: index + 1, price_currency: currencyOf(named, currency) }
  })
  return { products, problems: reading.problems }
}

const currencyOf = (product: ReadProduct, stated: string | null) =>
  product.price_amount === null ? null : (product.price_currency ?? stated)

/** A cell of a printed table holds name, vintage and producer together more often than not. */
export function withNameParts(product: ReadProduct): ReadProduct {
  const parts = nameParts(product.name)
  const place = placeInName(product.name)
  const country = product.country ?? place.country
  const english = englishCountry(country)
  return {
    ...product,
    name: parts.name,
    producer: product.producer ?? parts.producer,
    vintage: product.vintage ?? parts.vintage,
    country,
    country_norm: english.name,
    country_code: english.code,
    region: product.region ?? place.region,
  }
}

/** The currency, when the whole document names exactly one. */
function onlyCurrency(lines: readonly DocumentLine[]): string | null {
  const found = new Set<string>()
  for (const { pieces } of lines) {
    for (const { text } of pieces) {
      const currency = currencyIn(text)
      if (currency !== null) found.add(currency)
    }
  }
  return found.size === 1 ? ([...found][0] ?? null) : null
}
