import { describe, expect, it } from 'vitest'
import { gazetteer, type Place } from './places.ts'
import { contains, placeAnswers, placeOf, placesNamedIn } from './regions.ts'

function place(name: string, country: string): Place {
  const found = placeOf(name, country)
  if (found === null) throw new Error(`the gazetteer has no ${name} in ${country}`)
  return found
}

describe('placeOf', () => {
  it.each([
    ['Bourgogne', 'FR', 'Burgundy'],
    ['BURGUND', 'FR', 'Burgundy'],
    ['Toscana', 'IT', 'Tuscany'],
    ['AOC/AOP Saint-Veran', 'FR', 'Saint-Véran'],
    ['St. Emilion', 'FR', 'Saint-Émilion'],
    ['Chablis 1er Cru', 'FR', 'Chablis Premier Cru'],
    ['AOC /AOP Vin de Savoie Arbin', 'FR', 'Arbin'],
    ['DAC Gemischter Satz', 'AT', 'Wiener Gemischter Satz'],
    ['DOCa/DOP Rioja', 'ES', 'Rioja'],
    ['DO Colchagua', 'CL', 'Colchagua Valley'],
    ['PDO/OEM Eger', 'HU', 'Eger'],
    ['Macedonia', 'GR', 'Macedonia'],
    ['Martinique', 'FR', 'Martinique'],
    ['Martinique', 'MQ', 'Martinique'],
    ['England', 'GB', 'England'],
    ['Südtirol', 'IT', 'Alto Adige'],
    ['La Rioja', 'ES', 'Rioja'],
    ['La Rioja', 'AR', 'La Rioja Argentina'],
    ['Baden', 'DE', 'Baden'],
    ['Baden', 'AT', 'Baden bei Wien'],
  ])('knows %s in %s as %s', (name, country, canonical) =>
    expect(placeOf(name, country)?.name).toBe(canonical),
  )

  it.each([
    ['Macedonia', null],
    ['Toscana', 'ES'],
    ['Flurbelheim', null],
    ['', null],
  ])('finds no place for %s in %s', (name, country) => expect(placeOf(name, country)).toBeNull())
})

describe('contains', () => {
  it.each([
    ['AR', 'Mendoza', 'Uco Valley'],
    ['CL', 'San Antonio', 'Leyda'],
    ['FR', 'Burgundy', 'Fleurie'],
    ['FR', 'Southern Rhône', 'Tavel'],
    ['AU', 'South Eastern Australia', 'Watervale'],
    ['ES', 'Canary Islands', 'Lanzarote'],
    ['PT', 'Beiras', 'Dão'],
    ['ZA', 'Olifants River', 'Piekenierskloof'],
    ['GB', 'England', 'Kent'],
    ['FR', 'Champagne', 'Le Mesnil-sur-Oger'],
  ])('%s: %s contains %s, not the other way round', (country, outer, inner) => {
    expect(contains(place(outer, country), place(inner, country))).toBe(true)
    expect(contains(place(inner, country), place(outer, country))).toBe(false)
  })
})

describe('placesNamedIn', () => {
  it.each([
    ['Bourgogne, Chablis 1er Cru', 'FR', ['Chablis Premier Cru']],
    // a vineyard counts only beside its village: several villages have Les Chaumes, Brand is a word
    ['Bourgogne, Chablis 1er Cru Fourchaume', 'FR', ['Chablis premier cru Fourchaume']],
    ['Vosne-Romanée, Les Chaumes', 'FR', ['Vosne-Romanée premier cru Les Chaumes']],
    ['Les Chaumes', 'FR', []],
    ['Brand', 'FR', []],
    ['Alsace Grand Cru Brand', 'FR', ['Alsace Grand Cru Brand']],
    ['Scotch Whisky', 'GB', []],
    ['Mendoza / Uco Valley', 'AR', ['Uco Valley']],
    ['Rioja Alta, Rioja', 'ES', ['Rioja Alta']],
    ['Domaine des Deux Clés', 'FR', []],
  ])('%s', (words, country, names) =>
    expect(placesNamedIn(words, country).map(({ name }) => name)).toEqual(names),
  )
})

describe('placeAnswers', () => {
  it.each([
    ['FR', 'Sancerre', 'Loire', true, 'unknown'],
    ['FR', 'Sancerre', 'Chinon', true, 'not_met'],
    ['FR', 'Bordeaux', 'Pauillac', true, 'not_met'],
    ['FR', 'Bordeaux', 'Pauillac', false, 'met'],
    ['FR', 'Savoie', 'Arbin', true, 'met'],
    ['ZA', 'Stellenbosch', 'Bottelary', true, 'met'],
    ['ES', 'Badarán', 'Rioja Alta', false, 'unknown'],
    ['ES', 'Badarán', 'Navarra', false, 'not_met'],
    ['FR', 'Avize', 'Ambonnay', false, 'not_met'],
    ['FR', 'Southern Rhône', 'Côtes du Rhône', false, 'unknown'],
    ['IT', 'Veneto', 'Prosecco', false, 'unknown'],
    ['NZ', 'Marlborough', 'Nelson', false, 'not_met'],
    // a wide appellation is none of a narrow one's, and no part of a region that it does not reach
    ['IT', 'Sicily', 'Prosecco', false, 'not_met'],
    ['IT', 'Friuli-Venezia Giulia', 'Prosecco', false, 'unknown'],
    ['ES', 'Galicia', 'Cava', false, 'not_met'],
    ['ES', 'Penedès', 'Cava', false, 'unknown'],
    ['FR', 'Alsace', 'Méditerranée', false, 'not_met'],
    ['FR', 'Saint-Émilion', 'Lussac-Saint-Émilion', false, 'not_met'],
    ['US', 'Oregon', 'Columbia Valley', false, 'unknown'],
    ['US', 'California', 'Columbia Valley', false, 'not_met'],
    // a vineyard is a part of its appellation, and another one than its neighbour
    ['FR', 'Chablis Premier Cru', 'Chablis premier cru Fourchaume', true, 'met'],
    ['FR', 'Chablis premier cru Fourchaume', 'Chablis Premier Cru', true, 'unknown'],
    ['FR', 'Chablis premier cru Fourchaume', 'Chablis premier cru Vau de Vey', true, 'not_met'],
  ])('%s: asked %s, stated %s (as appellation: %s) is %s', (country, asked, stated, as, answer) =>
    expect(placeAnswers(place(asked, country), place(stated, country), as)).toBe(answer),
  )
})

it('is a gazetteer without circles and with unique canonical names per country', () => {
  const { places } = gazetteer()
  expect(places.length).toBeGreaterThan(1000)
  for (const one of places)
    for (const wider of one.inside)
      expect([one.name, contains(one, wider)]).toEqual([one.name, false])
})

it('knows a name of a country as one place only', () => {
  const doubled = [...gazetteer().byName].filter(
    ([, places]) => new Set(places.map(({ country }) => country)).size < places.length,
  )
  expect(doubled.map(([name]) => name)).toEqual([])
})
