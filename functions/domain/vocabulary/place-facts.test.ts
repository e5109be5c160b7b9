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
    ['Volnay', 'FR', 'red_wine', ['red_wine']],
    ['Condrieu', 'FR', 'white_wine', ['white_wine']],
    ['Tavel', 'FR', 'rose_wine', ['rose_wine']],
    ['Sauternes', 'FR', 'white_wine', ['white_wine']],
    // several colours are permitted
    ['Sancerre', 'FR', null, ['red_wine', 'white_wine', 'rose_wine']],
    // its vineyards permit white too
    ['Beaune', 'FR', null, ['red_wine', 'white_wine']],
    // known from general knowledge, or from a list that may not be shipped
    ['Wachau', 'AT', null, null],
    ['Barolo', 'IT', null, null],
  ])('%s (%s)', (name, country, category, permitted) => {
    const facts = factsOfPlace(place(name, country))
    expect(facts.country.value).toBe(country)
    expect(facts.category?.value ?? null).toBe(category)
    expect(facts.permitted?.value.toSorted() ?? null).toEqual(permitted?.toSorted() ?? null)
  })

  it('names the rule of each value', () => {
    expect(factsOfPlace(place('Volnay', 'FR'))).toMatchObject({
      country: { rule: 'country_of_place' },
      category: { rule: 'category_of_appellation' },
      permitted: { rule: 'colour_of_appellation' },
    })
    expect(factsOfPlace(place('Sancerre', 'FR')).permitted?.rule).toBe('drink_of_appellation')
  })
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
