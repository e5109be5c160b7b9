import { type Category, categories } from '#domain/vocabulary/kinds.ts'
import { askedFacts, type MissingFact } from '../missing-facts.ts'

/** The columns of the grid, each of which it can be sorted by. */
export const gridColumns = [
  'name',
  'producer',
  'vintage',
  'category',
  'country',
  'region',
  'volume',
  'alcohol',
  'price',
  'missing',
] as const
export type GridColumn = (typeof gridColumns)[number]

/** What the page shows, as in its address. */
export interface GridFilter {
  readonly text: string
  readonly category: Category | ''
  readonly country: string
  readonly producer: string
  readonly missing: MissingFact | 'any' | ''
  readonly doubtful: boolean
  /** Only those that this file holds. */
  readonly upload: string
  readonly sort: GridColumn
  readonly falling: boolean
}

export const noGridFilter: GridFilter = {
  text: '',
  category: '',
  country: '',
  producer: '',
  missing: '',
  doubtful: false,
  upload: '',
  sort: 'name',
  falling: false,
}

export function parseGridFilter(search: URLSearchParams): GridFilter {
  const text = (name: string) => search.get(name) ?? ''
  const sort = text('sort')
  return {
    text: text('text'),
    category: categories.find((one) => one === text('category')) ?? '',
    country: text('country'),
    producer: text('producer'),
    missing: (['any', ...askedFacts] as const).find((one) => one === text('missing')) ?? '',
    doubtful: text('doubtful') === '1',
    upload: text('upload'),
    sort: gridColumns.find((one) => one === sort.replace('-', '')) ?? 'name',
    falling: sort.startsWith('-'),
  }
}

/** Only what differs from the usual is in the address. */
export function gridFilterSearch(filter: GridFilter): URLSearchParams {
  const search = new URLSearchParams()
  for (const name of ['text', 'category', 'country', 'producer', 'missing', 'upload'] as const) {
    if (filter[name] !== '') search.set(name, filter[name])
  }
  if (filter.doubtful) search.set('doubtful', '1')
  if (filter.falling || filter.sort !== 'name')
    search.set('sort', `${filter.falling ? '-' : ''}${filter.sort}`)
  return search
}

/** How many filters leave something out. */
export const narrowedBy = ({ sort: _, falling: __, ...filter }: GridFilter): number =>
  Object.values(filter).filter(Boolean).length
