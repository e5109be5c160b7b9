import { describe, expect, test } from 'vitest'
import { priceTermsOf } from '../price-terms.ts'
import { readDecoded } from './read-decoded.ts'
import type { Cell, Sheet } from './sheet.ts'

type Rows = readonly (readonly Cell[])[]
const sheet = (rows: Rows, name = 'Wines'): Sheet => ({
  name,
  has_row_numbers: true,
  rows: rows.map((cells, index) => ({ number: index + 1, cells })),
})
const read = (...sheets: readonly Sheet[]) => readDecoded({ kind: 'sheets', sheets }).products

describe('tables of every layout', () => {
  test('prices per size: the bottle is the product, the other sizes are variants', () => {
    const products = read(
      sheet([
        ['Wine', 'Region', 'Vintage', '37.5 cl', '75 cl', 'Magnum 150cl'],
        ['Barolo Serralunga', 'Piedmont', 2019, 14.5, 26, 55],
        ['Barbera d’Alba', 'Piedmont', 2022, '', 11.9, 24.5],
        ['Langhe Nebbiolo', 'Piedmont', 2022, 7.2, 13.4, ''],
      ]),
    )
    expect(products).toMatchObject([
      {
        name: 'Barolo Serralunga',
        vintage: 2019,
        volume_ml: 750,
        price_amount: 26,
        variants: [
          { volume_ml: 375, price_amount: 14.5 },
          { volume_ml: 1500, price_amount: 55 },
        ],
      },
      { volume_ml: 750, price_amount: 11.9, variants: [{ volume_ml: 1500, price_amount: 24.5 }] },
      { volume_ml: 750, price_amount: 13.4, variants: [{ volume_ml: 375, price_amount: 7.2 }] },
    ])
  })

  test('prices per size, the sizes named', () => {
    const products = read(
      sheet([
        ['Vino', 'Annata', 'Bottiglia 75cl', 'Magnum 150cl', 'Jeroboam'],
        ['Brunello di Montalcino', 2018, 28, 60, 140],
        ['Rosso di Montalcino', 2021, 12, 26, ''],
        ['Sant’Antimo', 2020, '', 31, 70],
      ]),
    )
    expect(products).toMatchObject([
      {
        volume_ml: 750,
        price_amount: 28,
        variants: [
          { volume_ml: 1500, price_amount: 60 },
          { volume_ml: 3000, price_amount: 140 },
        ],
      },
      { volume_ml: 750, price_amount: 12 },
      { volume_ml: 1500, price_amount: 31, variants: [{ volume_ml: 3000, price_amount: 70 }] },
    ])
  })

  test('tiers by quantity: the price of the smallest order, the others beside it', () => {
    const products = read(
      sheet([
        ['Wine', 'Vintage', 'Size', '1-5 cases', '6-24 cases', '25+ cases'],
        ['Rioja Crianza', 2019, '75 cl', 6.2, 5.9, 5.5],
        ['Rioja Reserva', 2017, '75 cl', 9.8, 9.4, 8.9],
        ['Rioja Blanco', 2022, '75 cl', 5.4, 5.1, 4.8],
      ]),
    )
    expect(products).toMatchObject([
      {
        name: 'Rioja Crianza',
        volume_ml: 750,
        price_amount: 6.2,
        variants: [{ price_amount: 5.9 }, { price_amount: 5.5 }],
      },
      { price_amount: 9.8 },
      { price_amount: 5.4 },
    ])
  })

  test('merged cells hold for the rows that they span', () => {
    const products = read(
      sheet([
        ['Producer', 'Country', 'Wine', 'Vintage', 'Price EUR'],
        ['Weingut Huber', 'Germany', 'Spätburgunder', 2020, 9.5],
        [null, null, 'Chardonnay', 2021, 8.9],
        [null, null, 'Malterdinger', 2021, 14],
        ['Bodega Norton', 'Argentina', 'Malbec', 2022, 5.1],
        [null, null, 'Torrontés', 2023, 4.6],
      ]),
    )
    expect(products.map(({ producer, country_code }) => [producer, country_code])).toEqual([
      ['Weingut Huber', 'DE'],
      ['Weingut Huber', 'DE'],
      ['Weingut Huber', 'DE'],
      ['Bodega Norton', 'AR'],
      ['Bodega Norton', 'AR'],
    ])
  })

  test('a merged place ends where a larger one begins', () => {
    const products = read(
      sheet([
        ['Wine', 'Country', 'Region', 'Appellation', 'Price EUR'],
        ['Riesling', 'South Africa', 'Cape South Coast', 'Elgin', 9.5],
        ['Pinot Noir', null, null, null, 8.9],
        ['Nascetta', 'Italy', 'Piedmont', null, 14],
        ['Pelaverga', null, null, 'Verduno', 12],
        ['Nerello', null, 'Sicily', null, 5.1],
      ]),
    )
    expect(products.map(({ region }) => region)).toEqual([
      'Cape South Coast, Elgin',
      'Cape South Coast, Elgin',
      'Piedmont',
      'Piedmont, Verduno',
      'Sicily',
    ])
  })

  test('months and the weight of the empty bottle stand under their headings', () => {
    const products = read(
      sheet([
        ['Wine', 'Weight of empty bottle', 'Months in oak', 'Price EUR'],
        ['Morgon', 410, 10, 7.2],
        ['Chablis', 480, 0, 9],
        ['Meursault', 550, 12, 21],
      ]),
    )
    expect(products).toMatchObject([
      { container_weight_g: 410, ageing_months: 10, oak: true },
      { container_weight_g: 480, ageing_months: null, oak: null },
      { container_weight_g: 550, ageing_months: 12, oak: true },
    ])
  })

  test('a column with gaps is not merged', () => {
    const products = read(
      sheet([
        ['Producer', 'Wine', 'Vintage', 'Price EUR'],
        ['Weingut Muster', 'Riesling', 2020, 9.5],
        ['Weingut Muster', 'Silvaner', 2021, 8.9],
        [null, 'Hauswein', 2021, 4],
        [null, 'Hauswein rot', 2021, 4],
        ['Weingut Muster', 'Spätburgunder', 2022, 12],
      ]),
    )
    expect(products[2]?.producer).toBeNull()
  })

  test('two header rows', () => {
    const products = read(
      sheet([
        ['Wine', 'Vintage', 'Price per bottle', null, 'Stock'],
        ['', '', 'ex works', 'retail', 'bottles'],
        ['Chablis', 2021, 9.5, 19.9, 1200],
        ['Pouilly-Fumé', 2022, 11.2, 23, 600],
        ['Sancerre', 2022, 12, 24.5, 900],
      ]),
    )
    expect(products).toMatchObject([
      { name: 'Chablis', price_amount: 9.5, price_unit: expect.stringContaining('EXW') },
      { name: 'Pouilly-Fumé', price_amount: 11.2 },
      { name: 'Sancerre', price_amount: 12 },
    ])
  })

  test('the price without VAT is the offer, also where the other one says what it is for', () => {
    const products = read(
      sheet([
        ['Наименование', 'Хозяйство', 'Емкость', 'Цена без НДС', 'Цена с НДС / бутылка'],
        ['Длинная тень', 'Мустер', '6x750ml', '5,00', '8,15'],
        ['Короткая тень', 'Мустер', '6x750ml', '40,85', '66,60'],
      ]),
    )
    expect(products.map(({ price_amount }) => price_amount)).toEqual([5, 40.85])
  })

  test('no header, and prices that begin at an amount', () => {
    const products = read(
      sheet([
        ['Toscana', 'Long Shadow 2012', 'Red wine', '12x0.75l', 'from 6.15'],
        ['Tuscany', 'Short Shadow 2017', 'Red wine', '6x0.75l', 'from 4.05'],
        ['Barolo', 'Round Stone 2013', 'Red wine', '12x0.75l', 'from 11.40'],
      ]),
    )
    expect(products).toMatchObject([
      { producer: null, price_amount: 6.15 },
      { producer: null, price_amount: 4.05 },
      { producer: null, price_amount: 11.4 },
    ])
  })

  test('a transposed table: a column for each product', () => {
    const products = read(
      sheet([
        ['Wine', 'Riesling Trocken', 'Silvaner', 'Spätburgunder'],
        ['Vintage', 2022, 2023, 2020],
        ['Alcohol %', 12, 11.5, 13.5],
        ['Size', '75 cl', '100 cl', '75 cl'],
        ['Price EUR', 7.2, 5.9, 11.5],
      ]),
    )
    expect(products).toMatchObject([
      { name: 'Riesling Trocken', vintage: 2022, abv: 12, volume_ml: 750, price_amount: 7.2 },
      { name: 'Silvaner', vintage: 2023, abv: 11.5, volume_ml: 1000, price_amount: 5.9 },
      { name: 'Spätburgunder', vintage: 2020, abv: 13.5, volume_ml: 750, price_amount: 11.5 },
    ])
  })

  test('a transposed table whose certificates name something in a single row', () => {
    const products = read(
      sheet([
        ['Llista de preus 2026'],
        ['Descripció', 'Carmenere Reserva', 'Cabernet Sauvignon', 'Merlot Reserva'],
        ['Categoria', 'Negre', 'Negre', 'Negre'],
        ['Capacitat', '6x0,75l', '12x0,5l', '6x0,75l'],
        ['Certificacions', '', 'ecològic', 'no ecològic'],
        ['Preu FOB / amp. (EUR)', 9.2, 3.95, 3.9],
      ]),
    )
    expect(products).toMatchObject([
      { name: 'Carmenere Reserva', volume_ml: 750, organic: null, price_amount: 9.2 },
      { name: 'Cabernet Sauvignon', volume_ml: 500, organic: true, price_amount: 3.95 },
      { name: 'Merlot Reserva', volume_ml: 750, organic: false, price_amount: 3.9 },
    ])
  })

  test('prices of a case and of a bottle where only one header says so', () => {
    const products = read(
      sheet([
        ['Namn', 'Årgång', 'Innehåll', 'Nettopris / kolli', 'Nettopris'],
        ['Special Reserve', 2009, '6x750ml', 661.3, 110.2],
        ['Reserve Barrel Aged', 2011, '6x750ml', 292.25, 48.7],
        ['Unoaked Chardonnay', 2009, '12x750ml', 618.8, 51.55],
      ]),
    )
    expect(products.map(({ price_amount }) => price_amount)).toEqual([110.2, 48.7, 51.55])
    expect(products[0]?.price_unit).toMatch(/^bottle/)
  })

  test('"ks." is a case beside a Danish price and a piece beside a Czech one', () => {
    const unitsBy = (header: string) =>
      read(
        sheet([
          ['Producent', 'Vin', 'Kolli', header],
          ['Julia Bertram', 'Dernauer Spätburgunder', 6, 241.7],
          ['Weingut Deutzerhof', 'Alte Lay', 6, 390],
        ]),
      ).map(({ price_unit }) => price_unit)
    expect(unitsBy('Engrospris / ks.')[0]).toMatch(/^case of 6/)
    expect(unitsBy('Cena / ks')[0]).not.toMatch(/^case/)
  })

  test('the cellar price goes before FOB, and kinds stand in the plural', () => {
    const products = read(
      sheet([
        ['Termék', 'Űrtartalom', 'FOB ár', 'Pincében ár'],
        ['Rumok'],
        ['Mount Gay Extra Old', '0,7 l', 13.35, 12.6],
        ['Vodkák'],
        ['Silent Sam', '0,7 l', 48.55, 45.8],
        ['Ginek'],
        ['Rendle’s Original', '0,7 l', 9.3, 8.75],
      ]),
    )
    expect(products).toMatchObject([
      { type_norm: 'rum', price_amount: 12.6, price_unit: 'bottle, EXW' },
      { type_norm: 'vodka', price_amount: 45.8 },
      { type_norm: 'gin', price_amount: 8.75 },
    ])
  })

  test('two tables side by side, each with its heading', () => {
    const products = read(
      sheet([
        ['RED WINES', '', '', '', 'WHITE WINES', '', ''],
        ['Wine', 'Vintage', 'Price', '', 'Wine', 'Vintage', 'Price'],
        ['Chianti Classico', 2020, 8.5, '', 'Vernaccia', 2022, 6.5],
        ['Brunello', 2018, 24, '', 'Vermentino', 2023, 7],
        ['Morellino', 2021, 7.9, '', 'Trebbiano', 2022, 5],
      ]),
    )
    expect(products).toHaveLength(6)
    expect(products.find(({ name }) => name === 'Brunello')).toMatchObject({
      type_norm: 'red wine',
      price_amount: 24,
    })
    expect(products.find(({ name }) => name === 'Vermentino')).toMatchObject({
      type_norm: 'white wine',
      price_amount: 7,
    })
  })

  test('several tables on a sheet, each with its own columns', () => {
    const products = read(
      sheet([
        ['Red wines'],
        ['Wine', 'Vintage', 'Price EUR'],
        ['Chianti Classico', 2020, 8.5],
        ['Brunello', 2018, 24],
        [],
        ['White wines'],
        ['Wine', 'Vintage', 'Price EUR'],
        ['Vernaccia', 2022, 6.5],
        ['Vermentino', 2023, 7],
      ]),
    )
    expect(products.map(({ name, type_norm }) => [name, type_norm])).toEqual([
      ['Chianti Classico', 'red wine'],
      ['Brunello', 'red wine'],
      ['Vernaccia', 'white wine'],
      ['Vermentino', 'white wine'],
    ])
  })

  test('cover, contact and conditions sheets hold no products, and say what the prices are', () => {
    const products = read(
      sheet(
        [['Azienda Agricola Rossi'], ['Price list 2026'], ['Valid until 31 December']],
        'Cover',
      ),
      sheet(
        [
          ['Wine', 'Vintage', 'Price'],
          ['Barolo', 2019, 26],
          ['Barbera', 2022, 11],
        ],
        'Wines',
      ),
      sheet([['Contact'], ['Maria Rossi', '+39 0173 123456'], ['info@example.com']], 'Contact'),
      sheet(
        [['Conditions'], ['All prices ex works in EUR'], ['Minimum order 60 bottles']],
        'Conditions',
      ),
    )
    expect(products).toMatchObject([
      { name: 'Barolo', price_amount: 26, price_unit: expect.stringContaining('EXW') },
      { name: 'Barbera', price_amount: 11 },
    ])
    expect(products).toHaveLength(2)
  })

  test('sheets of nothing but names are a list where there is no other, and a cover beside one', () => {
    const names = sheet([['Barolo Serralunga'], ['Barbera d’Alba'], ['Langhe Nebbiolo']], 'Wines')
    expect(read(names).map(({ name }) => name)).toEqual([
      'Barolo Serralunga',
      'Barbera d’Alba',
      'Langhe Nebbiolo',
    ])
    const list = sheet(
      [
        ['Wine', 'Vintage', 'Price'],
        ['Gavi', 2023, 8],
      ],
      'Prices',
    )
    expect(read(names, list).map(({ name }) => name)).toEqual(['Gavi'])
  })

  test('headings hold for the rows below', () => {
    const products = read(
      sheet([
        ['Wine', 'Vintage', 'Size', 'Price EUR'],
        ['ITALY'],
        ['Red wines'],
        ['Barolo', 2019, '75 cl', 26],
        ['White wines'],
        ['Gavi', 2023, '75 cl', 8],
        ['FRANCE'],
        ['Red wines'],
        ['Fleurie', 2022, '75 cl', 9],
      ]),
    )
    expect(products.map(({ country_code, type_norm }) => [country_code, type_norm])).toEqual([
      ['IT', 'red wine'],
      ['IT', 'white wine'],
      ['FR', 'red wine'],
    ])
  })

  test('without a header names of beers are no column of kinds', () => {
    const names = ['Wild West', 'Jolly', 'Eagle', 'Fair Wind', 'Blind', 'Bright', 'Quiet', 'Deep']
    const products = read(
      sheet(
        names.map((name, at) => [
          `${name} Beer`,
          `${['Sample', 'Muster'][at % 2]} Brewing`,
          'Germany',
          '33 cl',
          0.6 + at / 10,
        ]),
      ),
    )
    expect(products).toHaveLength(names.length)
    expect(products[0]).toMatchObject({ name: 'Wild West Beer', producer: 'Sample Brewing' })
  })

  test('a column of amounts below a header that nobody knows is the price', () => {
    const products = read(
      sheet([
        ['Wine', 'Vintage', 'Zzq'],
        ['Chablis', 2021, '9,50'],
        ['Sancerre', 2022, '12,00'],
        ['Fleurie', 2022, '8,40'],
      ]),
    )
    expect(products.map(({ price_amount }) => price_amount)).toEqual([9.5, 12, 8.4])
  })

  test('kilograms below a header that nobody knows are no producers', () => {
    const products = read(
      sheet([
        ['Wine', 'Vintage', 'Zzq', 'Price EUR'],
        ['Chablis', 2021, '0.42 kg', 9],
        ['Sancerre', 2022, '0.55 kg', 8],
        ['Fleurie', 2022, '0.42 kg', 8],
      ]),
    )
    expect(products[0]).toMatchObject({ producer: null, container_weight_g: 420 })
  })

  test('without a column of names producer, appellation and variety make one', () => {
    const products = read(
      sheet([
        ['Producer', 'Appellation', 'Grapes', 'Vintage', 'Price EUR'],
        ['Cave de Cairanne', 'Côtes du Rhône', 'Grenache', 2021, 4.9],
        ['Domaine Roux', 'Saint-Aubin', 'Chardonnay', 2022, 14],
        ['Château Cranne', 'Bordeaux', 'Merlot', 2020, 6],
      ]),
    )
    expect(products[0]).toMatchObject({ producer: 'Cave de Cairanne', vintage: 2021 })
    expect(products[0]?.name).toContain('Côtes du Rhône')
    expect(products).toHaveLength(3)
  })
})

