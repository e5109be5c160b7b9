import { describe, expect, it } from 'vitest'
import { published } from '../read-criteria/published-for-tests.ts'
import { itemsOf, readOwnPlan, tableOfItems } from './json-plan.ts'
import { readPlan } from './read-plan.ts'

describe('JSON of our own schema', () => {
  const tender = published({ reference: '202701001', country_of_origin: 'Chile' })

  it('is taken as it is', () => {
    const items = itemsOf([tender])
    expect(readOwnPlan(items ?? [])?.rows).toMatchObject([{ published: tender, left_out: [] }])
  })

  it('leaves out keys that no tender has, and what was left out before', () => {
    const items = itemsOf({ tenders: [{ ...tender, colour: 'red', left_out: ['Producer: Foo'] }] })
    const left = readOwnPlan(items ?? [])?.rows[0]?.left_out
    expect(left).toMatchObject([
      { header: null, text: 'Producer: Foo' },
      { header: 'colour', text: 'red' },
    ])
  })

  it('is no list of tenders when something else is in it', () => {
    expect(itemsOf('words')).toBeNull()
    expect(itemsOf([1, 2])).toBeNull()
    expect(readOwnPlan([{ ref: '1' }])).toBeNull()
    expect(readOwnPlan([{ ...tender, market: 'DK' }])).toBeNull()
  })
})

it('rows as objects are read like a sheet of that name', () => {
  const items = [
    { sheet: 'Beer', ref: '202701001', group: 'Pale lager', country: 'Norway', litres: 0.5 },
  ]
  const { rows } = readPlan(tableOfItems(items), 'plan.json')
  expect(rows).toMatchObject([
    {
      published: { reference: '202701001', category: 'beer', container_volume_ml: 500 },
      evidence: { reference: [{ sheet: 'Beer', row: 2, column: 1, header: 'ref' }] },
      left_out: [],
    },
  ])
})
