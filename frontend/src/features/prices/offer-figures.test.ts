import { expect, it } from 'vitest'
import { stillTyped } from './offer-figures.tsx'

it('drops what was typed of a figure that another version of the draft has otherwise', () => {
  const typed = { freight: '0,3', warehouse: '0.1', inland_transport: 'much' }
  // typed here: the draft follows
  expect(stillTyped(typed, { warehouse: 0.1 }, { freight: 0.3, warehouse: 0.1 })).toEqual(typed)
  // taken from another tab
  expect(
    stillTyped(typed, { freight: 0.3, warehouse: 0.1 }, { freight: 0.5, warehouse: 0.1 }),
  ).toEqual({ warehouse: '0.1', inland_transport: 'much' })
})
