import { currencyIn } from '../../vocabulary/currencies.ts'
import type { PlaceOnPage, ProductEvidence } from '../evidence.ts'
import type { ReadProduct } from '../read-product.ts'
import { alignedTable, isMirrored } from './aligned-table.ts'
import { documentTable } from './document-table.ts'
import { placeOfLine, valueEvidence } from './evidence-of-entry.ts'
import { withTax } from './list-prices.ts'
import { nameParts, yearApart } from './name-in-document.ts'
import { inReadingOrder } from './page-columns.ts'
import { placeInName } from './place-in-name.ts'
import { readCards } from './read-cards.ts'
import { readList } from './read-list.ts'
import { englishCountry } from './read-place.ts'
import { readSheet, type Said, type TableReading } from './read-sheet.ts'
import { noChoices, type ReadingChoices } from './reading-choices.ts'
import type { DocumentLine, Sheet } from './sheet.ts'
import { technicalSheets } from './technical-sheets.ts'
import { isOfDrinks } from './trade-of-document.ts'

/** The products of a document: a printed table where it has one, else a list with prices. */
export function readLines(
  printed: readonly DocumentLine[],
  choices: ReadingChoices = noChoices,
): TableReading {
  const whole = documentTable(printed) ?? tableApart(printed)
  const lines = whole === null ? inReadingOrder(printed) : printed
  const rowOf = (line: number) => lines.indexOf(printed[line - 1] as DocumentLine) + 1
  const taken_in = choices.taken_in.map(({ sheet, row }) => ({ sheet, row: rowOf(row) }))
  const said = { sheet: 0, choices: { ...choices, taken_in } }
  const beside = () =>
    lines.filter(({ pieces }) => pieces.length === 1).map(({ pieces }) => pieces[0]?.text ?? '')
  const fromWhole = whole === null ? null : readSheet(whole, beside(), said)
  const fromSheets = readTechnicalSheets(lines, said)
  // the conditions beside a printed table are labels too: "Valid until: 31.12.2026"
  if (fromSheets !== null && fromSheets.products.length >= (fromWhole?.products.length ?? 0))
    return fromSheets
  const aligned = whole === null ? alignedTable(lines) : null
  const fromTable = aligned === null ? fromWhole : readSheet(aligned, beside(), said)
  // a table that holds most of the lines needs no second opinion
  const isWhole = fromTable !== null && fromTable.products.length >= lines.length * 0.6
  const fromList = isWhole ? noReading : readList(lines)
  const isTable = fromTable !== null && fromTable.products.length * 1.2 >= fromList.products.length
  const lineAt = printedAt(printed)
  const placeOfRow = (row: number) => placeAmong(printed, lines[row - 1] ?? null)
  const reading =
    isTable && fromTable !== null
      ? withLines(
          fromTable,
          ({ row }) => placeOfRow(row),
          (row) => placeOfRow(row).line,
        )
      : withLines(fromList, ({ evidence }) => placedOn(lineAt, evidence))
  if (reading.products.length === 0) return { ...reading, products: readCards(lines) }
  if (!isOfDrinks(printed, reading.products.length)) return noReading
  const currency = onlyCurrency(lines, reading.products)
  const poursGlasses = fromList.products.some(isPoured)
  const products = reading.products.map((product, index) => {
    const named = isTable ? withNameParts(product) : onTerms(product, poursGlasses)
    const offered = poursGlasses ? withoutSizes(named) : named
    return withCurrency({ ...offered, row: index + 1 }, currency)
  })
  return { ...reading, products }
}

/** Null: the document has no sheets of labels and values. */
function readTechnicalSheets(lines: readonly DocumentLine[], said: Said): TableReading | null {
  const sheets = technicalSheets(lines)
  if (sheets === null) return null
  const reading = withLines(readSheet(sheets, [], said), () => ({ line: null, place: null }))
  return { ...reading, products: reading.products.map(withYearApart) }
}

/** "Barolo 2016" over a sheet is the Barolo of that year. */
function withYearApart(product: ReadProduct): ReadProduct {
  const { name, vintage } = yearApart(product.name)
  return { ...product, name, vintage: product.vintage ?? vintage }
}

type Placed = Pick<ProductEvidence, 'line' | 'place' | 'lines'>

/** The products with the line of the document that each stands on, and its place on the page. */
function withLines(
  reading: TableReading,
  placeOf: (product: TableReading['products'][number]) => Placed,
  lineOf: (row: number) => number | null = () => null,
): TableReading {
  const products = reading.products.map((product) =>
    product.evidence === undefined
      ? product
      : { ...product, evidence: { ...product.evidence, ...placeOf(product) } },
  )
  const problems = reading.problems.map((problem) =>
    problem.row === null ? problem : { ...problem, row: lineOf(problem.row) ?? problem.row },
  )
  return { ...reading, products, problems }
}

