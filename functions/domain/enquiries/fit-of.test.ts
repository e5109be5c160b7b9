import { describe, expect, it } from 'vitest'
import { currentMatchContext } from '../matching/match-context.ts'
import { noFacts } from '../portfolio/no-facts.ts'
import type { ProductFacts } from '../portfolio/product.ts'
import { productIdSchema } from '../shared/ids.ts'
import { fitOf } from './fit-of.ts'

const product = (number: number, said: Partial<ProductFacts>) => ({
  product_id: productIdSchema.parse(`prd_0000000${number}`),
  version: 1,
  facts: { ...noFacts, name: `Product ${number}`, ...said },
})
const products = [
  product(1, { categories: ['red_wine'], country_code: 'FR' }),
  product(2, { categories: ['red_wine', 'white_wine', 'rose_wine'], country_code: 'FR' }),
  product(3, { categories: ['red_wine'], country_code: null }),
  product(4, { categories: ['red_wine'], country_code: 'IT' }),
  product(5, { categories: ['beer'], country_code: 'FR' }),
  product(6, {}),
]
const asked = { market: 'SE' as const, received_at: '2026-11-20T12:00:00Z' }
const numbers = (fit: ReturnType<ReturnType<typeof fitOf>>) =>
  fit?.products.map(({ name, verdict }) => `${name.slice(-1)} ${verdict}`)

describe('how a portfolio answers a private-sales request', () => {
  const fitFor = fitOf(products, currentMatchContext)

  it('puts what meets everything first, then what is silent on a point', () => {
    const fit = fitFor({ ...asked, category: 'red_wine', origin_country: 'FR' })
    expect(fit).toMatchObject({ fitting: 1, possible: 2 })
    expect(numbers(fit)).toEqual(['1 strong', '2 possible', '3 possible'])
  })

  it('takes no product for an answer of which nothing that was asked is known', () => {
    expect(numbers(fitFor({ ...asked, category: 'beer', origin_country: null }))).toEqual([
      '5 strong',
    ])
    expect(numbers(fitFor({ ...asked, category: null, origin_country: 'FR' }))).toEqual([
      '1 strong',
      '2 strong',
      '5 strong',
    ])
  })

  it('evaluates nothing where all is said in words', () => {
    expect(fitFor({ ...asked, category: null, origin_country: null })).toBeNull()
  })

  it('is empty for an empty portfolio', () => {
    const fit = fitOf([], currentMatchContext)({ ...asked, category: 'beer', origin_country: null })
    expect(fit).toEqual({ fitting: 0, possible: 0, products: [] })
  })
})
