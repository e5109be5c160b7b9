import { expect, it } from 'vitest'
import { derivedAgain } from './derived-again.ts'
import { withDerived } from './derived-facts.ts'
import { noFacts } from './no-facts.ts'

const inVolnay = withDerived({ ...noFacts, name: 'Les Caillerets', region: 'Volnay' })

it('lets what followed from a place go with it, and what follows from the new one come', () => {
  expect(inVolnay).toMatchObject({ country_code: 'FR', categories: ['red_wine'] })
  const moved = derivedAgain({ ...inVolnay, region: 'Douro' }, ['region'], ['region'])
  expect(moved).toMatchObject({ region: 'Douro', country_code: 'PT', categories: [] })
  expect(moved.derived?.map(({ place }) => place)).toEqual(['Douro'])
})

it('knows nothing of a place when the name is that of a grape after all', () => {
  const chablis = withDerived({ ...noFacts, name: 'Chablis' })
  expect(chablis).toMatchObject({ region: 'Chablis', country_code: 'FR' })
  const grape = derivedAgain({ ...chablis, name: 'Chardonnay' }, ['name'], ['name'])
  expect(grape).toEqual({ ...noFacts, name: 'Chardonnay' })
})

it('leaves what was given by hand, and what follows from a region whose wine is only renamed', () => {
  const byHand = derivedAgain(
    { ...inVolnay, region: 'Douro' },
    ['region'],
    ['country_code', 'region'],
  )
  expect(byHand).toMatchObject({ country_code: 'FR', categories: [] })
  const renamed = { ...inVolnay, name: 'Caillerets' }
  expect(derivedAgain(renamed, ['name'], ['name'])).toEqual(renamed)
})
