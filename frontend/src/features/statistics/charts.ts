import type { Market } from '#domain/shared/market.ts'

/** What names a bar: the drink or container, the market, or the period. */
export type BarName = 'part' | 'market' | 'period'

export interface Panel {
  readonly market?: Market
  /** Ids in `figures.json`; none: a line after the panels says that nothing was found. */
  readonly figures: readonly string[]
}

export interface Chart {
  readonly id:
    | 'june_change'
    | 'half_year_litres'
    | 'change_2024'
    | 'litres_by_drink'
    | 'import_formats'
    | 'import_origin'
    | 'sweden_2023'
    | 'finland_2025'
  readonly names: BarName
  readonly panels: readonly Panel[]
  /** Panels of different periods or units are each drawn to their own scale. */
  readonly hasOwnScales?: boolean
  /** Percentages of a whole: drawn from 0 to 100. */
  readonly isShares?: boolean
}

const ids = (start: string, ends: readonly string[]) => ends.map((end) => `${start}.${end}`)

export const juneCharts: readonly Chart[] = [
  {
    id: 'june_change',
    names: 'part',
    panels: [
      { market: 'SE', figures: [] },
      { market: 'NO', figures: [] },
      {
        market: 'FI',
        figures: ids('FI.june2025', ['total', 'wine', 'spirits', 'brewery', 'nonAlcoholic']),
      },
    ],
  },
  {
    id: 'half_year_litres',
    names: 'period',
    panels: [
      { market: 'SE', figures: [] },
      { market: 'NO', figures: ['NO.volumeH1_2024', 'NO.volumeH1_2025'] },
      { market: 'FI', figures: ['FI.volumeH1_2024', 'FI.volumeH1_2025'] },
    ],
  },
]

export const earlierCharts: readonly Chart[] = [
  {
    id: 'change_2024',
    names: 'market',
    panels: [{ figures: ['SE', 'NO', 'FI'].map((market) => `${market}.volumeGrowth2024`) }],
  },
  {
    id: 'litres_by_drink',
    names: 'part',
    hasOwnScales: true,
    panels: [
      {
        market: 'SE',
        figures: ids('SE.volumeByCategoryQ2_2024', [
          'beer',
          'wine',
          'ciderAndMixed',
          'spirits',
          'nonAlcoholic',
        ]),
      },
      {
        market: 'NO',
        figures: ids('NO.volumeByCategory2024Forecast', [
          'red',
          'white',
          'spirits',
          'sparkling',
          'nonAlcoholic',
        ]),
      },
      { market: 'FI', figures: ['FI.wine2024', 'FI.spirits2024'] },
    ],
  },
  {
    id: 'import_formats',
    names: 'part',
    isShares: true,
    panels: [
      {
        market: 'SE',
        figures: ids('SE.wineImportsH1_2024', [
          'sharePackaged',
          'shareBagInBox',
          'shareSparkling',
          'shareBulk',
        ]),
      },
      {
        market: 'NO',
        figures: ids('NO.wineImports2024', ['bottledShareVolume', 'bagInBoxShareVolume']),
      },
      { market: 'FI', figures: [] },
    ],
  },
  {
    id: 'import_origin',
    names: 'part',
    panels: [
      { market: 'SE', figures: [] },
      {
        market: 'NO',
        figures: ids('NO.wineImports2024.byOrigin', [
          'FranceValue',
          'ItalyValue',
          'GermanyValue',
          'SpainValue',
        ]),
      },
      { market: 'FI', figures: [] },
    ],
  },
]

export const otherCharts: readonly Chart[] = [
  {
    id: 'sweden_2023',
    names: 'part',
    panels: [
      {
        market: 'SE',
        figures: ids('SE.volumeByCategory2023', [
          'strongBeer',
          'wine',
          'ciderAndMixed',
          'spirits',
          'nonAlcoholic',
        ]),
      },
    ],
  },
  {
    id: 'finland_2025',
    names: 'part',
    panels: [
      {
        market: 'FI',
        figures: [
          'FI.wineGrowth2025',
          'FI.spiritsGrowth2025',
          'FI.breweryGrowth2025',
          'FI.nonAlcoholicGrowth2025',
        ],
      },
    ],
  },
]
