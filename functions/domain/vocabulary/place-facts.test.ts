import { describe, expect, it } from 'vitest'
import { factsOfPlace, permittedAt } from './place-facts.ts'
import { gazetteer, type Place } from './places.ts'
import { placeOf } from './regions.ts'

function place(name: string, country: string): Place {
  const found = placeOf(name, country)
  if (found === null) throw new Error(`the gazetteer has no ${name} in ${country}`)
  return found
}

describe('factsOfPlace', () => {
  it.each([
    ['Volnay', 'FR', 'Burgundy', 'red', 'still', 'red_wine'],
    ['Condrieu', 'FR', 'Rhône', 'white', 'still', 'white_wine'],
    ['Tavel', 'FR', 'Rhône', 'rose', 'still', 'rose_wine'],
    ['Sauternes', 'FR', 'Bordeaux', 'white', 'sweet', 'white_wine'],
    // several colours are permitted
    ['Sancerre', 'FR', 'Loire', null, 'still', null],
    // its vineyards permit white too
    ['Beaune', 'FR', 'Burgundy', null, 'still', null],
    // known from general knowledge, or from a list that may not be shipped
    ['Wachau', 'AT', 'Weinland Österreich', null, null, null],
    ['Barolo', 'IT', 'Piedmont', null, null, null],
    // lies in none of the regions that it reaches
    ['Prosecco', 'IT', null, null, null, null],
  ])('%s (%s)', (name, country, region, colour, drink, category) => {
    const facts = factsOfPlace(place(name, country))
    expect({
      country: facts.country.value,
      region: facts.region?.value ?? null,
      colour: facts.colour?.value ?? null,
      drink: facts.drink?.value ?? null,
      category: facts.category?.value ?? null,
    }).toEqual({ country, region, colour, drink, category })
  })

  it('names the rule of each value', () =>
    expect(factsOfPlace(place('Volnay', 'FR'))).toMatchObject({
      country: { rule: 'country_of_place' },
      region: { rule: 'region_of_appellation' },
      colour: { rule: 'colour_of_appellation' },
      drink: { rule: 'drink_of_appellation' },
      category: { rule: 'category_of_appellation' },
    }))
})

it('reads what every place permits', () => {
  const all = gazetteer().places.map(permittedAt)
  expect(all.flatMap(({ colours, drinks }) => [...colours, ...drinks])).not.toContain(undefined)
  expect(permittedAt(place('Chablis', 'FR'))).toMatchObject({
    status: ['PDO', 'AOC'],
    colours: ['white'],
    drinks: ['still'],
    isCertain: true,
  })
})
