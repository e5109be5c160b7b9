import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markets } from '#domain/shared/market.ts'
import { categories } from '#domain/vocabulary/kinds.ts'
import {
  areDatesReversed,
  countFilters,
  filterSearch,
  noFilter,
  parseFilter,
  type TenderFilter,
  tenderStates,
} from './tender-filter.ts'

const day = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2030-12-31'),
  noInvalidDate: true,
})
const filters: fc.Arbitrary<TenderFilter> = fc.record({
  text: fc.string({ maxLength: 200 }),
  market: fc.constantFrom('' as const, ...markets),
  category: fc.constantFrom('' as const, ...categories),
  origin: fc.constantFrom('', 'FR', 'IT'),
  deadline_from: day.map((date) => date.toISOString().slice(0, 10)),
  deadline_to: fc.constant(''),
  state: fc.constantFrom(...tenderStates),
  sort: fc.constantFrom('deadline' as const, '-deadline' as const),
})

describe('filters in the address', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const address = new URLSearchParams(filterSearch(filter).toString())
        expect(parseFilter(address)).toEqual(filter)
      }),
    )
  })

  it('leave the usual out', () => {
    expect(filterSearch(noFilter).toString()).toBe('')
    expect(filterSearch({ ...noFilter, market: 'SE' }).toString()).toBe('market=SE')
  })

  it('ignore what is not understood', () => {
    const address = new URLSearchParams('market=DK&category=tea&origin=France&deadline_to=soon')
    expect(parseFilter(address)).toEqual(noFilter)
  })

  it('are counted without the order', () => {
    expect(countFilters({ ...noFilter, sort: '-deadline', market: 'NO', state: 'all' })).toBe(2)
  })

  it('tell days in the wrong order', () => {
    const filter = { ...noFilter, deadline_from: '2026-02-01', deadline_to: '2026-01-01' }
    expect(areDatesReversed(filter)).toBe(true)
    expect(areDatesReversed({ ...filter, deadline_to: '' })).toBe(false)
  })
})
