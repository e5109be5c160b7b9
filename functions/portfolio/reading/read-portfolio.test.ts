import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { docOf, docxOf, xlsxOf } from './generated-files.ts'
import { readPortfolio } from './read-portfolio.ts'

const csv = (text: string) => readPortfolio(strToU8(text), 'list.csv')

describe('lists of producers in their languages', () => {
  test('French', async () => {
    const { products } = await csv(
      'Domaine des Terres Rouges - Tarif 2026;;;;;;;\nPrix départ cave, hors taxes;;;;;;;\n;;;;;;;\nAppellation;Cuvée;Couleur;Millésime;Contenance;Colisage;Tarif HT;Cépages\nAOP Corbières;Les Garrigues;Rouge;2021;75 cl;6;7,80 €;Syrah 60%, Grenache 40%\nAOP Corbières;Vieilles Vignes;Rouge;2019;150 cl;3;24,00 €;Carignan\n',
    )
    expect(products[0]).toMatchObject({
      row: 5,
      name: 'Les Garrigues',
      type: 'Rouge',
      region: 'AOP Corbières',
      vintage: 2021,
      volume_ml: 750,
      price_amount: 7.8,
      price_currency: 'EUR',
      price_unit: 'bottle, EXW, excl. VAT',
      grapes: [
        { variety: 'Syrah', share: 60 },
        { variety: 'Grenache', share: 40 },
      ],
    })
    expect(products[1]?.volume_ml).toBe(1500)
  })

  test('German, with a price per litre that is no offer', async () => {
    const { products } = await csv(
      'Artikel-Nr.;Bezeichnung;Jahrgang;Rebsorte;Alkohol % vol;Restzucker g/l;Säure g/l;Inhalt (l);Preis je Flasche (€);Literpreis\n101;Riesling Kabinett;2022;Riesling;10,5;18,2;7,1;0,75;9,90;13,20\n102;Rotwein trocken;2020;Spätburgunder;13,5;1,1;5,2;0,75;14,50;19,33\n',
    )
    expect(products[0]).toMatchObject({
      name: 'Riesling Kabinett',
      abv: 10.5,
      sugar_g_l: 18.2,
      volume_ml: 750,
      price_amount: 9.9,
      price_unit: 'bottle',
      variants: null,
    })
    expect(products[1]?.type_norm).toBe('red wine')
  })

  test('Italian, with sections and oil', async () => {
    const { products, problems } = await csv(
      'CANTINA BELLINI - LISTINO 2025,,,,\nVINI ROSSI,,,,\nNome,Annata,Formato,Gradazione,Prezzo franco cantina\nChianti Rufina DOCG,2021,"0,75",13.5%,"€ 6,50"\nVINI BIANCHI,,,,\nVermentino Toscana IGT,2023,"0,75",12.5%,"€ 5,80"\nOLIO,,,,\nExtravergine,2023,"0,50",,"€ 12,00"\n',
    )
    expect(products).toMatchObject([
      { type: 'VINI ROSSI', type_norm: 'red wine', volume_ml: 750, price_unit: 'bottle, EXW' },
      { type: 'VINI BIANCHI', abv: 12.5 },
    ])
    expect(problems.at(-1)).toEqual({ code: 'row_not_a_drink', row: 8, text: 'Extravergine' })
  })

  test('Spanish, bottle before case', async () => {
    const { products } = await csv(
      'Vino,D.O.,Añada,Uva,Grado,Precio caja 6 (€),Precio botella (€)\nViña Alta Crianza,Rioja,2020,Tempranillo,14,"42,00","7,00"\n',
    )
    expect(products[0]).toMatchObject({
      region: 'Rioja',
      abv: 14,
      price_amount: 7,
      price_currency: 'EUR',
      price_unit: 'bottle',
    })
  })

  test('English, price per case with everything a buyer asks', async () => {
    const { products } = await csv(
      'SKU,Description,Country of Origin,Region,ABV,Case Size,Bottle Size,EXW price per case (EUR),Organic,Closure,Certifications\nA1,Malbec Reserve 2021,Argentina,Uco Valley,14.0,6,75cl,54.00,Yes,Cork,Fairtrade\nA2,Torrontés 2023,Argentina,Salta,13.0,6,75cl,42.00,No,Screw cap,\n',
    )
    expect(products).toMatchObject([
      {
        country_code: 'AR',
        vintage: 2021,
        price_unit: 'case of 6 bottles, EXW',
        organic: true,
        closure: 'cork',
        certifications: ['Fairtrade'],
      },
      { organic: false, closure: 'screw_cap', certifications: null },
    ])
  })

  test('Norwegian and Swedish', async () => {
    const norwegian = await csv(
      'Produsent;Vare;Land;Varetype;Volum i cl;Alkohol %;Pris eks. mva (NOK)\nAtlungstad;Aquavit Reserve;Norge;Akevitt;70;41,5;312,50\n',
    )
    expect(norwegian.products[0]).toMatchObject({
      type_norm: 'aquavit',
      volume_ml: 700,
      price_amount: 312.5,
      price_currency: 'NOK',
      price_unit: 'excl. VAT',
    })
    const swedish = await readPortfolio(
      strToU8(
        'Producent\tNamn\tÅrgång\tUrsprung\tTyp\tVolym (ml)\tPris (SEK)\tEkologisk\nDomaine X\tChablis\t2022\tFrankrike, Chablis\tVitt vin\t750\t129,00\tJa\n',
      ),
      'lista.tsv',
    )
    expect(swedish.products[0]).toMatchObject({
      country_code: 'FR',
      region: 'Chablis',
      organic: true,
      price_currency: 'SEK',
    })
  })
})

