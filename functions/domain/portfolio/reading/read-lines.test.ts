import { describe, expect, test } from 'vitest'
import { readLines } from './read-lines.ts'
import type { DocumentLine } from './sheet.ts'

type Piece = readonly [x: number, text: string]
const line = (y: number, size: number, ...pieces: Piece[]): DocumentLine => ({
  page: 1,
  y,
  size,
  pieces: pieces.map(([x, text]) => ({ text, x, width: text.length * size * 0.45 })),
})

describe('a list with prices', () => {
  test('prices for two measures, headings, descriptions between', () => {
    const { products } = readLines([
      line(766, 36, [223, 'Offenweine']),
      line(740, 12, [483, '1 dl'], [532, '5 dl']),
      line(724, 12, [42, 'WEISSWEINE']),
      line(710, 12, [42, 'Johannisberg AOC Wallis'], [483, '4.80'], [527, '24.00']),
      line(694, 12, [42, 'Prosecco Cüpli'], [483, '7.50']),
      line(492, 36, [197, 'Flaschenweine']),
      line(264, 12, [42, 'NAVARRA DO (SPANIEN)']),
      line(250, 12, [42, 'Cabernet Sauvignon Barrique'], [476, '75 cl'], [524, '39.00']),
      line(236, 10, [
        42,
        'Dieser Navarra besticht mit seinem Duft: Dunkelfruchtige Nase nach Rotwein',
      ]),
      line(224, 12, [42, 'Cuvée la Golette rouge'], [476, '75 cl'], [524, '44.00']),
    ])
    expect(products).toMatchObject([
      {
        row: 1,
        name: 'Johannisberg AOC Wallis',
        type: 'WEISSWEINE',
        region: 'Wallis',
        volume_ml: 500,
        price_amount: 24,
        price_raw: '24.00',
      },
      { row: 2, type_norm: 'sparkling wine', volume_ml: 100, price_amount: 7.5 },
      {
        row: 3,
        type: null,
        country: 'SPANIEN',
        country_code: 'ES',
        region: 'NAVARRA DO',
        volume_ml: 750,
        price_amount: 39,
      },
      { row: 4, price_amount: 44, type_norm: 'red wine' },
    ])
  })

  test('the name on a line of its own, producer, region and price below', () => {
    const { products } = readLines([
      line(376, 8, [9, 'VINI BIANCHI FERMI']),
      line(363, 6.7, [9, 'FALANGHINA GAUDIUM']),
      line(357, 6.7, [9, 'Azienda i Capitani (Campania) 25 (75cl) / 7 calice']),
      line(341, 6.7, [9, 'SIRE CHARDONNAY']),
      line(333, 6.7, [9, 'Azienda Mocavero (Puglia) 22 (75cl) / 6']),
      line(239, 8, [9, 'BOLLICINE']),
      line(227, 6.7, [9, 'VETTORI - EXTRA DRY']),
      line(220, 6.7, [9, 'Valdobbiadene (Veneto) 22 (75cl)']),
      line(76, 6.7, [9, 'MIGNON BOULARD']),
      line(70, 6.7, [9, 'Champagne artigianale, complesso, elegante, con freschezza. 6 0']),
    ])
    expect(products).toMatchObject([
      {
        name: 'FALANGHINA GAUDIUM',
        producer: 'Azienda i Capitani',
        region: 'Campania',
        price_amount: 25,
        volume_ml: 750,
      },
      { producer: 'Azienda Mocavero', region: 'Puglia', price_amount: 22 },
      { type: 'BOLLICINE', producer: null, region: 'Valdobbiadene (Veneto)' },
      { name: 'MIGNON BOULARD', producer: null, region: null, price_amount: 60 },
    ])
  })

  test('vintage in front, region and country at the end of the name', () => {
    const { products } = readLines([
      line(790, 12, [223, 'WINE BY THE GLASS']),
      line(744, 8, [261, 'BUBBLES'], [518, '150 ml']),
      line(728, 12, [21, '2023'], [62, 'Cava Brut Vibracions Catalonia Spain'], [522, '600']),
      line(700, 12, [243, 'CHAMPAGNE']),
      line(690, 12, [26, 'NV'], [62, 'Loriot-Pagel Brut'], [522, '9400']),
      line(680, 12, [21, '2020'], [62, 'Cote de Nuits-Villages Bourgogne France'], [522, '1990']),
    ])
    expect(products).toMatchObject([
      {
        type: 'BUBBLES',
        vintage: 2023,
        country: 'Spain',
        region: 'Catalonia',
        volume_ml: 150,
        price_amount: 600,
      },
      { type: 'CHAMPAGNE', vintage: 'NV', volume_ml: null, price_amount: 9400 },
      { vintage: 2020, price_amount: 1990, country: 'France' },
    ])
  })
})

