import { describe, expect, test } from 'vitest'
import { readSheet } from './read-sheet.ts'
import type { Cell } from './sheet.ts'

const read = (rows: readonly (readonly Cell[])[], name = '') =>
  readSheet({
    name,
    has_row_numbers: true,
    rows: rows.map((cells, index) => ({ number: index + 1, cells })),
  })

describe('finding the columns', () => {
  test('a header after a preamble, with names for only some of the columns', () => {
    const { products } = read(
      [
        ['EXW 10110 CELLES SUR OURCE', '', '', '', '', '', '', ''],
        ['', '', '', '', '', '', 'Customer Price', 'Margin'],
        [
          'Vaucelle',
          'Champagne',
          'Sparkling',
          'Rosé',
          'Cuvée Rosé',
          '750 ml',
          '15.50€',
          '18.00€',
          '16.13%',
        ],
        [
          'Vaucelle',
          'Champagne',
          'Sparkling',
          '',
          'Cuvée Les Vallons',
          '750 ml',
          '19.40€',
          '22.70€',
          '16.77%',
        ],
        [
          'Vaucelle',
          'Bourgogne',
          'White',
          'Santenay',
          'Santenay Blanc',
          '750 ml',
          '30.85€',
          '36.10€',
          '16.77%',
        ],
      ].map((row) =>
        row[6] === 'Customer Price'
          ? ['', '', '', '', '', '', '', 'Customer Price', 'Margin']
          : row,
      ),
    )
    expect(products).toHaveLength(3)
    expect(products[0]).toMatchObject({
      row: 3,
      producer: 'Vaucelle',
      region: 'Champagne',
      type: 'Sparkling',
      type_norm: 'sparkling rosé wine',
      name: 'Cuvée Rosé',
      volume_ml: 750,
      price_amount: 15.5,
      price_currency: 'EUR',
      price_unit: 'bottle, EXW',
      abv: null,
    })
    expect(products[2]?.region).toBe('Bourgogne, Santenay')
  })

  test('two header rows and the same column names twice', () => {
    const { products } = read([
      ['Listado de Precios'],
      [null, null, null, 'Precios Originales', null, null, 'Precios con Descuentos', null, null],
      ['Cod Art.', 'descripcion', 'U.V.', 'N.G.', 'I.V.A', 'Final', 'N.G', 'I.V.A', 'Final'],
      ['617', 'Dv Catena Mal Mal', 'GENERICA', 371.9, 78.1, 450.00021, 300, 63, 363],
      ['701', 'Cavas San Julian 1,5 Lts.', 'GENERICA', 11.57, 2.43, 13.9997, 10, 2.1, 12.1],
    ])
    expect(products).toMatchObject([
      { row: 4, name: 'Dv Catena Mal Mal', price_amount: 450, price_raw: '450.00021' },
      { row: 5, volume_ml: 1500, price_amount: 14 },
    ])
  })

  test('groups of columns that repeat are further sizes', () => {
    const { products } = read([
      ['domaine', 'nom', 'couleur', 'cond', 'volume', 'prixHT', 'cond2', 'volume2', 'prixHT2'],
      [
        'Tour des Vidaux',
        'IGP du Var',
        'Rosé',
        '6 Blles',
        '75 cl',
        3.23,
        '3 Blles',
        '150 cl',
        7.98,
      ],
      ['Tour des Vidaux', 'BIB IGP du Var', 'couleur', 'BIB', '10 L', 2.282, null, null, null],
    ])
    expect(products[0]).toMatchObject({
      volume_ml: 750,
      price_amount: 3.23,
      price_unit: 'excl. VAT',
      variants: [{ what: '3 Blles', volume_ml: 1500, price_amount: 7.98 }],
    })
    expect(products[1]).toMatchObject({
      type: null,
      volume_ml: 10_000,
      container: 'bag_in_box',
      variants: null,
    })
  })

  test('no header at all', () => {
    const { products } = read([
      ['Cantina Rossi', 'Barolo Cannubi', 'Piemonte', 2017, '75 cl', '€ 24,50'],
      ['Cantina Rossi', 'Barbera d’Alba', 'Piemonte', 2020, '75 cl', '€ 9,80'],
      ['Cantina Verdi', 'Soave Classico', 'Veneto', 2021, '75 cl', '€ 7,20'],
    ])
    expect(products[1]).toMatchObject({
      name: 'Barbera d’Alba',
      producer: 'Cantina Rossi',
      region: 'Piemonte',
      vintage: 2020,
      volume_ml: 750,
      price_amount: 9.8,
    })
  })

  test('the selling price, not the purchase price; a price per case with its size', () => {
    const { products } = read([
      ['NOME', 'PRODUTTORE', 'PROVENIENZA', 'ACQUISTO', 'VENDITA'],
      ['5 PUTONES', 'Label Blu', 'UNGHERIA', '€25,00', '€32,50'],
      ['120 LIMITED EDITION', 'Gardet', 'CHAMPAGNE', '€65,00', '€0,00'],
    ])
    expect(products[0]).toMatchObject({
      country: 'UNGHERIA',
      country_norm: 'Hungary',
      country_code: 'HU',
      region: null,
      price_amount: 32.5,
    })
    const cases = read([
      ['Producer', 'Product Name', 'Vintage', 'Pack Size', 'Bottle Size (ml)', 'FOB Case Price'],
      ['La Mision, Maule Valley', 'Pisador 2020 12/750ml', '2020', '12', '750', 186],
      ['Luyt, Bio Bio Valley', 'El Mismo Pais (NV)', 'NV', '9', '1000', 103.5],
    ]).products
    expect(cases[0]).toMatchObject({
      producer: 'La Mision',
      region: 'Maule Valley',
      price_unit: 'case of 12 bottles, FOB',
      volume_ml: 750,
    })
    expect(cases[1]?.vintage).toBe('NV')
  })
})

