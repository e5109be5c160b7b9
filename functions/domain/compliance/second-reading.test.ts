import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markets } from '../shared/market.ts'
import type { Facts } from './condition.ts'
import { preflight } from './preflight.ts'
import { complianceRules } from './rules.ts'
import { type RawFacts, rawRules, statusOf, telltaleValues } from './second-reading-for-tests.ts'

const rules = complianceRules()
const today = '2026-11-22'
const statuses = (facts: RawFacts, market: (typeof markets)[number], day = today) =>
  new Map(
    // the second reading knows one day, which decides for every phase
    preflight({ market, facts: facts as Facts, launch_day: day }, rules, day).map((one) => [
      one.rule_id,
      one.status as string,
    ]),
  )

describe('every rule has contexts of its own that decide it', () => {
  /** All combinations of the telling values of one rule; they are few thousand at most. */
  function* combinations(fields: readonly [string, readonly unknown[]][]): Generator<RawFacts> {
    const [first, ...others] = fields
    if (first === undefined) return yield {}
    for (const value of first[1])
      for (const rest of combinations(others)) yield { [first[0]]: value, ...rest }
  }

  const cases = rawRules.map((rule) => [rule.id as string, rule] as const)
  it.each(cases)('%s', (id, rule) => {
    const market = markets.find((one) => rule.markets.includes(one) || rule.markets.includes('*'))
    if (market === undefined) throw new Error('a rule of no market')
    const wanted = new Map<string, RawFacts>()
    for (const facts of combinations([...telltaleValues([rule])])) {
      const status = statusOf(rule, market, facts, today)
      if (!wanted.has(status)) wanted.set(status, facts)
      if (['pass', 'fail', 'unknown', 'not_applicable'].every((one) => wanted.has(one))) break
    }
    expect([...wanted.keys()]).toEqual(expect.arrayContaining(['pass', 'fail']))
    for (const [status, facts] of wanted)
      expect({ facts, status: statuses(facts, market).get(id) ?? 'not_applicable' }).toEqual({
        facts,
        status,
      })
  })
})

describe('3,000 random contexts', () => {
  // few fields are empty, so that long conditions are decided both ways
  const factsFor = (rules: typeof rawRules): fc.Arbitrary<RawFacts> =>
    fc.record(
      Object.fromEntries(
        [...telltaleValues(rules)].map(([field, telling]) => [
          field,
          fc.oneof(
            { weight: 5, arbitrary: fc.constantFrom(...telling.slice(1)) },
            { weight: 1, arbitrary: fc.constantFrom(undefined, null) },
          ),
        ]),
      ),
    )
  // each context takes the values of one rule for its fields: among all of them few rules would apply
  const ofOneRule = fc.oneof(...rawRules.map((rule) => factsFor([rule])))
  const facts = fc
    .tuple(factsFor(rawRules), ofOneRule)
    .map(([all, own]): RawFacts => ({ ...all, ...own }))
  const day = fc.constantFrom('2016-01-01', '2023-12-07', '2023-12-08', '2025-12-31', today)

  it('are read alike by the interpreter and by the second reading', () => {
    const seen = new Map<string, number>()
    fc.assert(
      fc.property(facts, fc.constantFrom(...markets), day, (given, market, on) => {
        const found = statuses(given, market, on)
        for (const rule of rawRules) {
          const expected = statusOf(rule, market, given, on)
          const status = found.get(rule.id) ?? 'not_applicable'
          if (status !== expected)
            throw new Error(`${rule.id}: ${status}, the second reading says ${expected}`)
          const key = `${rule.id} ${status}`
          seen.set(key, (seen.get(key) ?? 0) + 1)
        }
      }),
      { numRuns: 3000, seed: 20261122 },
    )
    const never = rawRules.flatMap(({ id }) =>
      ['pass', 'fail'].map((status) => `${id} ${status}`).filter((key) => !seen.has(key)),
    )
    expect(never.length).toBeLessThan(rawRules.length * 0.3)
  })

  it('name in an unknown finding only empty fields, and at least one', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom(...markets), (given, market) => {
        const context = { market, facts: given as Facts }
        for (const { status, fields, rule_id } of preflight(context, rules, today))
          if (status === 'unknown')
            expect([
              rule_id,
              fields.length > 0,
              fields.filter((one) => given[one] != null),
            ]).toEqual([rule_id, true, []])
      }),
      { numRuns: 300, seed: 1 },
    )
  })

  it('give the same findings again', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom(...markets), (given, market) => {
        const context = { market, facts: given as Facts }
        const backwards = Object.fromEntries(Object.entries(given).reverse()) as Facts
        expect(preflight({ market, facts: backwards }, rules, today)).toEqual(
          preflight(context, rules, today),
        )
      }),
      { numRuns: 100, seed: 2 },
    )
  })
})
