import type { ReviewedField } from '#domain/portfolio/evidence.ts'
import type { DraftField } from '../product-draft.ts'
import type { GridColumn } from './grid-filter.ts'

/** What is typed in a column; what is missing is no field of its own. */
export const fieldOfColumn = {
  name: 'name',
  producer: 'producer',
  vintage: 'vintage',
  category: 'categories',
  country: 'country_code',
  region: 'region',
  volume: 'volume_ml',
  alcohol: 'alcohol_tenths',
  price: 'price',
  missing: null,
} as const satisfies Record<GridColumn, (DraftField & ReviewedField) | null>

export type CellField = NonNullable<(typeof fieldOfColumn)[GridColumn]>

/** Numbers stand under one another. */
export const isNumeric = (column: GridColumn): boolean =>
  column === 'volume' || column === 'alcohol' || column === 'price' || column === 'vintage'
