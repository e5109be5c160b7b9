import type { ProductFacts, ProductPrice } from '#domain/portfolio/product.ts'
import { fromMinor } from '#domain/shared/money.ts'
import { saveFile } from '../../../lib/save-file.ts'

type Cell = string | number | null

/** The words of the page that a list is written in. */
export interface ExportWords {
  readonly fact: (field: string) => string
  readonly word: (key: string) => string
  readonly country: (code: string) => string
  readonly number: (value: number) => string
}

interface ExportColumn {
  readonly header: (words: ExportWords) => string
  readonly cell: (facts: ProductFacts, words: ExportWords) => Cell
}

const column = (
  field: string,
  cell: ExportColumn['cell'],
  unit: string | null = null,
): ExportColumn => ({
  header: ({ fact }) => (unit === null ? fact(field) : `${fact(field)} (${unit})`),
  cell,
})
const yesOrNo = (value: boolean | null, { word }: ExportWords) =>
  value === null ? null : word(value ? 'yes' : 'no')
const wordOf = (kind: string, value: string | null, { word }: ExportWords) =>
  value === null ? null : word(`${kind}.${value}`)
const divided = (value: number | null, by: number) => (value === null ? null : value / by)

/** Every fact of a product but its price; amounts are numbers, so that a spreadsheet can work with them. */
const factColumns: readonly ExportColumn[] = [
  column('name', ({ name }) => name),
  column('producer', ({ producer }) => producer),
  column('vintage', ({ vintage }) => vintage),
  column('categories', ({ categories }, { word }) =>
    categories.map((category) => word(`category.${category}`)).join(' / '),
  ),
  column('type', ({ type }) => type),
  column('country_code', ({ country_code }, { country }) => country_code && country(country_code)),
  column('region', ({ region }) => region),
  column('grapes', ({ grapes }, { number }) =>
    grapes
      .map(({ variety, share }) => (share === null ? variety : `${variety} ${number(share)}%`))
      .join(', '),
  ),
  column('volume_ml', ({ volume_ml }) => volume_ml, 'ml'),
  column('alcohol_tenths', ({ alcohol_tenths }) => divided(alcohol_tenths, 10), '% vol'),
  column('sugar_mg_l', ({ sugar_mg_l }) => divided(sugar_mg_l, 1000), 'g/l'),
  column('units_per_case', ({ price }) => price?.units_per_case ?? null),
  column('container', ({ container }, words) => wordOf('container', container, words)),
  column('container_weight_g', ({ container_weight_g }) => container_weight_g, 'g'),
  column('closure', ({ closure }, words) => wordOf('closure', closure, words)),
  column('organic', ({ organic }, words) => yesOrNo(organic, words)),
  column('certifications', ({ certifications }) => certifications.join(', ')),
  column('oak', ({ oak }, words) => yesOrNo(oak, words)),
  column('months_in_oak', ({ months_in_oak }) => months_in_oak),
  column('months_on_lees', ({ months_on_lees }) => months_on_lees),
  column('quantity_available', ({ quantity_available }) => quantity_available),
  // as text: a spreadsheet would round it
  column('gtin', ({ gtin }) => gtin),
]

/** By the codes of the trade where there are some: short, and the same in every language. */
const basisWord = (basis: ProductPrice['basis'], words: ExportWords) =>
  basis === 'ex_works' ? 'EXW' : basis === 'fob' ? 'FOB' : wordOf('priceBasis', basis, words)

/** Prices of one kind stand in one column, whose heading says currency, unit and terms as price lists do. */
function priceColumns(products: readonly ProductFacts[], words: ExportWords): ExportColumn[] {
  const headerOf = ({ currency, per, basis }: ProductPrice) => {
    const terms = [currency, wordOf('priceUnit', per, words), basisWord(basis, words)]
    const said = terms.filter((one) => one !== null).join(', ')
    return `${words.fact('price')} ${said}`.trim()
  }
  const headers = new Set(products.flatMap(({ price }) => (price === null ? [] : headerOf(price))))
  return [...headers].map((header) => ({
    header: () => header,
    cell: ({ price }) =>
      price === null || headerOf(price) !== header
        ? null
        : Number(fromMinor(price.amount_minor, price.currency)),
  }))
}

/** The table of a list: its headings, then a row for each product. Columns that nothing is known of are left out. */
export function exportTable(products: readonly ProductFacts[], words: ExportWords): Cell[][] {
  const columns = [...factColumns, ...priceColumns(products, words)]
  const rows = products.map((facts) => columns.map(({ cell }) => cell(facts, words)))
  const isKnown = columns.map((_, at) => rows.some((row) => row[at] !== null && row[at] !== ''))
  return [columns.map(({ header }) => header(words)), ...rows].map((row) =>
    row.filter((_, at) => isKnown[at]),
  )
}

export const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** Saves the table as a file; `title` names file and sheet. */
export async function saveTable(
  table: readonly Cell[][],
  title: string,
  format: ExportFormat,
): Promise<void> {
  if (format === 'csv') {
    const { default: Papa } = await import('papaparse')
    const text = Papa.unparse(
      table.map((row) => [...row]),
      { delimiter: ';', escapeFormulae: true },
    )
    // the mark tells spreadsheet programs that it is UTF-8
    return saveFile(`${title}.csv`, `\ufeff${text}`, 'text/csv')
  }
  const { utils, write } = await import('@e965/xlsx')
  const book = utils.book_new()
  // a name of a sheet has at most 31 characters
  utils.book_append_sheet(book, utils.aoa_to_sheet([...table]), title.slice(0, 31))
  const content = write(book, { type: 'array', bookType: 'xlsx' })
  saveFile(`${title}.xlsx`, content, 'application/octet-stream')
}
