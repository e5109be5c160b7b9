import { expect, test } from 'vitest'
import { withDashedHouses } from './dashed-houses.ts'
import { entryParts } from './entry-segments.ts'

const textsOf = (mains: readonly string[]) =>
  withDashedHouses(mains.map((main) => entryParts(main, [], { isDashed: true }).segments)).map(
    (segments) => segments.map(({ text }) => text),
  )

test('a house whose name has a dash itself is one part, where its wines differ behind it', () => {
  const wines = ['Long Shadow', 'Short Shadow', 'Round Stone', 'Flat Stone']
  expect(
    textsOf([...wines.map((wine) => `Muster - Stein - ${wine} - Ahr`), 'Hill Farm - Oak - Ahr']),
  ).toEqual([...wines.map((wine) => ['Muster - Stein', wine, 'Ahr']), ['Hill Farm', 'Oak', 'Ahr']])
})

test('years of one wine, and places before the names, stay parts of their own', () => {
  const years = ['2014', '2015', '2016', '2017'].map(
    (year) => `Muster - Long Shadow - Ahr - ${year}`,
  )
  expect(textsOf(years)[0]).toEqual(['Muster', 'Long Shadow', 'Ahr'])
  const placed = ['Ash', 'Oak', 'Elm', 'Fir'].map((name) => `Spain - Rioja - ${name}`)
  expect(textsOf(placed)[0]).toEqual(['Spain', 'Rioja', 'Ash'])
})
