import { describe, expect, it } from 'vitest'
import type { Facts } from './condition.ts'
import { preflight } from './preflight.ts'
import { complianceRules } from './rules.ts'
import { rawRules, statusOf, telltaleValues } from './second-reading-for-tests.ts'
import { type ValidOffer, validOffers } from './valid-offers-for-tests.ts'

const day = '2026-11-22'
const findingsOf = ({ market }: ValidOffer, facts: Facts) =>
  preflight({ market, facts }, complianceRules(), day)
const failing = (offer: ValidOffer, facts: Facts) =>
  findingsOf(offer, facts).flatMap(({ rule_id, status }) => (status === 'fail' ? [rule_id] : []))

describe.each(validOffers)('$name', (offer) => {
  it('passes every rule that applies, and no question is left', () => {
    const open = findingsOf(offer, offer.facts).filter(({ status }) => status !== 'pass')
    expect(open.map(({ rule_id, status, fields }) => [rule_id, status, ...fields])).toEqual([])
  })

  it.each(offer.spoiled)('with %j is caught by %s', (change, rule) => {
    const findings = findingsOf(offer, { ...offer.facts, ...change })
    const status = findings.find(({ rule_id }) => rule_id === rule)?.status
    expect(status).toMatch(/^(fail|unknown)$/)
  })

  it('with any one field changed is caught by just the rules that forbid it', () => {
    let caught = 0
    for (const [field, values] of telltaleValues(rawRules))
      for (const value of values) {
        const facts = { ...offer.facts, [field]: value }
        const forbidding = rawRules.filter(
          (rule) => statusOf(rule, offer.market, facts, day) === 'fail',
        )
        expect({ field, value, rules: failing(offer, facts) }).toEqual({
          field,
          value,
          rules: forbidding.map(({ id }) => id),
        })
        caught += forbidding.length === 0 ? 0 : 1
      }
    expect(caught).toBeGreaterThan(50)
  })

  it('with a fact left out is asked for it by every rule that then stays open', () => {
    let asked = 0
    for (const field of Object.keys(offer.facts) as (keyof Facts)[]) {
      if (offer.facts[field] === null) continue
      const facts = { ...offer.facts, [field]: null }
      const open = rawRules.filter((rule) => statusOf(rule, offer.market, facts, day) === 'unknown')
      const asking = findingsOf(offer, facts).filter(
        ({ status, fields }) => status === 'unknown' && fields.includes(field),
      )
      expect([field, ...asking.map(({ rule_id }) => rule_id)]).toEqual([
        field,
        ...open.map(({ id }) => id),
      ])
      asked += open.length
    }
    expect(asked).toBeGreaterThan(50)
  })
})