const placeAmong = (printed: readonly DocumentLine[], line: DocumentLine | null): Placed => ({
  line: line === null ? null : printed.indexOf(line) + 1 || null,
  place: line === null ? null : placeOfLine(line),
})

type LineAt = (place: PlaceOnPage) => number | null

/** The number of the printed line at a place, from 1: a column of the page is a part of it. */
function printedAt(printed: readonly DocumentLine[]): LineAt {
  const numbers = new Map<string, number>()
  for (const [at, { page, y, pieces }] of printed.entries()) {
    // pieces of a column keep their own height
    for (const height of [y, ...pieces.map((piece) => piece.y)]) {
      const key = `${page} ${height}`
      if (!numbers.has(key)) numbers.set(key, at + 1)
    }
  }
  return ({ page, y }) => numbers.get(`${page} ${y}`) ?? null
}

/** An entry of a list with the numbers of its lines. */
function placedOn(lineAt: LineAt, evidence: ProductEvidence | undefined): Placed {
  const place = evidence?.place ?? null
  return {
    line: place === null ? null : lineAt(place),
    place,
    lines: evidence?.lines?.map((one) => ({ ...one, line: lineAt(one.place) })),
  }
}

const noReading: TableReading = { products: [], problems: [] }

/** A table without a header; the two columns of a page are none. */
function tableApart(lines: readonly DocumentLine[]): Sheet | null {
  const table = alignedTable(lines)
  return table === null || isMirrored(table) ? null : table
}

const largestGlass = 200

/** Sold by the glass: the list is of a restaurant, its prices are no offer of a producer. */
const isPoured = ({ volume_ml, price_unit, variants }: ReadProduct): boolean =>
  (price_unit?.startsWith('glass') ?? false) ||
  (volume_ml !== null && volume_ml <= largestGlass) ||
  (variants?.some(
    ({ what, volume_ml: other }) => what === 'glass' || (other ?? 1000) <= largestGlass,
  ) ??
    false)

function onTerms(product: ReadProduct, isRestaurant: boolean): ReadProduct {
  const unit = product.price_unit
  if (!isRestaurant || product.price_amount === null) return product
  if (unit !== null && /retail|EXW|FOB/.test(unit) && !unit.endsWith(withTax)) return product
  const measure = unit?.replace(`, ${withTax}`, '') ?? 'bottle'
  return { ...product, price_unit: `${measure}, restaurant` }
}

type Evidenced = TableReading['products'][number]

/** Where glasses are poured, other sizes are carafes. */
function withoutSizes(product: Evidenced): Evidenced {
  if (product.evidence?.sizes === undefined) return product
  const { sizes: _, ...evidence } = product.evidence
  return { ...product, evidence }
}

/** A price without a sign is in the currency of the document. */
function withCurrency<P extends TableReading['products'][number]>(
  product: P,
  stated: string | null,
): P {
  const { price_amount, price_currency, evidence } = product
  if (price_amount === null) return { ...product, price_currency: null }
  if (price_currency !== null || stated === null) return product
  const ofDocument = valueEvidence('table', 0.85)
  const values = { ...evidence?.values, price_currency: ofDocument }
  const sizes = evidence?.sizes?.map((size) =>
    size.facts.price_currency !== null
      ? size
      : {
          facts: { ...size.facts, price_currency: stated },
          values: { ...size.values, price_currency: ofDocument },
        },
  )
  return {
    ...product,
    price_currency: stated,
    ...(evidence === undefined
      ? {}
      : { evidence: { ...evidence, values, ...(sizes === undefined ? {} : { sizes }) } }),
  }
}

/** A cell of a printed table holds name, vintage and producer together more often than not. */
export function withNameParts(product: ReadProduct): ReadProduct {
  // beside a column of producers "Ballot Millot & Fils, Volnay" is a name as it stands
  const parts =
    product.producer === null
      ? nameParts(product.name)
      : { ...yearApart(product.name), producer: null }
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

/** "Free delivery from 5 000 Kč": what the conditions ask says nothing of the prices. */
const sum =
  /\d ?(?:[€£$¥￥₽]|(?:kr|zł|Kč|Ft|lei|[A-Z]{3})(?!\p{L}))|(?:[€£$¥￥₽]|(?<!\p{L})[A-Z]{3}) ?\d/u

/** The currency, when the prices and the words about them name exactly one. */
function onlyCurrency(
  lines: readonly DocumentLine[],
  products: readonly ReadProduct[],
): string | null {
  const found = new Set(products.flatMap(({ price_currency }) => price_currency ?? []))
  for (const { pieces } of lines) {
    for (const { text } of pieces) {
      const currency = sum.test(text) ? null : currencyIn(text)
      if (currency !== null) found.add(currency)
    }
  }
  return found.size === 1 ? ([...found][0] ?? null) : null
}
