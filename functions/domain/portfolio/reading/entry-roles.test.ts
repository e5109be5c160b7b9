import { describe, expect, test } from 'vitest'
import { rolesOfEntries } from './entry-roles.ts'
import { entryParts } from './entry-segments.ts'

/** The entries of a list, each with its lines. */
function rolesIn(entries: readonly (readonly string[])[]) {
  const parts = entries.map(([main = '', ...details]) => entryParts(main, details).segments)
  return rolesOfEntries(parts).map((roles, at) =>
    Object.fromEntries(roles.map((role, part) => [role, parts[at]?.[part]?.text])),
  )
}

describe('one order for the whole list', () => {
  test('the producer before the name, which may be a grape', () => {
    expect(
      rolesIn([
        ['Muster - Pinot Noir - Walker Bay - 2012'],
        ['Beispiel - The Long Shadow Syrah - Stellenbosch - 2017 - Magnum'],
        ['Muster - Chardonnay Reserve - Western Cape - NV'],
      ]),
    ).toEqual([
      { producer: 'Muster', name: 'Pinot Noir', region: 'Walker Bay' },
      { producer: 'Beispiel', name: 'The Long Shadow Syrah', region: 'Stellenbosch' },
      { producer: 'Muster', name: 'Chardonnay Reserve', region: 'Western Cape' },
    ])
  })

  test('the producer behind it, origin and grapes on the line below', () => {
    expect(
      rolesIn([
        ['2022 Long Shadow, Muster', 'Umbria, Italy. Sangiovese'],
        ['2021 Riserva, Beispiel', 'Toscana, Italy'],
      ]),
    ).toEqual([
      {
        name: 'Long Shadow',
        producer: 'Muster',
        region: 'Umbria',
        country: 'Italy',
        grapes: 'Sangiovese',
      },
      { name: 'Riserva', producer: 'Beispiel', region: 'Toscana', country: 'Italy' },
    ])
  })

  test('no producer: what stands in brackets or behind a comma is part of the name', () => {
    expect(
      rolesIn([
        ['LONG SHADOW 2017', 'D.O. Bierzo · Mencía'],
        ['MUSTER, OLD VINES 2018', 'Rioja'],
        ['SHORT SHADOW 2018', 'Rioja · Tempranillo'],
      ]).map(({ name, producer }) => [name, producer]),
    ).toEqual([
      ['LONG SHADOW', undefined],
      ['OLD VINES', undefined],
      ['SHORT SHADOW', undefined],
    ])
  })
})

describe('what is known wherever it stands', () => {
  test('vintage, size and strength leave the name', () => {
    expect(entryParts('Long Shadow 2016 75 cl 14 % vol', ['Muster, Umbria'])).toMatchObject({
      vintage: 2016,
      volume_ml: 750,
      abv: 14,
      segments: [{ text: 'Long Shadow' }, { text: 'Muster' }, { text: 'Umbria' }],
    })
    expect(entryParts('Short Shadow b.r. Magnum', [])).toMatchObject({
      vintage: 'NV',
      volume_ml: 1500,
      segments: [{ text: 'Short Shadow' }],
    })
  })

  test('a kind of drink at the end, letters of a legend, a country without a comma', () => {
    expect(entryParts('Long Shadow 2017, witte wijn', [])).toMatchObject({ type: 'witte wijn' })
    expect(
      entryParts('long shadow (o : b) riesling - mosel, germany', []).segments.map(
        ({ text }) => text,
      ),
    ).toEqual(['long shadow', 'riesling', 'mosel', 'germany'])
    expect(
      entryParts('Picpoul | Muster, Cotes De Thau France', []).segments.map(({ text }) => text),
    ).toEqual(['Picpoul', 'Muster', 'Cotes De Thau', 'France'])
    expect(
      entryParts('Muster - Shiraz - South Australia', []).segments.map(({ text }) => text),
    ).toEqual(['Muster', 'Shiraz', 'South Australia'])
  })

  test('a share of a grape is no strength, a year of a prize no vintage', () => {
    expect(entryParts('Long Shadow', ['85% Merlot', 'silver at Muster 2021'])).toMatchObject({
      abv: null,
      vintage: null,
    })
  })
})

test('a part of a country beside the country is a region', () => {
  expect(
    rolesIn([
      ['Long Shadow Gin', 'England, United Kingdom'],
      ['Short Shadow Whisky', 'Scotland, United Kingdom'],
    ]),
  ).toEqual([
    { name: 'Long Shadow Gin', region: 'England', country: 'United Kingdom' },
    { name: 'Short Shadow Whisky', region: 'Scotland', country: 'United Kingdom' },
  ])
})

test('an unknown word where all others have their region is one', () => {
  const [entry] = rolesIn([
    ['Muster - Long Shadow Merlot - Qwertelândia - 2014'],
    ['Muster - Short Shadow Tannat - Mendoza - 2015'],
    ['Beispiel - Round Stone Malbec - Mendoza - 2016'],
    ['Beispiel - Small Stone Syrah - Patagonia - 2017'],
  ])
  expect(entry).toEqual({
    producer: 'Muster',
    name: 'Long Shadow Merlot',
    region: 'Qwertelândia',
  })
})