describe('encodings and delimiters', () => {
  const text = 'Nombre;Bodega;Precio (€)\nViña Añeja;Muñoz;"12,50"\n'
  const wide = Buffer.from(text, 'utf16le')
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
    ['Windows-1252', Buffer.from(text.replace('€', '\x80'), 'latin1')],
    ['UTF-16 with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), wide])],
    ['UTF-16 without', wide],
    [
      'UTF-16, the other way round',
      Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(wide).swap16()]),
    ],
    ['lines ended as on old Macs', Buffer.from(text.replaceAll('\n', '\r'))],
    ['Excel’s own hint', Buffer.from(`sep=;\n${text}`)],
  ])('%s', async (_, bytes) => {
    const { products } = await readPortfolio(bytes, 'a.csv')
    expect(products).toMatchObject([
      { name: 'Viña Añeja', producer: 'Muñoz', price_amount: 12.5, price_currency: 'EUR' },
    ])
  })

  test('a delimiter inside quotes does not count', async () => {
    const { products } = await csv(
      'Name,Notes,Price\n"Barolo; Cannubi","a; b; c","12,50"\n"Gavi; Etichetta","d; e","9,80"\n',
    )
    expect(products.map(({ name, price_amount }) => [name, price_amount])).toEqual([
      ['Barolo; Cannubi', 12.5],
      ['Gavi; Etichetta', 9.8],
    ])
  })
})

test('words of cells are tidied, whatever the file', async () => {
  const rows = [
    ['Wine ', 'Vintage', 'Price'],
    ['Clos\u00a0 Vougeot\u200b', '2016', '60'],
  ]
  const text = rows.map((row) => row.join(';')).join('\n')
  const workbook = await readPortfolio(xlsxOf(rows), 'list.xlsx')
  for (const { products } of [await csv(text), workbook])
    expect(products).toMatchObject([{ name: 'Clos Vougeot', vintage: 2016 }])
})

test('a workbook', async () => {
  const { products } = await readPortfolio(
    xlsxOf([[null], ['Product', null, 'Price'], [null], ['Barolo & Co', null, 20.5]]),
    'a.xlsx',
  )
  expect(products).toMatchObject([
    { row: 4, name: 'Barolo & Co', price_amount: 20.5, price_raw: '20.5' },
  ])
})

describe('a Word document', () => {
  test('tables with headings between them', async () => {
    const header = ['Wein', 'Jahrgang', 'Preis (€)']
    const { products } = await readPortfolio(
      docxOf([
        'Weingut Muster, Preisliste',
        'Weißweine',
        { rows: [header, ['Riesling trocken', '2022', '9,90']] },
        'Unsere Weißweine reifen im Edelstahl und werden von Hand gelesen.',
        'Rotweine',
        { rows: [header, ['Spätburgunder', '2020', '14,50']] },
      ]),
      'a.docx',
    )
    expect(products).toMatchObject([
      {
        row: 1,
        name: 'Riesling trocken',
        type: 'Weißweine',
        type_norm: 'white wine',
        vintage: 2022,
        price_currency: 'EUR',
      },
      {
        row: 2,
        name: 'Spätburgunder',
        type: 'Rotweine',
        type_norm: 'red wine',
        price_amount: 14.5,
      },
    ])
  })

  test('lines with a price at the end', async () => {
    const { products } = await readPortfolio(
      docxOf([
        'VINI ROSSI',
        'Barbera d’Alba 2021\t€ 9,50',
        'Dolcetto 2022 ........ 8,00 €',
        'VINI BIANCHI',
        'Arneis 2023\t€ 10,00',
      ]),
      'a.docx',
    )
    expect(products).toMatchObject([
      {
        name: 'Barbera d’Alba',
        vintage: 2021,
        type: 'VINI ROSSI',
        price_amount: 9.5,
        price_currency: 'EUR',
      },
      { name: 'Dolcetto', vintage: 2022, price_amount: 8 },
      { name: 'Arneis', type: 'VINI BIANCHI', price_amount: 10 },
    ])
  })
})

describe('an old Word document', () => {
  test('lines with a tab before the price', async () => {
    const { products } = await readPortfolio(
      docOf(['VINS ROUGES', 'Chinon Vieilles Vignes 2020\t12,50 €', 'Bourgueil 2021\t9,80 €']),
      'tarif.doc',
    )
    expect(products).toMatchObject([
      {
        row: 1,
        name: 'Chinon Vieilles Vignes',
        vintage: 2020,
        type: 'VINS ROUGES',
        price_amount: 12.5,
      },
      { row: 2, name: 'Bourgueil', vintage: 2021, price_amount: 9.8, price_currency: 'EUR' },
    ])
  })

  test('a table', async () => {
    const { products } = await readPortfolio(
      docOf(['Cuvée\tMillésime\tPrix HT', 'Chinon\t2020\t12,50', 'Bourgueil\t2021\t9,80']),
      'tarif.doc',
    )
    expect(products).toMatchObject([
      { name: 'Chinon', vintage: 2020, price_amount: 12.5, price_unit: 'excl. VAT' },
      { name: 'Bourgueil', price_amount: 9.8 },
    ])
  })

  test('with a password', async () => {
    const { problems } = await readPortfolio(docOf(['x'], { isEncrypted: true }), 'a.doc')
    expect(problems).toEqual([{ code: 'encrypted_file', row: null, text: null }])
  })
})