test('a table printed into a document', () => {
  const header: Piece[] = [
    [53, 'Name of Wine'],
    [289, 'Amount available'],
    [375, 'Original price/case'],
    [511, 'Price/bottle'],
    [573, 'Sale price/case'],
    [702, 'Sale price/bottle'],
  ]
  const { products } = readLines([
    line(528, 12, [53, 'STOCK CLEARANCE']),
    line(500, 9, ...header),
    line(474, 9, [53, 'Sparkling Wines']),
    line(
      460,
      9,
      [53, 'Prosecco Crede, Bisol'],
      [289, '3 x 6B'],
      [375, '£99.95/6B case'],
      [511, '£16.65'],
      [573, '£79.95/6B case'],
      [702, '£13.35'],
    ),
    line(352, 9, [53, 'Red Wines']),
    line(
      324,
      9,
      [53, 'Barolo 2008, Pecchenino'],
      [289, '1 x 6B case'],
      [375, '£198.15/6B case'],
      [511, '£33.00'],
      [573, '£158.50/6B case'],
      [702, '£13.25'],
    ),
    line(30, 9, [417, '1']),
  ])
  expect(products).toMatchObject([
    {
      row: 1,
      name: 'Prosecco Crede',
      producer: 'Bisol',
      type: 'Sparkling Wines',
      price_amount: 16.65,
      price_currency: 'GBP',
      quantity_available: 18,
    },
    {
      row: 2,
      name: 'Barolo',
      producer: 'Pecchenino',
      vintage: 2008,
      type: 'Red Wines',
      price_amount: 33,
    },
  ])
})

test('text without prices or a table gives nothing', () => {
  expect(
    readLines([line(10, 9, [0, 'Our wines are a true expression of our passion.'])]).products,
  ).toEqual([])
})

test('a list that pours glasses is a restaurant\u2019s', () => {
  const { products } = readLines([
    line(740, 12, [483, '1 dl'], [532, '5 dl']),
    line(710, 12, [42, 'Johannisberg AOC Wallis'], [483, '4.80'], [527, '24.00']),
    line(700, 12, [42, 'Cornalin'], [476, '75 cl'], [524, '42.00']),
  ])
  expect(products.map(({ price_unit }) => price_unit)).toEqual([
    'carafe of 500 ml, restaurant',
    'bottle, restaurant',
  ])
})

test('a brochure without prices: large names, origins beside them', () => {
  const card = (top: number, name: readonly string[], origin: string): DocumentLine[] => [
    ...name.map(
      (text, index): DocumentLine => ({
        page: 1,
        y: top - index * 14,
        size: 17,
        pieces: [{ text, x: 100, width: 90 }],
      }),
    ),
    line(top - 1, 13, [238, 'Origine']),
    line(top - 13, 11, [236, origin]),
    ...[30, 40, 50].map((below) =>
      line(top - below - 10, 8, [98, 'Assemblage de rhums jeunes et vieux, belle fraîcheur']),
    ),
  ]
  const { products } = readLines(
    [
      ...card(740, ['Centenario', '20 ans'], 'Costa Rica'),
      ...card(600, ['Don Papa'], 'Philippines'),
      ...card(440, ['Millonario'], 'Pérou'),
    ].sort((a, b) => b.y - a.y),
  )
  expect(products).toMatchObject([
    {
      row: 1,
      name: 'Centenario 20 ans',
      country: 'Costa Rica',
      country_code: 'CR',
      price_amount: null,
    },
    { name: 'Don Papa', country_code: 'PH' },
    { name: 'Millonario', country: 'Pérou', country_norm: 'Peru' },
  ])
})