const priced = (header: readonly string[], ...rows: Rows) =>
  read(sheet([['Wine', 'Vintage', 'Units per case', ...header], ...rows]))[0]

describe('which price is the offer, and for what', () => {
  test('ex works before FOB before trade before retail', () => {
    const headers = ['Retail price', 'Trade price', 'FOB price', 'Ex works price']
    const amounts = [19.9, 11, 9.9, 9.2]
    for (const [kept, unit] of [
      [4, 'EXW'],
      [3, 'FOB'],
      [2, null],
    ] as const) {
      const product = priced(headers.slice(0, kept), [
        'Chablis',
        2021,
        6,
        ...amounts.slice(0, kept),
      ])
      expect(product?.price_amount).toBe(amounts[kept - 1])
      if (unit !== null) expect(product?.price_unit).toContain(unit)
    }
  })

  test('excluding VAT before including', () => {
    expect(
      priced(['Price incl. VAT', 'Price excl. VAT'], ['Chablis', 2021, 6, 12, 10]),
    ).toMatchObject({ price_amount: 10, price_unit: expect.stringContaining('excl. VAT') })
  })

  test('a retail price is never taken for an offer price', () => {
    const byHeader = priced(['Recommended retail price'], ['Chablis', 2021, 6, 19.9])
    expect(byHeader?.price_unit).toContain('retail')
    const byLine = read(
      sheet([
        ['All prices are retail prices including VAT'],
        ['Wine', 'Vintage', 'Price EUR'],
        ['Chablis', 2021, 19.9],
        ['Sancerre', 2022, 21],
      ]),
    )
    expect(byLine[0]?.price_unit).toContain('retail')
  })

  test('"€ 27.00 / case (6x75cl)" is 27.00 a case of six', () => {
    expect(priced(['Price'], ['Chablis', 2021, '', '€ 27.00 / case (6x75cl)'])).toMatchObject({
      price_amount: 27,
      price_currency: 'EUR',
      price_unit: 'case of 6 bottles',
      volume_ml: 750,
    })
  })

  test.each([
    ['RRP 19.90', 'retail'],
    ['UVP 19,90', 'retail'],
    ['19,90 € TTC', 'incl. VAT'],
    ['€ 19,90 prezzo al pubblico', 'retail'],
    ['PVP 19,90 €', 'retail'],
    ['19,90 € IVA incluido', 'incl. VAT'],
  ])('a cell that says "%s" is no offer', (cell, unit) => {
    const product = priced(['Price'], ['Chablis', 2021, 6, cell])
    expect(product?.price_amount).toBe(19.9)
    expect(product?.price_unit).toContain(unit)
    expect(priceTermsOf(product?.price_unit ?? null).basis).toBe('retail')
  })

  test.each([
    ['9.20 EXW', 'bottle, EXW'],
    ['FOB 9.20', 'bottle, FOB'],
    ['9,20 HT', 'excl. VAT'],
    ['9,20 € franco cantina', 'bottle, EXW'],
    ['9,20 € en bodega, sin IVA', 'bottle, EXW, excl. VAT'],
    ['ab Weingut 9,20 €', 'bottle, EXW'],
    ['9,20 € à saída da adega', 'bottle, EXW'],
    ['9,20 € la bouteille HT', 'bottle, excl. VAT'],
  ])('a cell that says "%s" says its terms', (cell, unit) => {
    expect(priced(['Price'], ['Chablis', 2021, 6, cell])).toMatchObject({
      price_amount: 9.2,
      price_unit: unit,
    })
  })

  test('what a cell says of its price goes before its header', () => {
    const product = priced(['Price', 'Other price'], ['Chablis', 2021, 6, 'RRP 19.90', 'EXW 9.20'])
    expect(product).toMatchObject({ price_amount: 9.2, price_unit: 'bottle, EXW' })
    expect(priced(['Price ex works'], ['Chablis', 2021, 6, 'RRP 19.90'])?.price_unit).toContain(
      'retail',
    )
  })

  test.each([
    ['Price per 6 bottles EUR', 6],
    ['Price/6 btl', 6],
    ['Price EUR per case of 6', 6],
    ['Price per case (6 bottles)', 6],
    ['Preis pro Karton (12 Fl.)', 12],
    ['Prix par carton de 6', 6],
    ['Prezzo per cartone da 12', 12],
    ['Precio por caja de 6 botellas', 6],
    ['Preço por caixa de 12', 12],
  ])('"%s" is the price of a case', (header, units) => {
    const products = read(
      sheet([
        ['Wine', 'Vintage', header],
        ['Chablis', 2021, 54],
        ['Sancerre', 2022, 66],
      ]),
    )
    expect(products[0]).toMatchObject({
      price_amount: 54,
      price_unit: `case of ${units} bottles`,
    })
  })

  test('"Price from 6 bottles" is the price of one, and a line may say what all of them buy', () => {
    const unitOf = (line: string, header: string) =>
      read(
        sheet([[line], ['Wine', 'Vintage', header], ['Chablis', 2021, 54], ['Sancerre', 2022, 66]]),
      )[0]?.price_unit
    expect(unitOf('Price list', 'Price from 6 bottles')).not.toContain('case')
    expect(unitOf('Prices per case of 6 bottles (ex works)', 'Price EUR')).toBe(
      'case of 6 bottles, EXW',
    )
    expect(unitOf('Prices per case of 6 bottles (ex works)', 'Price per bottle')).toBe(
      'bottle, EXW',
    )
  })

  test('"US$ 9.00" and "from EUR 4,20"', () => {
    expect(priced(['Price'], ['Chablis', 2021, 6, 'US$ 9.00'])).toMatchObject({
      price_amount: 9,
      price_currency: 'USD',
    })
    expect(priced(['Price'], ['Chablis', 2021, 6, 'from EUR 4,20'])).toMatchObject({
      price_amount: 4.2,
      price_currency: 'EUR',
    })
  })

  test('currency, what a price is per, tax and tier are read from header, heading and conditions', () => {
    const product = read(
      sheet([
        ['Prices in CHF, excl. VAT'],
        ['Wine', 'Vintage', 'Case of', 'Price per case'],
        ['Fendant', 2022, 6, 54],
        ['Dôle', 2021, 12, 118],
      ]),
    )
    expect(product).toMatchObject([
      { price_amount: 54, price_currency: 'CHF', price_unit: 'case of 6 bottles, excl. VAT' },
      { price_amount: 118, price_currency: 'CHF', price_unit: 'case of 12 bottles, excl. VAT' },
    ])
  })

  test('tax, tier and basis of different places come together: each price keeps its own', () => {
    const products = read(
      sheet([
        ['All prices ex cellar, excl. VAT'],
        ['Wine', 'Vintage', '6-59 bottles', '60-119 bottles', '120+ bottles'],
        ['Fendant', 2022, 9, 8.5, 8],
        ['Dôle', 2021, 10, 9.5, 9],
      ]),
    )
    expect(products[0]).toMatchObject({
      price_amount: 9,
      price_unit: 'bottle, EXW, excl. VAT',
      variants: [
        { what: '60-119 bottles', price_amount: 8.5 },
        { what: '120+ bottles', price_amount: 8 },
      ],
    })
  })
})