describe('rows that are no product', () => {
  test('headings give type and country to what follows', () => {
    const { products, problems } = read([
      ['Nombre', 'Bodega', 'Precio (MXN)'],
      ['BLANCOS', null, null],
      ['ITALIA', null, null],
      ['Pinot Grigio Delle Venezie', 'Bottega', 688],
      ['TINTOS', null, null],
      ['Casas Patronales Carmenere', 'Casas Patronales', 876],
    ])
    expect(products).toMatchObject([
      { type: 'BLANCOS', type_norm: 'white wine', country: 'ITALIA', price_currency: 'MXN' },
      { type: 'TINTOS', country: null },
    ])
    expect(problems.map(({ code, row }) => [code, row])).toEqual([
      ['row_is_heading', 2],
      ['row_is_heading', 3],
      ['row_is_heading', 5],
    ])
  })

  test('the name of a sheet counts as a heading', () => {
    const { products } = read(
      [
        ['Nome', 'Prezzo'],
        ['Barbera', 8],
        ['Dolcetto', 7],
      ],
      'Rossi',
    )
    expect(products.map(({ type }) => type)).toEqual(['Rossi', 'Rossi'])
  })

  test('other goods are left out and named; vinegar is kept with a question', () => {
    const { products, problems } = read([
      ['Tipo de Producto', 'Producto', 'Precio Venta'],
      ['LACTEOS', 'Yogur', 800],
      ['VINOS', 'Gato Tinto', 2900],
      ['CERVEZAS', 'Escudo', 800],
      ['VINOS', 'Aceto balsamico', 3000],
    ])
    expect(products.map(({ row }) => row)).toEqual([3, 4, 5])
    expect(problems).toEqual([
      { code: 'row_not_a_drink', row: 2, text: 'Yogur' },
      { code: 'row_not_a_drink', row: 5, text: 'Aceto balsamico' },
    ])
  })

  test('totals and rows without a name', () => {
    const { products, problems } = read([
      ['Produsent', 'Produktnavn', 'Volum', 'Salgspris'],
      ['Boon Brouwerij', 'Faro Boon', 0.25, 49.9],
      [null, null, 12, 54],
      ['L’Ilot', null, null, 33],
    ])
    expect(products.map(({ name }) => name)).toEqual(['Faro Boon', 'L’Ilot'])
    expect(products[0]).toMatchObject({ volume_ml: 250, price_unit: 'bottle, retail (Salgspris)' })
    expect(problems.map(({ code, row }) => [code, row])).toEqual([
      ['row_without_name', 3],
      ['row_without_name', 4],
    ])
  })
})

test('strengths written as percent or as fractions', () => {
  const { products } = read([
    ['Name', 'Alcohol', 'Price'],
    ['Cava Brut', '11.5%', 6],
    ['Crémant', 0.12, 9],
  ])
  expect(products.map(({ abv }) => abv)).toEqual([11.5, 12])
  const beer = read([
    ['Name', 'Alkohol', 'Pris'],
    ['Alcohol free', 0.5, 20],
    ['Tripel', 8.5, 60],
  ])
  expect(beer.products.map(({ abv }) => abv)).toEqual([0.5, 8.5])
})

