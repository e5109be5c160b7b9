import { describe, expect, it } from 'vitest'
import { productIdSchema } from '../shared/ids.ts'
import { type EditionRow, editionKey, type KnownProduct, matchEdition } from './match-edition.ts'
import { noFacts } from './no-facts.ts'
import type { ProductFacts } from './product.ts'

const [one, two] = ['4006381333931', '96385074'] as const
const productId = (name: string) => productIdSchema.parse(`prd_of-row-${name}`)
const productFacts = (said: Partial<ProductFacts>): ProductFacts => ({
  ...noFacts,
  name: 'A',
  ...said,
})
const known = (
  id: string,
  facts: Partial<ProductFacts>,
  deleted_at: string | null = null,
): KnownProduct => ({
  product_id: productId(id),
  facts: productFacts(facts),
  deleted_at,
  read_key: null,
})
const row = (id: string, facts: Partial<ProductFacts>, place = id): EditionRow => ({
  product_id: productId(id),
  place,
  facts: productFacts(facts),
})
const given = (
  rows: readonly EditionRow[],
  products: readonly KnownProduct[],
  placed: ReadonlyMap<string, ReturnType<typeof productId>> = new Map(),
) => {
  const matched = matchEdition(rows, products, placed)
  return rows.map((one) => matched.get(one) ?? null)
}

describe('the rows of a newer edition', () => {
  it('are known by their GTIN, whatever else changed', () => {
    const products = [known('old-a', { name: 'A', gtin: one }), known('old-b', { name: 'B' })]
    expect(given([row('new-a', { name: 'A riserva', gtin: `0${one}` })], products)).toEqual([
      productId('old-a'),
    ])
  })

  it('are not known by a GTIN that stands for several, nor by digits that are none', () => {
    const vintages = [
      known('y2020', { name: 'A', vintage: 2020, gtin: one }),
      known('y2021', { name: 'A', vintage: 2021, gtin: one }),
    ]
    const next = [
      row('n1', { name: 'A', vintage: 2021, gtin: one }),
      row('n2', { name: 'A', vintage: 2022, gtin: one }),
    ]
    expect(given(next, vintages)).toEqual([productId('y2021'), null])
    const wrong = '4006381333930'
    expect(
      given([row('n', { name: 'B', gtin: wrong })], [known('p', { name: 'A', gtin: wrong })]),
    ).toEqual([null])
  })

  it('are known by producer, name, vintage and size, also where a container was not stated before', () => {
    const product = known('p', { producer: 'Cave', name: 'Les Côtes', vintage: 2020 })
    const same = {
      producer: 'CAVE',
      name: 'les cotes',
      vintage: 2020,
      container: 'glass_bottle' as const,
    }
    expect(given([row('n', same)], [product])).toEqual([productId('p')])
    expect(given([row('n', { ...same, vintage: 2021 })], [product])).toEqual([null])
    expect(given([row('n', { ...same, volume_ml: 1500 })], [product])).toEqual([null])
  })

  it('keep their product when its name was corrected, and take no product twice', () => {
    const corrected = known('first-read', { name: 'Corrected' })
    expect(given([row('first-read', { name: 'As in the list' })], [corrected])).toEqual([
      productId('first-read'),
    ])
    expect(
      given(
        [row('a', { name: 'Twin' }), row('b', { name: 'Twin' })],
        [known('p', { name: 'Twin' })],
      ),
    ).toEqual([productId('p'), null])
  })

  it('are known by what was read, where the vintage was mended since and the columns were other ones at first', () => {
    const read = productFacts({ name: 'Les Côtes', vintage: 2020 })
    const mended = {
      ...known('read-with-other-columns', { name: 'Les Côtes', vintage: 2021 }),
      read_key: editionKey(read),
    }
    expect(given([row('n', read)], [mended])).toEqual([productId('read-with-other-columns')])
  })

  it('are not another product of the same words with a GTIN of its own', () => {
    const product = known('p', { name: 'Twin', gtin: one })
    expect(given([row('p', { name: 'Twin', gtin: two })], [product])).toEqual([null])
  })

  it('keep the product of their place when the same file is read with other columns', () => {
    const products = [known('x', { name: 'Cave' }), known('y', { name: 'Domaine' })]
    const placed = new Map([
      ['2.1', productId('x')],
      ['3.1', productId('y')],
    ])
    const rows = [row('n1', { name: 'Les Côtes' }, '2.1'), row('n2', { name: 'Cave' }, '3.1')]
    expect(given(rows, products, placed)).toEqual([productId('x'), productId('y')])
  })

  it('take over no other product of their row when it gives other ones than before', () => {
    const bottle = known('bottle', { volume_ml: 750 })
    const magnum = known('magnum', { volume_ml: 1500 })
    const placed = new Map([
      ['0.0.2.1', bottle.product_id],
      ['0.0.2.2', magnum.product_id],
    ])
    const half = row('half', { volume_ml: 375 }, '0.0.2.1')
    const again = row('bottle', { volume_ml: 750 }, '0.0.2.2')
    const third = row('magnum', { volume_ml: 1500 }, '0.0.2.3')
    expect(given([half, again, third], [bottle, magnum], placed)).toEqual([
      null,
      bottle.product_id,
      magnum.product_id,
    ])
    expect(given([half, again], [bottle, magnum], placed)).toEqual([null, bottle.product_id])
    expect(given([{ ...third, place: '0.0.2.1' }], [bottle, magnum], placed)).toEqual([
      magnum.product_id,
    ])
    // of other ids there, it is not known which is which
    expect(given([half], [bottle, magnum], placed)).toEqual([null])
  })
})
