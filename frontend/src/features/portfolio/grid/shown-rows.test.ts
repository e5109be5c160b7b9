import { describe, expect, it } from 'vitest'
import type { ProductLine } from '#domain/portfolio/product-line.ts'
import type { ProductId, UploadId } from '#domain/shared/ids.ts'
import { facetsOf } from './facets.ts'
import {
  type GridFilter,
  gridColumns,
  gridFilterSearch,
  noGridFilter,
  parseGridFilter,
} from './grid-filter.ts'
import { rowOf } from './grid-row.ts'
import { type Doubts, shownRows } from './shown-rows.ts'

const spring = 'upl_spring00' as UploadId
const autumn = 'upl_autumn00' as UploadId
const idOf = (name: string) => `prd_${name}` as ProductId

const row = (facts: ProductLine['facts'], ...upload_ids: UploadId[]) =>
  rowOf({
    product_id: idOf(facts.name),
    version: 1,
    upload_id: upload_ids[0] ?? null,
    upload_ids,
    corrected_fields: [],
    facts,
  })

const price = {
  amount_minor: 900,
  currency: 'EUR',
  per: 'unit',
  units_per_case: null,
  basis: null,
  raw: null,
} as const
const whole = { volume_ml: 750, alcohol_tenths: 130, price }

const rows = [
  row(
    {
      ...whole,
      name: 'Volnay',
      producer: 'Domaine \u00c9t\u00e9',
      categories: ['red_wine'],
      country_code: 'FR',
      region: 'Bourgogne',
      vintage: 2021,
    },
    spring,
  ),
  row(
    {
      ...whole,
      name: 'Ros\u00e9 d\u2019\u00c9t\u00e9',
      producer: 'Domaine \u00c9t\u00e9',
      categories: ['rose_wine', 'sparkling_wine'],
      country_code: 'FR',
      vintage: 'NV',
      price: { ...price, amount_minor: 1500 },
    },
    spring,
    autumn,
  ),
  row(
    {
      name: 'Barolo',
      producer: 'Cantina Esempio',
      categories: ['red_wine'],
      country_code: 'IT',
      vintage: 2019,
      volume_ml: 750,
      alcohol_tenths: 145,
    },
    autumn,
  ),
  row({ name: 'Akvavit' }),
]
const doubts: Doubts = new Map([[idOf('Barolo'), ['vintage']]])
/** France is "Frankrike", Italy "Italia". */
const rank = (code: string) => ['FR', 'IT'].indexOf(code)

const shown = (asked: Partial<GridFilter>) =>
  shownRows(rows, { ...noGridFilter, ...asked }, { doubts, rank }).map(({ facts }) => facts.name)

const rose = 'Ros\u00e9 d\u2019\u00c9t\u00e9'

describe('the filters of the grid', () => {
  it.each<[string, Partial<GridFilter>, string[]]>([
    ['nothing', {}, ['Akvavit', 'Barolo', rose, 'Volnay']],
    ['a category', { category: 'red_wine' }, ['Barolo', 'Volnay']],
    ['the second category of a product', { category: 'sparkling_wine' }, [rose]],
    ['a category that none has', { category: 'beer' }, []],
    ['a country', { country: 'FR' }, [rose, 'Volnay']],
    ['a producer', { producer: 'Cantina Esempio' }, ['Barolo']],
    ['no part of a producer', { producer: 'Cantina' }, []],
    ['a fact that is missing', { missing: 'price' }, ['Akvavit', 'Barolo']],
    ['another one', { missing: 'categories' }, ['Akvavit']],
    ['any fact that is missing', { missing: 'any' }, ['Akvavit', 'Barolo']],
    ['what may be read wrongly', { doubtful: true }, ['Barolo']],
    ['the first list of a product', { upload: spring }, [rose, 'Volnay']],
    ['a further list of it', { upload: autumn }, ['Barolo', rose]],
    ['a list that is gone', { upload: 'upl_gone0000' }, []],
    ['words without their accents', { text: 'ete  rose' }, [rose]],
    ['a part of a word, and of the producer', { text: 'DOMAINE \u00c9T' }, [rose, 'Volnay']],
    ['a vintage', { text: '2019' }, ['Barolo']],
    ['all of several', { country: 'FR', category: 'red_wine', upload: spring }, ['Volnay']],
    ['several that exclude each other', { country: 'FR', doubtful: true }, []],
  ])('show what has %s', (_, asked, names) => {
    expect(shown(asked)).toEqual(names)
  })

  it('offer each value with as many products as it shows', () => {
    const { categories, countries, producers, uploads, missing } = facetsOf(rows)
    const choices: readonly (readonly [keyof GridFilter, ReadonlyMap<string, number>])[] = [
      ['category', categories],
      ['country', countries],
      ['producer', producers],
      ['upload', uploads],
      ['missing', missing],
    ]
    for (const [name, counts] of choices) {
      const found = [...counts.keys()].map((value) => [value, shown({ [name]: value }).length])
      expect(found, name).toEqual([...counts])
    }
    expect([...categories.keys()].toSorted()).toEqual(['red_wine', 'rose_wine', 'sparkling_wine'])
    expect([...countries]).toEqual([
      ['FR', 2],
      ['IT', 1],
    ])
    expect([...uploads.values()]).toEqual([2, 2])
    expect(missing.get('any')).toBe(2)
  })
})

describe('the order of the grid', () => {
  it.each<[GridFilter['sort'], boolean, string[]]>([
    ['name', true, ['Volnay', rose, 'Barolo', 'Akvavit']],
    // what is not stated comes last in either order; of equals the name decides
    ['country', false, [rose, 'Volnay', 'Barolo', 'Akvavit']],
    ['country', true, ['Barolo', rose, 'Volnay', 'Akvavit']],
    // without a vintage is older than any
    ['vintage', false, [rose, 'Barolo', 'Volnay', 'Akvavit']],
    ['price', true, [rose, 'Volnay', 'Akvavit', 'Barolo']],
    ['missing', true, ['Akvavit', 'Barolo', rose, 'Volnay']],
  ])('by %s, falling: %s', (sort, falling, names) => {
    expect(shown({ sort, falling })).toEqual(names)
  })
})

describe('the address of the grid', () => {
  const filters: readonly GridFilter[] = [
    noGridFilter,
    ...gridColumns.flatMap((sort) =>
      [false, true].map((falling) => ({ ...noGridFilter, sort, falling })),
    ),
    {
      text: 'Ch\u00e2teau & "B"',
      category: 'red_wine',
      country: 'FR',
      producer: 'Domaine \u00c9t\u00e9 + fils',
      missing: 'any',
      doubtful: true,
      upload: spring,
      sort: 'price',
      falling: true,
    },
  ]

  it('says all that is asked, and nothing where nothing is', () => {
    for (const filter of filters) {
      const written = gridFilterSearch(filter).toString()
      expect(parseGridFilter(new URLSearchParams(written))).toEqual(filter)
    }
    expect(gridFilterSearch(noGridFilter).toString()).toBe('')
  })

  it('is read without what the grid does not have', () => {
    const search = new URLSearchParams('category=vodka&missing=soul&sort=-luck&doubtful=yes')
    expect(parseGridFilter(search)).toEqual({ ...noGridFilter, falling: true })
  })
})
