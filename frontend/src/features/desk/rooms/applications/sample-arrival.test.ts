import { expect, it } from 'vitest'
import { readArrival } from './sample-arrival.tsx'

const typed = { lot: ' L 1 ', vintage: 'nv', arrived_on: '', retained: '6', retained_at: '' }

it('reads what was typed of bottles that came', () => {
  expect(readArrival(typed)).toEqual({
    lot: 'L 1',
    vintage: 'NV',
    arrived_on: null,
    retained: 6,
    retained_at: null,
  })
})

it.each([{ lot: ' ' }, { vintage: '24' }, { retained: '6.5' }, { retained: '0' }])(
  'takes no %j',
  (wrong) => {
    expect(readArrival({ ...typed, ...wrong })).toBeNull()
  },
)
