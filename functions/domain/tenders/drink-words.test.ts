import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { PublishedTender } from './published-tender.ts'
import { titlesOf } from './title-of.ts'

const sample = new URL('../../../infra/local/sample-data/tenders.json', import.meta.url)
const tenders = (
  JSON.parse(readFileSync(sample, 'utf8')) as readonly { readonly published: PublishedTender }[]
).map(({ published }) => published)

/** What the title says of the drink, or of the style, alone. */
const said = (words: Partial<PublishedTender>) => {
  const [tender] = tenders
  const nothing = { appellation: null, region: null, country_of_origin: null, style: null }
  const silent = { ...nothing, container_volume_ml: null, product_type: null, product_group: null }
  return tender && titlesOf({ ...tender, ...silent, ...words })?.es
}

const alike = ['Brandy', 'India pale ale', 'Tequila', 'Vodka', 'Whisky']

it('every drink of the published plans has words, or the same name everywhere', () => {
  const drinks = tenders.flatMap(({ category, product_type, product_group }) => {
    const words = product_type ?? product_group
    return words === null ? [] : [{ category, product_type: words }]
  })
  expect(drinks.length).toBeGreaterThan(100)
  const left = drinks.filter((drink) => [undefined, drink.product_type].includes(said(drink)))
  expect([...new Set(left.map(({ product_type }) => product_type))].sort()).toEqual(alike)
})

it('every style of the published plans has words', () => {
  const styles = tenders.flatMap(({ style }) => style ?? [])
  expect(styles.length).toBeGreaterThan(15)
  const bare = said({ category: 'beer' })
  expect(styles.filter((style) => said({ category: 'beer', style }) === bare)).toEqual([])
})