describe('sizes, amounts, grapes and claims as lists write them', () => {
  const product = (header: string, cell: Cell) =>
    read(
      sheet([
        ['Wine', 'Vintage', header, 'Price EUR'],
        ['Chablis', 2021, cell, 9],
        ['Petit Chablis', 2022, cell, 8],
      ]),
    )[0]

  test.each([
    ['6x0,75l', 750],
    ['12x750ml', 750],
  ])('%s', (cell, volume_ml) => {
    expect(product('Size', cell)?.volume_ml).toBe(volume_ml)
  })

  test('the weight of the bottle', () => {
    expect(product('Bottle weight', '0.42 kg')?.container_weight_g).toBe(420)
  })

  test.each([
    ['12,000 btl', 12_000],
    ['1 200', 1200],
    // how many units are in the cases is said nowhere
    ['1 200 cases', null],
    ['1 200 cases of 6', 7200],
    ['200 kasser', null],
    ['50 cases (12x75cl)', 600],
    ['3 x 6B', 18],
  ])('%s are in stock', (cell, quantity_available) => {
    expect(product('Available', cell)?.quantity_available).toBe(quantity_available)
  })

  test.each([
    ['Stock', '1 200 cases', 7200],
    ['Stock', '1 200', 1200],
    ['Stock', '1 200 bottles', 1200],
    ['Stock (cases)', '1 200', 7200],
    ['Stock (bottles)', '1 200', 1200],
  ])('%s %s with six units per case', (header, cell, quantity_available) => {
    const products = read(
      sheet([
        ['Name', 'Price EUR', 'Units per case', header],
        ['Sample Rosso', 7.5, 6, cell],
        ['Sample Bianco', 6.5, 6, cell],
      ]),
    )
    expect(products[0]).toMatchObject({ price_amount: 7.5, quantity_available })
  })

  test('grapes with their shares', () => {
    expect(product('Grapes', 'Grillo (100)')?.grapes).toEqual([{ variety: 'Grillo', share: 100 }])
    expect(product('Grapes', "85 Nero d'Avola / 15 Syrah")?.grapes).toEqual([
      { variety: "Nero d'Avola", share: 85 },
      { variety: 'Syrah', share: 15 },
    ])
  })

  test.each(['not organic', 'non bio', 'in conversion', 'planned 2027', 'vegan'])(
    '"%s" is not organic',
    (cell) => {
      for (const header of ['Organic', 'Certification'])
        expect(product(header, cell)?.organic).not.toBe(true)
    },
  )

  test.each(['no oak', 'unoaked'])('"%s" is without oak', (cell) => {
    expect(product('Oak', cell)?.oak).toBe(false)
  })

  test('several certificates in one cell are several', () => {
    expect(product('Certification', 'organic, vegan')?.certifications).toHaveLength(2)
  })
})

