import { describe, expect, it } from 'vitest'
import { locales } from '#domain/shared/locale.ts'
import { readOperatorFacts } from './operator-facts.ts'

describe("the operator's own facts", () => {
  it('are nothing in a published build until the operator enters them', () => {
    expect(readOperatorFacts(false, 2026)).toEqual({
      markets: [],
      testimonials: [],
      years_of_experience: null,
      is_sample: false,
    })
  })

  it('are marked as samples on a laptop', () => {
    const facts = readOperatorFacts(true, 2026)
    expect(facts).toMatchObject({ is_sample: true, years_of_experience: 10 })
    expect(facts.testimonials.map(({ words }) => Object.keys(words))).toEqual([[...locales]])
    expect(JSON.stringify(facts.testimonials)).toContain('Sample')
  })
})
