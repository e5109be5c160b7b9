import { expect, test } from 'vitest'
import { headerCell, headerRole } from './recognise-header.ts'

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