describe('sheets beside the list', () => {
  const list = sheet(
    [
      ['NOMBRE', 'MARCA', 'TIPO', 'CAPACIDAD', 'PRECIO', 'UNIDADES'],
      ['Sombra Larga', 'Muster', 'Ale', 33, 4.5, 7000],
      ['Sombra Corta', 'Muster', 'Ale', 50, 3.3, 6174],
      ['Piedra', 'Beispiel', 'IPA', 33, 5.5, 1296],
    ],
    'INVENTARIO',
  )

  test('a journal of sales has customers, no products', () => {
    const sales = sheet(
      [
        ['IDVENTA', 'CLIENTE', 'IDPRODUCTO', 'CANTIDAD', 'PRECIO'],
        [1, 'Cervecería Muster', 2, 500, 1650],
        [1, 'Bar Manolo', 3, 200, 1100],
      ],
      'VENTAS',
    )
    expect(read(list, sales).map(({ name }) => name)).toEqual([
      'Sombra Larga',
      'Sombra Corta',
      'Piedra',
    ])
  })

  test('totals that name the products again double none; another price is another offer', () => {
    const totals = (last: number) =>
      sheet(
        [
          ['IDPRODUCTO', 'NOMBRE', 'MARCA', 'PRECIO', 'GANANCIAS TOTALES'],
          [1, 'Sombra Larga', 'Muster', 4.5, 11_250],
          [2, 'Sombra Corta', 'Muster', 3.3, 12_229.8],
          [3, 'Piedra', 'Beispiel', last, 16_412],
        ],
        'TOTAL',
      )
    expect(read(list, totals(5.5))).toHaveLength(3)
    expect(read(list, totals(6))).toHaveLength(6)
  })

  test('how many units there are', () => {
    expect(read(list).map(({ quantity_available }) => quantity_available)).toEqual([
      7000, 6174, 1296,
    ])
  })
})

