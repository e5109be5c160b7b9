import { describe, expect, it } from 'vitest'
import type { PublishedTender } from './published-tender.ts'
import { published } from './read-criteria/published-for-tests.ts'
import { readCriteria } from './read-criteria/read-criteria.ts'
import { differencesOf, differs, type TenderReading } from './tender-differences.ts'

const reading = (given: Partial<PublishedTender>): TenderReading => ({
  published: published(given),
  criteria: readCriteria(published(given)),
})
const malbec = {
  product_type: 'Red wine',
  grapes: ['min. 60 % Malbec'],
  vintage: '2025',
  offer_deadline: '2027-01-29',
}

describe('the differences of two versions', () => {
  it('are none between a version and itself, or where only the place of the record changed', () => {
    const moved = { ...malbec, source: 'https://example.org/elsewhere' }
    expect(differs(differencesOf(reading(malbec), reading(malbec)))).toBe(false)
    expect(differs(differencesOf(reading(malbec), reading(moved)))).toBe(false)
  })

  it('name each changed field, dates among them', () => {
    const { fields } = differencesOf(
      reading(malbec),
      reading({ ...malbec, offer_deadline: '2027-02-05', closure: 'screw cap' }),
    )
    expect(fields).toEqual(['offer_deadline', 'closure'])
  })

  it('name a requirement that asks something else, a new one and one that is gone', () => {
    const { requirements } = differencesOf(
      reading(malbec),
      reading({ ...malbec, grapes: ['min. 85 % Malbec'], vintage: null, closure: 'screw cap' }),
    )
    expect(requirements).toContainEqual({ before: 'min. 60 % Malbec', after: 'min. 85 % Malbec' })
    expect(requirements).toContainEqual({ before: '2025', after: null })
    expect(requirements).toContainEqual({ before: null, after: 'screw cap' })
    expect(requirements).toHaveLength(3)
  })

  it('tell no requirement that only got another number', () => {
    const one = reading({ ...malbec, requirements: ['first words', 'second words'] })
    const other = reading({ ...malbec, requirements: ['second words'] })
    expect(differencesOf(one, other).requirements).toEqual([{ before: 'first words', after: null }])
  })

  it('name what a correction changed in the reading of the same words', () => {
    const before = reading(malbec)
    const corrected = before.criteria.map((one) => ({ ...one, required: !one.required }))
    const found = differencesOf(before, { published: before.published, criteria: corrected })
    expect(found.fields).toEqual([])
    expect(found.requirements).toHaveLength(before.criteria.length)
  })
})
