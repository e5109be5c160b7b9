import type { ImportRow } from '#domain/portfolio/import-rows-schema.ts'
import type { GridColumn } from '../grid/grid-filter.ts'
import { type FileColumn, widthFor, wordsOfCell } from './file-columns.ts'
import { isDoubted, type MainField, mainFields } from './review-fields.ts'
import type { FieldText } from './use-field-text.ts'

export const reviewViews = ['file', 'both', 'product'] as const
/** What is shown of a row: what the file says, what was read, or one beside the other. */
export type ReviewView = (typeof reviewViews)[number]

export type ReviewColumn = { readonly key: string; readonly rem: number } & (
  | { readonly kind: 'row' }
  | { readonly kind: 'file'; readonly column: FileColumn; readonly sheet: number }
  | { readonly kind: 'field'; readonly field: MainField }
  | { readonly kind: 'further' }
)

/** How the columns of the products grid call the same. */
export const columnOf = {
  name: 'name',
  producer: 'producer',
  vintage: 'vintage',
  categories: 'category',
  country_code: 'country',
  region: 'region',
  volume_ml: 'volume',
  alcohol_tenths: 'alcohol',
  price: 'price',
} as const satisfies Record<MainField, GridColumn>

const widths: Readonly<Record<MainField, readonly [least: number, most: number]>> = {
  name: [9, 14],
  producer: [5, 10],
  vintage: [4.5, 5],
  categories: [5.5, 9],
  country_code: [5, 8],
  region: [4.75, 9],
  volume_ml: [4.5, 6],
  alcohol_tenths: [4.5, 6],
  price: [5.5, 8],
}
const rowRem = 5
const furtherRem = 3
/** For the sign of a doubt. */
const markRem = 1.25
const wordsRem = [14, 30] as const

interface Shown {
  readonly view: ReviewView
  /** Whose heads are shown. */
  readonly sheet: number
  readonly file: readonly FileColumn[]
  /** Those that widths are taken from: the first, so that nothing moves while one scrolls. */
  readonly sample: readonly ImportRow[]
  readonly textOf: FieldText
}

export function reviewColumns({
  view,
  sheet,
  file,
  sample,
  textOf,
}: Shown): readonly ReviewColumn[] {
  const ofFile = file.map((column): ReviewColumn => {
    const [least, most] = column.cell === null ? wordsRem : [4.75, 10]
    const texts = sample.map((row) => wordsOfCell(row, column))
    return {
      key: `file ${column.cell}`,
      kind: 'file',
      column,
      sheet,
      rem: widthFor(texts, least, most),
    }
  })
  const ofProduct = mainFields.map((field): ReviewColumn => {
    const [least, most] = widths[field]
    const isDoubtful = sample.some((row) => isDoubted(row, field))
    const texts = sample.flatMap(({ product }) =>
      product === null
        ? []
        : [(field === 'price' ? textOf.amount(product.facts) : textOf(field, product.facts)) ?? ''],
    )
    return {
      key: field,
      kind: 'field',
      field,
      rem: widthFor(texts, least, most) + (isDoubtful ? markRem : 0),
    }
  })
  return [
    { key: 'row', kind: 'row', rem: rowRem },
    ...(view === 'product' ? [] : ofFile),
    ...(view === 'file' ? [] : ofProduct),
    ...(view === 'file' ? [] : [{ key: 'further', kind: 'further', rem: furtherRem } as const]),
  ]
}

const gapRem = 0.5

/** For the style of a row: columns grow by what they need, and the grid scrolls where they have no room. */
export function templateOf(columns: readonly ReviewColumn[]) {
  const tracks = columns.map(({ kind, rem }) =>
    kind === 'row' || kind === 'further' ? `${rem}rem` : `minmax(${rem}rem, ${rem}fr)`,
  )
  const rem = columns.reduce((sum, column) => sum + column.rem + gapRem, 0)
  return { gridTemplateColumns: tracks.join(' '), minWidth: `${rem}rem` }
}
