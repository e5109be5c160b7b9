import { describe, expect, test } from 'vitest'
import { readLines } from './read-lines.ts'
import type { DocumentLine } from './sheet.ts'

type Piece = readonly [x: number, text: string]
const line = (page: number, y: number, size: number, ...pieces: Piece[]): DocumentLine => ({
  page,
  y,
  size,
  pieces: pieces.map(([x, text]) => ({ text, x, width: text.length * size * 0.45 })),
})

describe('technical sheets', () => {
  test('wines of the same name on every page, the number of the page below', () => {
    const sheet = (page: number, producer: string) => [
      line(page, 790, 13, [42, 'Karta techniczna']),
      line(page, 762, 18, [42, 'MALBEC']),
      line(page, 722, 10, [42, 'Winnica'], [202, producer]),
      line(page, 706, 10, [42, 'Region'], [202, 'Mendoza']),
      line(page, 659, 10, [42, 'Alkohol'], [202, '12%']),
      line(page, 36, 7, [42, `Strona ${page} z 2`]),
    ]
    const { products } = readLines([...sheet(1, 'Finca el Origen'), ...sheet(2, 'El Enemigo')])
    expect(products).toMatchObject([
      { name: 'MALBEC', producer: 'Finca el Origen' },
      { name: 'MALBEC', producer: 'El Enemigo' },
    ])
  })

  test('wines of the same name, and of each something else said of its taste', () => {
    const sheet = (page: number, producer: string, taste: string) => [
      line(page, 788, 13, [42, 'Ficha técnica']),
      line(page, 762, 18, [42, 'Pinot Noir']),
      line(page, 739, 9, [42, taste]),
      line(page, 722, 10, [42, `Productor: ${producer}`]),
      line(page, 691, 10, [42, 'Región: Marlborough']),
      line(page, 675, 10, [42, 'Cosecha: 2017']),
      line(page, 659, 10, [42, 'Grado: 13,5%']),
    ]
    const { products } = readLines([
      ...sheet(1, 'Sombra Larga', 'Fresco, cítrico y mineral.'),
      ...sheet(2, 'Sombra Corta', 'Fruta negra y especias, final largo.'),
    ])
    expect(products).toMatchObject([
      { name: 'Pinot Noir', producer: 'Sombra Larga' },
      { name: 'Pinot Noir', producer: 'Sombra Corta' },
    ])
  })

  test('pages of one frame say hardly anything of their wines', () => {
    const sheet = (page: number, name: string, ...facts: readonly string[]) => [
      line(page, 788, 13, [42, 'Our wines']),
      line(page, 762, 18, [42, name]),
      line(page, 739, 9, [42, 'Ripe plum and spice.']),
      ...facts.map((fact, at) => line(page, 722 - at * 16, 10, [42, fact])),
    ]
    const read = (...lines: DocumentLine[]) =>
      readLines(lines).products.map(({ name, type_norm }) => [name, type_norm])
    expect(
      read(
        ...sheet(1, 'Long Shadow', 'Colour: white', 'Certificates: organic'),
        ...sheet(2, 'Short Shadow', 'Colour: red'),
      ),
    ).toEqual([
      ['Long Shadow', 'white wine'],
      ['Short Shadow', 'red wine'],
    ])
    // the pages of a brochure tell of the house
    expect(
      read(...sheet(1, 'Long Shadow', 'Producer: Muster'), ...sheet(2, 'History', 'Region: Ahr')),
    ).toEqual([])
  })

  test('a column of grapes below the conditions of a table makes no sheet', () => {
    const wines = ['Merlot', 'Chardonnay', 'Malbec', 'Nebbiolo', 'Grenache']
    const { products } = readLines([
      line(1, 545, 8, [42, 'Valid until: 31.12.2026']),
      line(1, 535, 8, [42, 'Payment: 30 days']),
      line(1, 525, 8, [42, 'Delivery: free']),
      line(1, 515, 8, [42, 'Minimum order: 6 cases']),
      line(
        1,
        500,
        8,
        [42, 'Producer'],
        [150, 'Name'],
        [250, 'Grapes'],
        [350, 'Price'],
        [420, 'Stock'],
      ),
      ...wines.map((grape, at) =>
        line(
          1,
          485 - at * 15,
          8,
          [42, 'Muster'],
          [150, `Shadow ${at}`],
          [250, grape],
          [350, 'JPY'],
          [420, `${at + 2} bottles`],
        ),
      ),
    ])
    expect(products.map(({ producer }) => producer)).toEqual(wines.map(() => 'Muster'))
  })

  test('one wine a page, the name in large letters, labels without a colon, a column beside them', () => {
    const sheet = (page: number, name: string, year: string, grapes: readonly string[]) => [
      line(page, 790, 30, [60, 'FICHA TÉCNICA']),
      line(page, 740, 20, [60, name]),
      line(page, 700, 11, [68, 'VARIEDADES']),
      ...grapes.map((text, at) => line(page, 690 - at * 12, 9, [80, text])),
      line(page, 640, 11, [68, 'CATA'], [389, 'El vino madura en barrica']),
      line(page, 600, 8, [64, 'El productor'], [222, 'Bodega Muster']),
      line(page, 590, 8, [64, 'Origen'], [222, 'Rioja'], [422, 'SERVICIO']),
      line(page, 580, 8, [64, 'Grado'], [222, '14.5º']),
      line(page, 570, 8, [64, 'Añada'], [222, year]),
      line(page, 500, 11, [68, 'VIÑEDO']),
      line(page, 490, 8, [64, 'Nombre'], [222, 'La Ladera']),
    ]
    const { products } = readLines([
      ...sheet(1, 'Sombra Larga', '2022', ['45% Garnacha', '55% Tempranillo']),
      ...sheet(2, 'Sombra Corta', '2023', ['Mazuelo 100%']),
    ])
    expect(products).toMatchObject([
      {
        name: 'Sombra Larga',
        producer: 'Bodega Muster',
        region: 'Rioja',
        vintage: 2022,
        abv: 14.5,
        grapes: [
          { variety: 'Garnacha', share: 45 },
          { variety: 'Tempranillo', share: 55 },
        ],
      },
      { name: 'Sombra Corta', vintage: 2023 },
    ])
  })

  test('prose first, no title: the subject of the first sentence is the name', () => {
    const { products } = readLines([
      line(1, 580, 12, [60, 'Sombra 2023 is the latest wine of our neighbours, made of']),
      line(1, 566, 12, [60, 'little-known grapes. It goes with fish and cold meat.']),
      line(1, 520, 12, [60, 'Type of Wine: White wine']),
      line(1, 506, 12, [60, 'Vineyard: Above the village']),
      line(1, 492, 12, [60, 'Varieties: 100% Hondarrabi Zuri']),
      line(1, 478, 12, [60, 'Planting year: 2003']),
    ])
    expect(products).toMatchObject([
      { name: expect.stringMatching(/^Sombra/), type_norm: 'white wine', vintage: 2023 },
    ])
  })

  test('below a title the appellation has a label like that of a name, and titles wrap', () => {
    const sheet = (page: number, title: readonly string[], place: string) => [
      ...title.map((text, at) => line(page, 762 - at * 21, 18, [42, text])),
      line(page, 700, 10, [42, 'Estate: Muster']),
      line(page, 690, 10, [42, `Designation: ${place}`]),
      line(page, 680, 10, [42, 'Type: Red wine']),
      line(page, 670, 10, [42, '% vol: 13%']),
    ]
    const { products } = readLines([
      ...sheet(1, ['The Long Shadow of the Old', 'Tree 2016'], 'Bourgogne'),
      ...sheet(2, ['The Short Shadow 2017'], 'Bourgogne'),
    ])
    expect(products.map(({ name, vintage, abv }) => [name, vintage, abv])).toEqual([
      ['The Long Shadow of the Old Tree', 2016, 13],
      ['The Short Shadow', 2017, 13],
    ])
  })

  test('values tell what they are under labels of any words, the text what no label says', () => {
    const { products } = readLines([
      line(1, 790, 20, [60, 'Sombra Larga 2021']),
      line(1, 750, 10, [60, 'A red of old vines by our Sample Hills winery, which spent']),
      line(1, 738, 10, [60, '14 months in French oak barrels. Notes of cherry.']),
      line(1, 700, 10, [60, 'Grapes: 100% Garnacha']),
      line(1, 688, 10, [60, 'Alk.gehalte: 14,5 % vol']),
      line(1, 676, 10, [60, 'Xyz: 0,75 l']),
      line(1, 664, 10, [60, 'Code: 4006381333931']),
      line(1, 652, 10, [60, 'Run: 1.200 bottles']),
    ])
    expect(products).toMatchObject([
      {
        producer: 'Sample Hills',
        abv: 14.5,
        volume_ml: 750,
        gtin: '4006381333931',
        quantity_available: 1200,
        oak: true,
        ageing_months: 14,
      },
    ])
  })

  test('a note of oak in the glass is no oak', () => {
    const { products } = readLines([
      line(1, 790, 20, [60, 'Sombra Blanca 2021']),
      line(1, 750, 10, [60, 'Aromas of toast and oak; raised in steel, without oak barrels.']),
      line(1, 700, 10, [60, 'Grapes: 100% Garnacha']),
      line(1, 688, 10, [60, 'Alcohol: 13 %']),
      line(1, 676, 10, [60, 'Region: Rioja']),
    ])
    expect(products).toMatchObject([{ name: 'Sombra Blanca', oak: null }])
  })

  test('labels and values apart, a value that heads columns elsewhere, "Designation" first', () => {
    const { products } = readLines([
      line(1, 788, 13, [42, 'Technical sheet']),
      line(1, 762, 18, [42, 'Long Shadow Ale']),
      line(1, 739, 8.5, [42, 'Decant one hour before serving.']),
      line(1, 722, 10, [42, 'Designation'], [202, 'California']),
      line(1, 706, 10, [42, 'Château / Domaine'], [202, 'Muster']),
      line(1, 691, 10, [42, 'Type'], [202, 'Beer']),
      line(1, 675, 10, [42, 'Vol'], [202, '330 ml']),
      line(1, 659, 10, [42, 'Closure'], [202, 'cork']),
      line(1, 643, 10, [42, 'EXW'], [202, 'USD 15.75']),
    ])
    expect(products).toMatchObject([
      {
        name: 'Long Shadow Ale',
        producer: 'Muster',
        region: 'California',
        type_norm: 'beer',
        volume_ml: 330,
        closure: 'cork',
        price_amount: 15.75,
        price_currency: 'USD',
        price_unit: 'bottle, EXW',
      },
    ])
  })
})