test('prices of growing measures, and a format, that stand too close to be apart', () => {
  const { products } = readLines([
    line(763, 22, [177, 'CHAMPAGNE & SPARKLING']),
    line(735, 15, [46, 'ROSÉ'], [495, '750ml']),
    line(718, 12, [46, 'RUINART'], [406, 'N.V.'], [495, '150']),
    line(702, 12, [46, 'HENRIOT Brut Souverain'], [406, 'N.V. MAGNUM'], [494, '170']),
    line(650, 22, [177, 'WINES']),
    line(607, 15, [60, 'WHITE']),
    line(600, 8, [444, '125ml'], [472, '175ml'], [494, '375ml'], [520, '750ml']),
    line(
      590,
      12,
      [60, 'GODELLO Louro'],
      [404, '2020'],
      [444, '12'],
      [472, '17'],
      [494, '36'],
      [520, '72'],
    ),
    line(
      558,
      12,
      [60, 'RIESLING Bird In Hand'],
      [404, '2021'],
      [444, '17'],
      [472, '24'],
      [495, '51 102'],
    ),
    line(480, 12, [60, 'PULIGNY Leflaive'], [404, '2018'], [444, '55'], [473, '77 165 330']),
  ])
  expect(products).toMatchObject([
    { name: 'RUINART', type_norm: 'sparkling rosé wine', vintage: 'NV', price_amount: 150 },
    { name: 'HENRIOT Brut Souverain', volume_ml: 1500, vintage: 'NV', price_amount: 170 },
    { type_norm: 'white wine', vintage: 2020, volume_ml: 750, price_amount: 72 },
    { vintage: 2021, volume_ml: 750, price_amount: 102 },
    { vintage: 2018, volume_ml: 750, price_amount: 330 },
  ])
})

describe('prices that are not where one looks for them', () => {
  test('a price on the line below its entry, and one for each printed measure', () => {
    const { products } = readLines([
      line(686, 18, [72, 'SHERRY'], [432, '75ml Bottle']),
      line(660, 11, [72, 'NV Manzanilla Sample | Bodega Muster, Andalucia, Spain'], [468, '£3.95']),
      line(646, 11, [72, '£16.00']),
      line(634, 10, [72, 'A delicate yeasty, bready note with hints of blossom.']),
      line(610, 11, [72, 'NV Fino Sample | Bodega Muster, Andalucia, Spain'], [468, '£20.00']),
      line(598, 10, [72, 'Complex and classic, with notes of almonds.']),
      line(573, 11, [72, '2013 Late Harvest Sample | Casa Muster, Colchagua Valley, Chile']),
      line(561, 11, [72, '£21.00']),
      line(549, 10, [72, 'Peach and honey, rich sweetness and zest.']),
    ])
    expect(products).toMatchObject([
      { price_amount: 16, variants: [{ volume_ml: 75, price_amount: 3.95 }] },
      { price_amount: 20 },
      { name: 'Late Harvest Sample', country_code: 'CL', price_amount: 21 },
    ])
  })

  test('of bottles each size has its price; where glasses are poured other sizes are carafes', () => {
    const wines = ['Barolo Cannubi', 'Rioja Reserva', 'Chablis Vaillons', 'Sancerre Les Monts']
    const listed = (...sizes: [string, string]) =>
      readLines([
        line(766, 20, [72, 'Vini rossi e bianchi']),
        line(740, 12, [430, sizes[0]], [500, sizes[1]]),
        ...wines.map((name, at) =>
          line(720 - at * 14, 12, [72, name], [430, `€ ${12 + at},00`], [500, `€ ${30 + at},00`]),
        ),
      ]).products
    const [magnum] = listed('75 cl', '150 cl')
    expect(magnum).toMatchObject({ volume_ml: 1500, price_amount: 30 })
    expect(magnum?.evidence?.sizes).toMatchObject([
      { facts: { volume_ml: 750, price_amount: 12, price_currency: 'EUR' } },
    ])
    expect(listed('15 cl', '50 cl')[0]?.evidence?.sizes).toBeUndefined()
  })

  test('"1.020" among its like is a thousand and twenty', () => {
    const { products } = readLines([
      line(700, 10, [42, 'Sombra Tinto 2013'], [252, '1.020 ₽']),
      line(680, 10, [42, 'Sombra Blanco 2015'], [252, '810 ₽']),
      line(660, 10, [42, 'Sombra Rosado 2019'], [252, '1.850 ₽']),
    ])
    expect(products.map(({ price_amount }) => price_amount)).toEqual([1020, 810, 1850])
  })

  test('a sum in the conditions is no currency of the prices', () => {
    const { products } = readLines([
      line(700, 10, [42, 'Sombra Tinto 2013'], [252, '9,40']),
      line(680, 10, [42, 'Sombra Blanco 2015'], [252, '8,10']),
      line(660, 10, [42, 'Sombra Rosado 2019'], [252, '7,50']),
      line(600, 9, [42, 'Delivery is free from 5 000 Kč.']),
    ])
    expect(products.map(({ price_currency }) => price_currency)).toEqual([null, null, null])
  })
})

