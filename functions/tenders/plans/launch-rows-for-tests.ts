import type { PublishedTender } from '#domain/tenders/published-tender.ts'

/** What a row of a launch list says, as a person writes it down. */
export const launchFields = [
  'reference',
  'country',
  'region',
  'place',
  'type',
  'category',
  'vintage',
  'ml',
  'price',
  'abv',
  'total',
] as const
type LaunchRow = Readonly<Record<(typeof launchFields)[number], string>>

/**
 * Typed from the sheets, not taken from the reader: reference, country, district, municipality, kind, our category,
 * vintage, millilitres, shelf price in NOK, % vol, bottles in all. The lists themselves may not be copied here.
 */
const typed = {
  'vinmonopolet-launch-2020-04-wine-beer.xlsx': `
11802602 | Skottland |  |  | Øl | beer |  | 440 | 79.6 |  | 480
11803902 | USA |  |  | Øl | beer |  | 355 | 58.9 |  | 432
11803602 | UK |  |  | Øl | beer |  | 330 | 52.7 |  | 600
11804402 | USA |  |  | Øl | beer |  | 355 | 69 |  | 600
11686901 | New Zealand |  |  | Øl | beer |  | 750 | 214.9 |  | 90
11804902 | USA |  |  | Øl | beer |  | 473 | 109.9 |  | 216
11804102 | Island |  |  | Øl | beer |  | 375 | 149 |  | 120
11803002 | Skottland |  |  | Øl | beer |  | 500 | 104.9 |  | 91
11811801 | Norge |  |  | Øl | beer |  | 750 | 145 |  | 210
11804301 | Norge |  |  | Øl | beer |  | 750 | 152 |  | 504`,
  'vinmonopolet-launch-2021-06-spirits.xlsx': `
12788301 | Skottland |  |  | Whisky | spirits |  | 700 | 828.8 | 52.8 | 96
13176701 | Skottland |  |  | Whisky | spirits |  | 700 | 1065 | 56.1 | 72
13176801 | Skottland |  |  | Whisky | spirits |  | 700 | 1075 | 55.4 | 90
13176901 | Skottland |  |  | Whisky | spirits |  | 700 | 1330 | 55.6 | 58
13177001 | Skottland |  |  | Whisky | spirits |  | 700 | 1150 | 52.5 | 60
13177101 | Skottland |  |  | Whisky | spirits |  | 700 | 975 | 58.6 | 30
13176601 | Skottland |  |  | Whisky | spirits |  | 700 | 1050 | 46 | 60
13177201 | Skottland |  |  | Whisky | spirits |  | 700 | 1200 | 46 | 60
13174401 | USA |  |  | Whisky | spirits |  | 700 | 1075 | 55 | 54
13175801 | Skottland |  |  | Whisky | spirits |  | 700 | 730 | 40 | 96`,
  'vinmonopolet-launch-2022-03-sparkling.xlsx': `
14256701 | England | East Sussex |  | Musserende vin | sparkling_wine | 2017 | 750 | 590 | 12 | 300
14256801 | England | East Sussex |  | Musserende vin | sparkling_wine | 2017 | 750 | 595 | 12 | 60
14249801 | England | East Sussex |  | Musserende vin | sparkling_wine | 2016 | 750 | 490 | 12 | 180
10358501 | England | Hampshire |  | Musserende vin | sparkling_wine | NV | 750 | 399.8 | 11.5 | 180
13231401 | England | Hampshire |  | Musserende vin | sparkling_wine | NV | 750 | 499.8 | 11.5 | 144
14254301 | England | Hampshire |  | Musserende vin | sparkling_wine | NV | 750 | 429.8 | 12.5 | 132
14254501 | England | Hampshire |  | Musserende vin | sparkling_wine | NV | 750 | 582.1 | 12.5 | 180
11023101 | England | Hampshire |  | Musserende vin | sparkling_wine | 2014 | 750 | 429.9 | 12 | 300
14249601 | England | Hampshire |  | Musserende vin | sparkling_wine | 2015 | 750 | 740.9 | 12 | 120
14259801 | England | Kent |  | Musserende vin | sparkling_wine | 2016 | 750 | 1279.9 | 12.5 | 60`,
  'vinmonopolet-launch-2023-12-bordeaux.xlsx': `
16591501 | Italia | Toscana |  | Rødvin | red_wine | 2020 | 750 | 3199 |  | 142
15743801 | Frankrike | Champagne |  | Musserende vin | sparkling_wine | NV | 750 | 559.9 |  | 598
13574101 | Frankrike | Champagne |  | Musserende vin | sparkling_wine | 2015 | 750 | 900 |  | 238
16606301 | USA | California | Napa Valley | Rødvin | red_wine | 2020 | 750 | 1599.9 |  | 116
16577705 | Frankrike | Champagne |  | Musserende vin | sparkling_wine | 2004 | 1500 | 1871.9 |  | 48
16578601 | Frankrike | Bordeaux | Margaux | Rødvin | red_wine | 2020 | 750 | 481.2 |  | 476
16572401 | Frankrike | Bordeaux | Pauillac | Rødvin | red_wine | 2020 | 750 | 612.1 |  | 120
16118301 | Frankrike | Bordeaux | Pauillac | Rødvin | red_wine | 2020 | 750 | 627 |  | 180
16629101 | Frankrike | Bordeaux | St.-Emilion | Rødvin | red_wine | 2020 | 750 | 7367 |  | 24
16117401 | Frankrike | Bordeaux | St.-Emilion | Rødvin | red_wine | 2020 | 750 | 1918.6 |  | 120`,
  'vinmonopolet-launch-2024-10-italy.xlsx': `
18656701 | Italia | Campania | Ischia | Hvitvin | white_wine | 2023 | 750 | 339.2 |  | 178
18656801 | Italia | Campania | Ischia | Hvitvin | white_wine | 2023 | 750 | 424 |  | 178
18643201 | Italia | Campania | Furore | Hvitvin | white_wine | 2023 | 750 | 400.1 |  | 116
18643601 | Italia | Campania | Furore | Hvitvin | white_wine | 2022 | 750 | 849.9 |  | 120
18620901 | Italia | Campania | Cilento | Hvitvin | white_wine | 2023 | 750 | 319.9 |  | 296
15415101 | Italia | Campania | Irpinia | Rødvin | red_wine | 2021 | 750 | 650 |  | 178
18627001 | Italia | Campania | Taurasi | Rødvin | red_wine | 2019 | 750 | 1400 |  | 24
18630301 | Italia | Campania | Irpinia | Hvitvin | white_wine | 2022 | 750 | 1120.8 |  | 24
18630401 | Italia | Campania | Tufo | Hvitvin | white_wine | 2023 | 750 | 570.9 |  | 238
18630501 | Italia | Campania | Avellino | Hvitvin | white_wine | 2023 | 750 | 570.9 |  | 238`,
} as const

