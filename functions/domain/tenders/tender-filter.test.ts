import { describe, expect, it } from 'vitest'
import { originCodesOf } from './origin-codes-of.ts'
import type { PublishedTender } from './published-tender.ts'
import { published } from './read-criteria/published-for-tests.ts'
import { readCriteria } from './read-criteria/read-criteria.ts'
import { searchTextOf } from './search-text-of.ts'
import { summaryOf } from './summary-of.ts'
import type { Tender } from './tender.ts'
import { type FilteredTender, filterKeyOf, fitsFilter } from './tender-filter.ts'
import { tenderFilterSchema } from './tender-filter-schema.ts'

const now = new Date('2026-11-27T12:00:00Z')

function tender(said: Partial<PublishedTender>): FilteredTender {
  const text = published({ status: 'published', offer_deadline: '2027-01-29', ...said })
  const whole = { tender_id: 1, version: 1, published: text, result: null, sample: null }
  return {
    summary: summaryOf(whole as unknown as Tender),
    search_text: searchTextOf(text),
    origin_codes: originCodesOf(readCriteria(text), '2026-11-27'),
  }
}
const barolo = tender({
  market: 'SE',
  category: 'red_wine',
  product_type: 'Red wine',
  country_of_origin: 'Italy',
  region: 'Piemonte, Barolo',
})
const fits = (filter: object, of = barolo) => fitsFilter(tenderFilterSchema.parse(filter), of, now)

describe('a tender under a filter', () => {
  it.each([
    [{}, true],
    [{ market: 'SE' }, true],
    [{ market: 'NO' }, false],
    [{ category: 'red_wine', origin: 'IT' }, true],
    [{ category: 'white_wine' }, false],
    [{ origin: 'FR' }, false],
    [{ text: 'BAROLO wine' }, true],
    [{ text: 'barolo nebbiolo' }, false],
    // in the words of the titles in other languages
    [{ text: 'Rotwein Italien' }, true],
    [{ text: 'vin rouge' }, true],
    [{ text: '  ' }, true],
    [{ deadline_from: '2027-01-29', deadline_to: '2027-01-29' }, true],
    [{ deadline_from: '2027-01-30' }, false],
    [{ deadline_to: '2027-01-28' }, false],
    [{ state: 'all' }, true],
    [{ state: 'closed' }, false],
  ])('%o: %s', (filter, expected) => {
    expect(fits(filter)).toBe(expected)
  })

  it('is found by the region that the list shows, in any language, and by a short word only as a whole', () => {
    const riesling = tender({
      category: 'white_wine',
      product_type: 'White wine',
      appellation: 'VDP.Erste Lage',
      region: 'Mosel or Burgundy',
      country_of_origin: 'Germany',
    })
    expect(fits({ text: 'Bourgogne' }, riesling)).toBe(true)
    expect(fits({ text: 'alemania' }, riesling)).toBe(true)
    expect(fits({ text: 'vin blanc' }, riesling)).toBe(true)
    expect(fits({ text: 'ale' }, riesling)).toBe(false)
  })

  it('is in no range of days without a last day, and closed when it is withdrawn', () => {
    const undated = tender({ offer_deadline: null, status: 'planned' })
    expect(fits({}, undated)).toBe(true)
    expect(fits({ deadline_to: '2030-01-01' }, undated)).toBe(false)
    const withdrawn = tender({ status: 'withdrawn' })
    expect([fits({}, withdrawn), fits({ state: 'all' }, withdrawn)]).toEqual([false, true])
  })
})

describe('what a filter looks for', () => {
  const key = (filter: object) => filterKeyOf(tenderFilterSchema.parse(filter))

  it('is the same whatever the order, the spelling of the words and what is left out', () => {
    expect(key({ market: 'SE', text: 'C\u00f4tes de Provence' })).toBe(
      key({ sort: '-deadline', text: 'provence  COTES de de', market: 'SE', state: 'open' }),
    )
    expect(key({ text: '' })).toBe(key({}))
  })

  it('is another with any other choice', () => {
    const keys = [
      {},
      { market: 'SE' },
      { category: 'beer' },
      { origin: 'FR' },
      { text: 'SE' },
      { state: 'all' },
      { deadline_from: '2027-01-01' },
      { deadline_to: '2027-01-01' },
    ].map(key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
