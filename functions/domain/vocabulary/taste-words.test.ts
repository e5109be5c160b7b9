import { expect, it } from 'vitest'
import { speaksOfTaste } from './taste-words.ts'

it.each([
  'Neutral aroma and flavour',
  'Fresh and dry',
  'Juicy mouthfeel from careful extraction',
  'Smoky',
  'Frisk og fruktig',
  'Fyllig smak',
  'Hedelmäinen ja raikas',
  'Fruttato e secco',
])('hears taste in %s', (words) => expect(speaksOfTaste(words)).toBe(true))

it.each(['Rum and cola', 'Mimosa', 'Passionfruit martini or mojito', 'Zwölfer Sonderling', ''])(
  'hears no taste in %j',
  (words) => expect(speaksOfTaste(words)).toBe(false),
)