export const launchRows = (): readonly { name: string; rows: readonly LaunchRow[] }[] =>
  Object.entries(typed).map(([name, lines]) => ({
    name,
    rows: lines
      .trim()
      .split('\n')
      .map((line) => {
        const cells = line.split('|').map((cell) => cell.trim())
        return Object.fromEntries(launchFields.map((field, at) => [field, cells[at] ?? '']))
      }) as unknown as LaunchRow[],
  }))

const written = (value: string | number | null | undefined) => String(value ?? '')

/** The same of a tender that was read; a range of prices or of alcohol is none of a list. */
export function saidOf(read: PublishedTender): LaunchRow {
  const [price] = read.price ?? []
  const isOne = price?.basis === 'retail' && price.currency === 'NOK' && price.min === price.max
  return {
    reference: written(read.reference),
    country: written(read.country_of_origin),
    region: written(read.region),
    place: written(read.appellation),
    type: written(read.product_type),
    category: written(read.category),
    vintage: written(read.vintage),
    ml: written(read.container_volume_ml),
    price: isOne ? written(price.max) : '',
    abv: read.abv_min === read.abv_max ? written(read.abv_max) : '',
    total: /\d+$/.exec(read.volume_note ?? '')?.[0] ?? '',
  }
}

const expected: ReadonlySet<string> = new Set([
  'id',
  'record_kind',
  'completeness',
  'monopoly',
  'market',
  'status',
  'source',
  'reference',
  'country_of_origin',
  'region',
  'appellation',
  'product_type',
  'category',
  'vintage',
  'container_volume_ml',
  'price',
  'abv_min',
  'abv_max',
  'volume_note',
])

/** Fields of which these rows say nothing and that were filled all the same. */
export const statedBeside = (read: PublishedTender): string[] =>
  Object.entries(read).flatMap(([field, value]) =>
    value === null || expected.has(field) ? [] : [field],
  )
