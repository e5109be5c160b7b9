import { expect, test } from 'vitest'
import { recogniseColumns } from './recognise-columns.ts'
import { findHeader } from './recognise-header.ts'
import type { Cell } from './sheet.ts'

function rolesOf(...table: readonly (readonly Cell[])[]) {
  const rows = table.map((cells, at) => ({ number: at + 1, cells }))
  const header = findHeader(rows)
  const data = rows.slice(header === null ? 0 : header.last_row + 1)
  const width = Math.max(...table.map((cells) => cells.length))
  return recogniseColumns(header, data, width).map(({ index, role }) => `${index} ${role}`)
}

test('content decides what a header leaves open: "Designation" is the appellation beside a label', () => {
  const roles = rolesOf(
    ['Label', 'Producer', 'Designation', 'Vintage', 'Price'],
    ['First One Treixadura', 'Viña Costeira', 'Ribeiro', 2013, 14.4],
    ['Selecció Syrah', 'Clos Berenguer', 'Priorat', 2016, 5.6],
    ['Finca Monasterio', 'Baron de Ley', 'Rioja', 2016, 10.95],
  )
  expect(roles).toContain('0 name')
  expect(roles).toContain('2 subregion')
})

test('it is the name where no other column is', () => {
  const roles = rolesOf(
    ['Désignation', 'Millésime', 'Prix'],
    ['Château Bel Air', 2018, 12.5],
    ['Domaine du Lac', 2019, 9.8],
    ['Les Hauts de Loire', 2020, 7.2],
  )
  expect(roles).toContain('0 name')
})

test('a header is not believed where the cells contradict it', () => {
  const roles = rolesOf(
    ['Wine', 'Country', 'Price', 'Year'],
    ['Barolo Cannubi', 'Italy', 'on request', 2016],
    ['Rioja Reserva', 'Spain', 'sold out', 2017],
    ['Chablis Vieilles Vignes', 'France', 'ask us', 2018],
  )
  expect(roles).not.toContain('2 price')
})

test('the end of a compound says what it is, part of a place name does not', () => {
  const roles = rolesOf(
    ['Produktnavn', 'Salgspris', 'Fordeling Lillehammer', 'Ursprungsland'],
    ['Best Extra Stout', 54.6, 48, 'Australia'],
    ['Lux in Tenebris', 409.2, 12, 'Belgia'],
    ['Akevitt Lambik', 449.5, 12, 'Belgia'],
  )
  expect(roles).toEqual(expect.arrayContaining(['0 name', '1 price', '2 ignore', '3 country']))
})

test('without a header the longer words are the name, on either side of the producer', () => {
  const data = [
    ['Barolo Riserva Cannubi', 'Gaja', 'Piemonte', 2017, '75 cl', 24.5],
    ['Barbera d’Alba Superiore', 'Gaja', 'Piemonte', 2020, '75 cl', 9.8],
    ['Soave Classico Monte Alto', 'Pieropan', 'Veneto', 2021, '75 cl', 7.2],
  ]
  expect(rolesOf(...data)).toEqual([
    '0 name',
    '1 producer',
    '2 region',
    '3 vintage',
    '4 volume',
    '5 price',
  ])
})

test('a row with figures like those of the next is a product, though its words head columns elsewhere', () => {
  // "Oriental Brewery" and "Lager": a brewery is a producer's header, a lager a store
  const rows = [
    ['Nizozemsko', 'Bavaria Brewery', 'Traditional Ale', 'Pivo', '6x0,33l', '2,90 US$'],
    ['Jižní Korea', 'Oriental Brewery', 'OB Lager', 'Pivo', '6x0,33l', '2,70 US$'],
    ['Německo', 'Brauerei Beck', 'Oktoberfest', 'Pivo', '6x0,33l', '3,00 US$'],
  ].map((cells, at) => ({ number: at + 1, cells }))
  expect(findHeader(rows)).toBe(null)
  // the last row has none below it
  expect(findHeader(rows.slice(0, 2))).toBe(null)
})

test('named by appellation and grapes, no column of amounts or of a few answers is the name', () => {
  const roles = rolesOf(
    ['Pince', 'Eredetmegjelölés', 'Szőlőfajták', 'Min. rend.', 'Ellenőrzött', 'Bruttó ár'],
    ['Domaine Philippe', 'Bourgogne', 'Pinot Noir', '60 butelek', 'biodinamikus', '2700 Ft'],
    ['Lucien Le Moine', 'Chablis', 'Chardonnay', '120 butelek', 'biodinamikus', '3610 Ft'],
    ['Vignerons de Buxy', 'Givry', 'Pinot Noir', '40 butelek', 'nem', '3670 Ft'],
    ['Jean Luc Colombo', 'Cornas', 'Syrah', '64 butelek', 'nem', '5160 Ft'],
  )
  expect(roles.filter((role) => role.endsWith('name'))).toEqual([])
})

test('a vineyard is the name where remarks stand only beside some', () => {
  const roles = rolesOf(
    ['Výrobce', 'Podoblast', 'Viniční trať', 'Odrůdy', 'Cena', 'Popis'],
    ['Cerro Correa', 'San Juan', 'El Guardado', 'Malbec', '€22,90', ''],
    ['Finca Flichman', 'Mendoza', 'Misterio', 'Chardonnay', '€27,40', ''],
    ['Mixtus Artis', 'Mendoza', 'Tres Caminos', 'Syrah', '€14,60', 'Zralá švestka a koření'],
    ['Bodega Norton', 'Luján de Cuyo', 'La Colonia', 'Malbec', '€9,60', ''],
  )
  expect(roles).toContain('2 name')
})
