import { describe, expect, it } from 'vitest'
import { amountOf, assumptionsOf, parseQuestion, questionSearch } from './price-question.ts'

describe('the question of a price', () => {
  it('comes back from the address as it was', () => {
    const question = parseQuestion(
      new URLSearchParams(
        'market=NO&drink=beer&direction=down&limit=49,90&freight=2&packaging=metal',
      ),
    )
    expect(question).toMatchObject({ market: 'NO', drink: 'beer', abv: '5', limit: '49,90' })
    expect(parseQuestion(questionSearch(question))).toEqual(question)
  })

  it('falls back where the address holds nonsense', () => {
    const question = parseQuestion(new URLSearchParams('market=DK&drink=tea&currency=USD'))
    expect(question).toMatchObject({ market: 'SE', drink: 'wine', currency: 'EUR' })
  })

  it.each([
    ['3,20', 3.2],
    ['3.20', 3.2],
    ['1 200', 1200],
    ['', null],
    ['-1', null],
    ['three', null],
  ])('reads %j as %j', (typed, amount) => {
    expect(amountOf(typed)).toBe(amount)
  })

  it('takes no share of 95 per cent or more', () => {
    const question = parseQuestion(new URLSearchParams('importer_margin_percent=100&freight=1'))
    expect(assumptionsOf(question)).toEqual({ freight: 1 })
    const returned = parseQuestion(new URLSearchParams('packaging_return_share=100'))
    expect(assumptionsOf(returned)).toEqual({ packaging_return_share: 100 })
    const more = parseQuestion(new URLSearchParams('packaging_return_share=101'))
    expect(assumptionsOf(more)).toEqual({})
  })
})