describe('what a name says beside the columns', () => {
  test('strengths of spirits in degrees, but no latitudes and anniversaries', () => {
    const { products } = read([
      ['Tipo de Producto', 'Producto', 'Precio Venta'],
      ['DESTILADOS', 'Pisco Alto del Carmen 35°', 8400],
      ['DESTILADOS', 'Blenders Honey 29,5GL', 9900],
      ['VINOS', '45° Rugientes Merlot', 12000],
      ['VINOS', 'Sagrantino 25°', 30000],
    ])
    expect(products.map(({ abv }) => abv)).toEqual([35, 29.5, null, null])
  })

  test('a vintage, but no cask number and no old brand', () => {
    const { products } = read([
      ['name', 'price'],
      ['Macallan 1954 47 Year Old Fine & Rare #1902', 31995],
      ['Tequila 1800 Reposado', 40],
    ])
    expect(products.map(({ vintage }) => vintage)).toEqual([1954, null])
  })

  test('a house called Can is no can', () => {
    const { products } = read([
      ['name', 'price'],
      ['Can Sumoi La Rosa', 9],
      ['Lager 330 ml can', 2],
      ['Pale ale cans', 2],
    ])
    expect(products.map(({ container }) => container)).toEqual([
      null,
      'aluminium_can',
      'aluminium_can',
    ])
  })
})

test('a region that is called like a country, a blend of the EU, and no indication at all', () => {
  const { products } = read([
    ['name', 'region', 'country', 'eco', 'price'],
    ['Aixa', 'Granada', 'España', '', 9.75],
    ['Vi', 'Sin indicación geográfica', 'España', 'ECO', 7.1],
    ['Grand vin', 'Bordeaux', 'France', '', 8.4],
  ])
  expect(products).toMatchObject([
    { region: 'Granada', country_norm: 'Spain', organic: null },
    { region: null, country_norm: 'Spain', organic: true },
    { region: 'Bordeaux', country_norm: 'France' },
  ])
  const blend = read([
    ['name', 'ursprung', 'price'],
    ['Pink Bubbly', 'EU', 99],
    ['Rully', 'Frankrike', 199],
  ])
  expect(blend.products[0]).toMatchObject({ country: 'EU', country_norm: null, region: null })
})

test('a part of the country and half bottles', () => {
  const whisky = read([
    ['Namn', 'Ursprung', 'Ursprunglandnamn', 'Pris'],
    ['Dailuaine 22 Years', 'Skottland', 'Storbritannien', 999],
    ['Alpha Estate', 'Makedonien', 'Grekland', 199],
  ])
  expect(whisky.products).toMatchObject([
    { country_code: 'GB', region: 'Skottland' },
    { country_code: 'GR', region: 'Makedonien' },
  ])
  const auction = read([
    ['Lot Nr.', 'Produkt', 'Menge', 'Zuschlag'],
    [1, 'Château Lafite Carruades', '3 3/8 Flaschen', 160],
    [2, 'Château Ausone', '6 Flaschen OHK', 1500],
  ])
  expect(auction.products).toMatchObject([
    { volume_ml: 375, quantity_available: 3, price_unit: 'case of 3 bottles, hammer price' },
    { volume_ml: null, quantity_available: 6, price_unit: 'case of 6 bottles, hammer price' },
  ])
})

test('grapes named among others do not pass for the only one', () => {
  const { products } = read([
    ['Weinname', 'Rebsorten', 'Preis'],
    ['SeccioMoro', 'u.a. Sangiovese', 9],
    ['Achelo', 'Syrah', 9],
  ])
  expect(products.map(({ grapes }) => grapes?.map(({ variety }) => variety))).toEqual([
    ['Sangiovese', 'other varieties'],
    ['Syrah'],
  ])
})

test('in a shop with other goods a row without a type must be called a drink', () => {
  const { products, problems } = read([
    ['Tipo de Producto', 'Producto', 'Precio Venta'],
    ['LACTEOS', 'Yogur', 800],
    ['ASEO', 'Cloro', 900],
    ['HELADOS', 'Cassata', 900],
    ['VINOS', 'Gato', 2900],
    ['', 'Vela gigante', 500],
    ['', 'Vino de la casa', 2500],
  ])
  expect(products.map(({ row }) => row)).toEqual([5, 7])
  expect(problems.map(({ row }) => row)).toEqual([2, 3, 4, 6])
})