describe('names and headings', () => {
  test('a name without room runs on below, whatever its words look like', () => {
    const { products } = readLines([
      line(790, 14, [42, 'WHITES']),
      line(760, 10, [42, 'Sample Premium Quality Selection Dry'], [252, '46.00']),
      line(749, 10, [42, 'Sauvignon Blanc 2011']),
      line(736, 8, [42, 'Black Sea, Bulgaria']),
      line(715, 10, [42, 'Sample Reserve Riesling 2012'], [252, '41.00']),
      line(702, 8, [42, 'Mosel, Germany']),
      line(681, 10, [42, 'Sample Pinot Gris 2013'], [252, '38.00']),
      line(668, 8, [42, 'Alsace, France']),
    ])
    expect(products[0]).toMatchObject({
      name: 'Sample Premium Quality Selection Dry Sauvignon Blanc',
      vintage: 2011,
    })
  })

  test('a grape or a kind alone is a name where the list names producers', () => {
    const entries = [
      'Finca Muster - Alma Malbec - Mendoza - 2018',
      'Bodegas Beispiel - Tamiz de Muster - Ribera del Duero - 2017',
      'Arrowsample - Cabernet Sauvignon - Rioja - 2016',
      'El Muster - Rosado - Rioja - 2018',
      'Santa Beispiel - Gran Seleccion - Maipo Valley - 2012',
    ]
    const { products } = readLines(
      entries.map((text, at) => line(700 - at * 20, 10, [42, text], [400, '14.70 EUR'])),
    )
    expect(products.map(({ producer, name }) => [producer, name]).slice(2, 4)).toEqual([
      ['Arrowsample', 'Cabernet Sauvignon'],
      ['El Muster', 'Rosado'],
    ])
  })

  test('kinds within countries keep the country', () => {
    const { products } = readLines([
      line(790, 14, [42, 'АВСТРАЛИЯ']),
      line(770, 14, [42, 'КРАСНЫЕ ВИНА']),
      line(750, 10, [42, 'Sample Shiraz 2013'], [252, '46.00']),
      line(730, 14, [42, 'БЕЛЫЕ ВИНА']),
      line(710, 10, [42, 'Sample Chardonnay 2014'], [252, '41.00']),
      line(690, 14, [42, 'ЧИЛИ']),
      line(670, 14, [42, 'КРАСНЫЕ ВИНА']),
      line(650, 10, [42, 'Sample Merlot 2014'], [252, '38.00']),
    ])
    expect(products.map(({ country_code, type_norm }) => [country_code, type_norm])).toEqual([
      ['AU', 'red wine'],
      ['AU', 'white wine'],
      ['CL', 'red wine'],
    ])
  })

  test('a priced list of another trade has no products', () => {
    const prints = ['Mirror', 'Harbour', 'Polychromy', 'Game', 'Morning', 'Crowd']
    const { products } = readLines(
      prints.map((name, at) => line(700 - at * 20, 10, [42, `${name} | 2026`], [300, '£ 900.00'])),
    )
    expect(products).toEqual([])
  })
})

test('a header may begin with a figure', () => {
  const { products } = readLines([
    line(
      408,
      9,
      [42, '原産国'],
      [87, '生産者'],
      [224, 'キュヴェ'],
      [396, '種類'],
      [500, '1ケース価格'],
    ),
    line(
      390,
      9,
      [42, 'ブラジル'],
      [87, 'MUSTER'],
      [224, 'Long Shadow'],
      [396, '赤'],
      [500, 'JPY 5,310'],
    ),
    line(
      373,
      9,
      [42, 'ブラジル'],
      [87, 'BEISPIEL'],
      [224, 'Cosecha'],
      [396, '白'],
      [500, 'JPY 6,310'],
    ),
  ])
  expect(products).toMatchObject([
    { name: 'Long Shadow', producer: 'MUSTER', price_amount: 5310 },
    { name: 'Cosecha', producer: 'BEISPIEL', price_amount: 6310 },
  ])
})

test('names of houses and wines beside a price are no header, whatever words they hold', () => {
  const left = ['Long Shadow', 'Cosecha', 'Round Stone', 'Flat Stone']
  const { products } = readLines([
    line(757, 13, [42, 'CASA MUSTER'], [312, 'STEIN SINGLE VINEYARD RIESLING'], [519, '£ 30,50']),
    line(735, 10, [312, 'Marlborough']),
    ...left.flatMap((name, at) => [
      line(715 - at * 40, 10, [42, `${name} Merlot`], [249, `£ ${at + 11},45`]),
      line(700 - at * 40, 10, [312, `${name} Riesling`], [519, `£ ${at + 21},45`]),
    ]),
  ])
  expect(products.map(({ price_amount }) => price_amount)).toEqual([
    11.45, 12.45, 13.45, 14.45, 30.5, 21.45, 22.45, 23.45, 24.45,
  ])
})

