import { expect, test } from 'vitest'
import { findHeader, headerCell, headerRole } from './recognise-header.ts'
import type { Cell } from './sheet.ts'

test.each([
  ['Product Name', 'name'],
  ['NOME', 'name'],
  ['Nombre del Vino / Gama', 'name'],
  ['Weinname', 'name'],
  ['Produktnavn', 'name'],
  ['Nimi', 'name'],
  ['descripcion', 'name'],
  ['ワイン名', 'name'],
  ['domaine', 'producer'],
  ['Weingut', 'producer'],
  ['Valmistaja', 'producer'],
  ['Bodega', 'producer'],
  ['PRODUTTORE', 'producer'],
  ['couleur', 'type'],
  ['Art', 'type'],
  ['Wine Type', 'type'],
  ['Varetype', 'type'],
  ['Subvaretype', 'subtype'],
  ['Land', 'country'],
  ['País', 'country'],
  ['Valmistusmaa', 'country'],
  ['国名', 'country'],
  ['Distrikt', 'region'],
  ['Kommune', 'subregion'],
  ['PROVENIENZA', 'origin'],
  ['millesime', 'vintage'],
  ['Peso botella (g)', 'weight'],
  ['ANNO', 'vintage'],
  ['Jahrgang', 'vintage'],
  ['Årgang', 'vintage'],
  ['Vuosikerta', 'vintage'],
  ['Bottle Size (ml)', 'volume'],
  ['Pullokoko', 'volume'],
  ['Volymiml', 'volume'],
  ['Pack Size', 'pack'],
  ['cond', 'pack'],
  ['Alkohol', 'abv'],
  ['Alkoholi-%', 'abv'],
  ['FOB Case Price', 'price'],
  ['VENDITA', 'price'],
  ['Salgspris', 'price'],
  ['Prisinklmoms', 'price'],
  ['Hinta', 'price'],
  ['prixHT3', 'price'],
  ['Zuschlag', 'price'],
  ['ボトル価格', 'price'],
  ['Druesort', 'grapes'],
  ['Rebsorten', 'grapes'],
  ['varieties', 'grapes'],
  ['Q.tà', 'quantity'],
  ['Totalt antall', 'quantity'],
  ['Sokeri g/l', 'sugar'],
  ['Korktype', 'closure'],
  ['Emballasjetype', 'container'],
  ['EAN', 'gtin'],
  ['Código Barras', 'gtin'],
  ['Item Code', 'ignore'],
  ['Margin', 'ignore'],
  ['I.V.A', 'ignore'],
  ['MAGAZZINO', 'ignore'],
  ['Totalverdi', 'ignore'],
  ['Fordeling Storo (161)', 'ignore'],
  ['Cuvée Les Vallons du Soleil et de la Lune, une sélection parcellaire de longue garde', null],
  ['Uutuus', null],
  ['19.40€ x', 'price'],
  ['Château / Domaine', 'producer'],
  ['Lukking', 'closure'],
  ['Сахар, г/л', 'sugar'],
] as const)('%s is %s', (header, role) => {
  expect(headerRole(header)).toBe(role)
})

test('what the words of a price say', () => {
  expect(headerCell('FOB Case Price', '').price).toMatchObject({ per: 'case', basis: 'fob' })
  expect(headerCell('ACQUISTO', '').price?.is_cost).toBe(true)
  expect(headerCell('Litrahinta', '').price?.per).toBe('litre')
  expect(headerCell('Final', 'Precios con Descuentos').price?.is_reduced).toBe(true)
  expect(headerCell('prixHT2', '').group).toBe(2)
  expect(headerCell('prixHT', '').price?.vat).toBe('excl')
})

const headerAt = (rows: readonly (readonly Cell[])[]) =>
  findHeader(rows.map((cells, at) => ({ number: at + 1, cells })))?.last_row ?? null

test('a row of products is no header, whatever words it holds', () => {
  // "Crianza" heads a column too, and so do "Winter" and a country
  expect(
    headerAt([
      ['Muster', 'Long Shadow 2013', '750 ml', 'JPY 1,220'],
      ['España'],
      ['Bodega Muster', 'Crianza 2006', '750 ml', 'JPY 1,230'],
      ['Galicia'],
      ['Beispiel', 'Albariño 2009', '750 ml', 'JPY 3,840'],
    ]),
  ).toBeNull()
  expect(
    headerAt([
      ['Domaine Muster', 'Long Shadow', 'Vinho tinto', 'França', '4,35'],
      ['Domaine Muster', 'Short Shadow', 'Vinho tinto', 'França', '9,20'],
      ['Domaine Muster', 'Round Stone', 'Vinho tinto', 'França', '5,45'],
    ]),
  ).not.toBe(1)
})

test('sizes over prices are a header, though figures stand below them', () => {
  expect(
    headerAt([
      ['Listino 2026'],
      ['Vino', 'Zona', '0,375 l', '0,75 l', '1,50 l'],
      ['Ombra Lunga', 'Toscana', '6,40', '12,80', '25,60'],
      ['Ombra Corta', 'Toscana', '7,40', '13,80', '27,60'],
    ]),
  ).toBe(1)
})
