import { expect, it } from 'vitest'
import type { MendedField } from '#domain/portfolio/evidence.ts'
import { noFacts } from '#domain/portfolio/no-facts.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { markedParts } from './value-words.ts'

const facts: ProductFacts = {
  ...noFacts,
  name: 'Barolo Cannubi',
  producer: 'Rossi & Figli (1)',
  region: 'Rioja',
  vintage: 2019,
  volume_ml: 750,
  alcohol_tenths: 125,
  grapes: [{ variety: 'Syrah', share: 85 }] as unknown as ProductFacts['grapes'],
  price: {
    amount_minor: 2100,
    currency: 'EUR',
    per: null,
    units_per_case: null,
    basis: null,
    raw: '21€',
  },
}
const markedIn = (text: string, field: MendedField) =>
  markedParts(text, field, facts)?.flatMap(({ text: words, is_marked }) => (is_marked ? words : []))

it('finds in a cell the words that say its value', () => {
  expect(markedIn('Rossi  & figli (1), BAROLO cannubi 2019', 'name')).toEqual(['BAROLO cannubi'])
  expect(markedIn('Rossi  & figli (1), Barolo', 'producer')).toEqual(['Rossi  & figli (1)'])
  expect(markedIn('Barolo Cannubi 2019 20190', 'vintage')).toEqual(['2019'])
  expect(markedIn('6x75cl · 0,75 L, 1.5 l', 'volume_ml')).toEqual(['75cl', '0,75 L'])
  expect(markedIn('12,5% vol, 13 %, 12.5', 'alcohol_tenths')).toEqual(['12,5% vol'])
  expect(markedIn('D.O.Ca. Rioja · Riojana', 'region')).toEqual(['Rioja'])
  expect(markedIn('85 Syrah / 15 Grillo', 'grapes')).toEqual(['Syrah'])
  expect(markedIn('LA VANIDOSA 21€', 'price')).toEqual(['21€'])
})

it('loses no letter of the text, and says where it does not know', () => {
  const text = 'Rioja, 75 cl, Rioja'
  const parts = markedParts(text, 'region', facts) ?? []
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.map(({ is_marked }) => is_marked)).toEqual([true, false, true])
  for (const field of ['country_code', 'categories', 'closure'] as const)
    expect(markedParts('Spagna, rosso, sughero', field, facts)).toBeNull()
  expect(markedParts('anything (at all', 'name', facts)).toBeNull()
})
