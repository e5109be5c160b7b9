import { describe, expect, it } from 'vitest'
import { validOffers } from '#domain/compliance/valid-offers-for-tests.ts'
import { ladderOfPrice } from '#domain/prices/price-line.ts'
import { madeOffer } from './test/made-offers.ts'

const [valid] = validOffers
if (valid === undefined) throw new Error('no offer')
const lineOf = (answers: Record<string, string> = {}) =>
  madeOffer(valid, { answers }).price_lines[0]

describe('the price lines of an offer', () => {
  it('say what the ladder of the price makes of it on the shelf', () => {
    // a red wine of 13.5 % at EUR 4.20 ex works, on sale from the day of the launch
    const { shelf_price } = ladderOfPrice(
      {
        market: 'SE',
        currency: 'EUR',
        drink: 'wine',
        abv: 13.5,
        litres: 0.75,
        assumptions: {},
        day: '2027-09-01',
      },
      420,
    )
    expect(shelf_price).toBeGreaterThan(100)
    expect(lineOf()).toMatchObject({ amount: '4.20', shelf_price: shelf_price?.toFixed(2) })
  })

  it('say nothing of the shelf where a figure is missing: who pays which freight', () => {
    expect(lineOf({ incoterm: 'DAP', incoterm_place: 'Stockholm' })).toMatchObject({
      amount: '4.20',
      shelf_price: null,
    })
  })
})