describe('a list and another sheet of the same wines', () => {
  const list = sheet([
    ['Producer', 'Wine', 'Vintage', 'Size', 'Price EUR'],
    ['Rossi', 'Barolo Serralunga', 2019, '75 cl', 26],
    ['Rossi', 'Barbera d’Alba', 2022, '75 cl', 11.9],
    ['Rossi', 'Langhe Nebbiolo', 2022, '75 cl', 13.4],
  ])
  const readAll = (...sheets: readonly Sheet[]) => readDecoded({ kind: 'sheets', sheets })
  const namesOf = (second: Sheet) =>
    readAll(list, second)
      .products.slice(3)
      .map(({ name }) => name)

  test('that says more of them keeps what it says', () => {
    const logistics = sheet(
      [
        ['Producer', 'Wine', 'Price EUR', 'EAN', 'Stock', 'Grapes'],
        ['Rossi', 'Barolo Serralunga', 26, '4006381333931', 600, 'Nebbiolo'],
        ['Rossi', 'Barbera d’Alba', 11.9, '4006381333948', 1200, 'Barbera'],
        ['Rossi', 'Langhe Nebbiolo', 13.4, '4006381333955', 900, 'Nebbiolo'],
      ],
      'Logistics',
    )
    const reading = readAll(list, logistics)
    expect(reading.products).toHaveLength(6)
    expect(reading.products[3]).toMatchObject({ gtin: '4006381333931', quantity_available: 600 })
    expect(reading.tables).toHaveLength(2)
  })

  test('that names no prices is not taken for a repetition', () => {
    const unpriced = (name: string) =>
      sheet(
        [
          ['Producer', 'Wine', 'Vintage', 'Size'],
          ...list.rows.slice(1).map(({ cells }) => cells.slice(0, 4)),
        ],
        name,
      )
    expect(readAll(unpriced('A'), unpriced('B')).products).toHaveLength(6)
  })

  test('that only repeats them is left out, and says so', () => {
    const totals = sheet(
      [
        ['Producer', 'Wine', 'Price EUR'],
        ['Rossi', 'Barolo Serralunga', 26],
        ['Rossi', 'Barbera d’Alba', 11.9],
        ['Rossi', 'Langhe Nebbiolo', 13.4],
      ],
      'Totals',
    )
    expect(namesOf(totals)).toEqual([])
    const { problems, tables } = readAll(list, totals)
    expect(problems).toContainEqual({
      code: 'row_repeated',
      row: 2,
      text: 'Barolo Serralunga',
      sheet: 1,
    })
    expect(problems.filter(({ code }) => code === 'row_repeated')).toHaveLength(3)
    expect(tables).toMatchObject([{ count: 3 }, { sheet: 1, count: 0 }])

    const said = { columns: [], taken_in: [{ sheet: 1, row: 3 }] }
    const again = readDecoded({ kind: 'sheets', sheets: [list, totals] }, said)
    expect(again.products.map(({ name }) => name).slice(3)).toEqual(['Barbera d’Alba'])
    expect(again.problems.filter(({ code }) => code === 'row_repeated')).toHaveLength(2)
    expect(again.tables).toMatchObject([{ count: 3 }, { sheet: 1, first: 3, count: 1 }])
  })
})