test('a printed table is read as one, though names in it are labels of sheets elsewhere', () => {
  const columns = [42, 77, 135, 281, 363, 471, 594, 636, 670, 765]
  const row = (y: number, texts: string) =>
    line(y, 6.5, ...texts.split('|').map((text, at): Piece => [columns[at] ?? 0, text]))
  const { products } = readLines([
    row(426, '国|産地|商品名|生産者|種類|VT|アルコール|サイズ|蔵出し価格 / 本|通貨'),
    row(290, 'スペイン|Rioja|Cosecha|Hacienda Muster|赤ワイン|2016|14 % vol|6x0.5l|11.95|EUR'),
    row(154, 'スペイン|Rioja|Crianza|Muster|赤ワイン|2008|14 % vol|12x0.75l|3.80|EUR'),
    line(101, 6.5, [42, '最低発注数：6ケース']),
  ])
  expect(products.map(({ name, price_amount }) => [name, price_amount])).toEqual([
    ['Cosecha', 11.95],
    ['Crianza', 3.8],
  ])
})

describe('what the words of a price say in the lines of a document', () => {
  const wines = [
    'Rioja Reserva',
    'Barolo Serralunga',
    'Chablis Vieilles Vignes',
    'Chianti Classico',
  ]
  const prices = (say: (amount: string) => string, x = 42) =>
    wines.map((name, at) => line(700 - at * 14, 10, [x, name], [420, say(`${27 + at}.00`)]))

  test('"€ 27.00 / case (6x75cl)" is 27.00 a case of six', () => {
    const { products } = readLines([
      line(740, 14, [42, 'Red wines']),
      ...prices((amount) => `€ ${amount} / case (6x75cl)`),
    ])
    expect(products).toHaveLength(wines.length)
    expect(products[0]).toMatchObject({
      name: 'Rioja Reserva',
      price_amount: 27,
      price_currency: 'EUR',
      price_unit: 'case of 6 bottles',
      volume_ml: 750,
    })
  })

  test('so it is where the price runs on in the text of the line', () => {
    const { products } = readLines([
      line(740, 14, [42, 'Red wines']),
      ...wines.map((name, at) =>
        line(700 - at * 14, 10, [42, `${name} € ${27 + at}.00 / case (6x75cl)`]),
      ),
    ])
    expect(products).toMatchObject(
      wines.map((name, at) => ({
        name,
        price_amount: 27 + at,
        price_unit: 'case of 6 bottles',
        volume_ml: 750,
      })),
    )
  })

  test('and in the two columns of a page', () => {
    const left = [
      'Rioja Reserva',
      'Barolo Serralunga',
      'Chablis',
      'Chianti Classico',
      'Gavi',
      'Soave',
    ]
    const right = ['Rioja Crianza', 'Barbera', 'Sancerre', 'Morellino', 'Fleurie', 'Morgon']
    const { products } = readLines([
      line(740, 14, [42, 'Red wines']),
      ...left.map((name, at) =>
        line(
          700 - at * 14,
          9,
          [42, name],
          [170, `€ ${27 + at}.00 / case (6x75cl)`],
          [320, right[at] ?? ''],
          [450, `€ ${37 + at}.00 / case (6x75cl)`],
        ),
      ),
    ])
    expect(products.map(({ name }) => name)).toEqual([...left, ...right])
    for (const { price_unit, volume_ml } of products)
      expect({ price_unit, volume_ml }).toEqual({
        price_unit: 'case of 6 bottles',
        volume_ml: 750,
      })
    expect(products[6]?.price_amount).toBe(37)
  })

  test.each([
    ['RRP €', '', 'bottle, retail'],
    ['EXW €', '', 'bottle, EXW'],
    ['€', ' HT', 'excl. VAT'],
    ['€', ' per bottle excl. VAT', 'bottle, excl. VAT'],
  ])('"%s 27.00%s" is %s', (before, behind, unit) => {
    const { products } = readLines([
      line(740, 14, [42, 'Red wines']),
      ...prices((amount) => `${before} ${amount}${behind}`),
    ])
    expect(products).toHaveLength(wines.length)
    expect(products[0]).toMatchObject({ name: 'Rioja Reserva', price_amount: 27, price_unit: unit })
  })

  test('a line of conditions says what the prices below are for', () => {
    const { products } = readLines([
      line(740, 9, [42, 'Prices per case of 6 bottles (ex works), excl. VAT.']),
      line(720, 14, [42, 'Red wines']),
      ...prices((amount) => amount),
    ])
    expect(products[0]).toMatchObject({
      price_amount: 27,
      price_unit: 'case of 6 bottles, EXW, excl. VAT',
    })
  })
})
