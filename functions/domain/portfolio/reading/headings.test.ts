import { expect, test } from 'vitest'
import { noSection, readHeading, sectionsFrom } from './headings.ts'

test('each part of a heading says its own', () => {
  expect(readHeading('Italy - Red wines')).toMatchObject({ country: 'Italy', type: 'Red wines' })
  expect(readHeading('Wine')).not.toMatchObject({ producer: 'Wine' })
})

test('kinds below a country stand within it, and so do the next ones', () => {
  const sections = sectionsFrom(noSection)
  sections.below(readHeading('Argentina'))
  expect(sections.below(readHeading('Red wines'))).toMatchObject({ country: 'Argentina' })
  sections.product()
  expect(sections.below(readHeading('White wines'))).toMatchObject({
    country: 'Argentina',
    type: 'White wines',
  })
})

test('a kind after the products of a country ends what was said of places', () => {
  const sections = sectionsFrom(noSection)
  sections.below(readHeading('Italy'))
  sections.product()
  expect(sections.below(readHeading('Champagne'))).toMatchObject({ country: null })
})

test.each([
  'Винная карта 2026',
  'ワインリスト 2026',
  'Cenik vin 2026',
  'Viinihinnasto 2026',
  'Wijnlijst',
])('"%s" is a title and says nothing of what is below it', (words) => {
  expect(readHeading(words)).toBeNull()
})

test('a house with a café is a house, and one of beer', () => {
  expect(readHeading('Long Island Beer Company')).toEqual({ producer: 'Long Island Beer Company' })
  expect(readHeading('Crane River Brewpub and Cafe')).toEqual({
    producer: 'Crane River Brewpub and Cafe',
  })
})
