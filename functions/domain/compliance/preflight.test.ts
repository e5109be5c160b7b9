import { describe, expect, it } from 'vitest'
import { preflight, type Waiver } from './preflight.ts'
import { questionsOf } from './questions.ts'
import type { Rule } from './rule.ts'
import { ruleSchema } from './rule-schema.ts'

const rule = (more: Partial<Rule> = {}): Rule =>
  ruleSchema.parse({
    id: 'TEST',
    group: 'T',
    title: 'At most 15 % vol',
    message: 'At most 15 % vol.',
    markets: ['SE'],
    categoryScope: ['*'],
    appliesWhen: { field: 'category', op: 'eq', value: 'wine' },
    mustHold: { field: 'abv', op: 'lte', value: 15 },
    severity: 'blocking',
    phase: 'offer',
    source: { text: 'A page', url: 'https://example.com', basis: 'published page' },
    ...more,
  })
const rulesOf = (...rules: Rule[]) => ({ version: '2026-11-22', rules })
const strong = { category: 'wine', abv: 16 }
const day = '2026-11-22'
const statusesOf = (
  one: Partial<Rule>,
  context: Partial<Parameters<typeof preflight>[0]> = {},
  on = day,
) =>
  preflight({ market: 'SE', facts: strong, ...context }, rulesOf(rule(one)), on).map(
    ({ status }) => status,
  )

describe('a finding', () => {
  it('says what fails, with the values offered, what must hold, the source and the version', () => {
    expect(preflight({ market: 'SE', facts: strong }, rulesOf(rule()), day)).toEqual([
      {
        rule_id: 'TEST',
        phase: 'offer',
        status: 'fail',
        severity: 'blocking',
        fields: ['abv'],
        message: { key: 'TEST', values: { abv: 16 } },
        remedy: { key: 'change', until: { field: 'abv', op: 'lte', value: 15 } },
        source: rule().source,
        rule_version: '2026-11-22',
        waiver: null,
      },
    ])
  })

  it('passes without a remedy', () => {
    const [finding] = preflight(
      { market: 'SE', facts: { category: 'wine', abv: 15 } },
      rulesOf(rule()),
      day,
    )
    expect(finding).toMatchObject({ status: 'pass', fields: ['abv'], remedy: null })
  })

  it('asks for the field that decides whether the rule applies, even where it would be kept', () => {
    const [finding] = preflight({ market: 'SE', facts: { abv: 12 } }, rulesOf(rule()), day)
    expect(finding).toMatchObject({
      status: 'unknown',
      fields: ['category'],
      remedy: { key: 'state', until: null },
    })
  })

  it('asks for what the rule needs once it applies', () => {
    const [finding] = preflight({ market: 'SE', facts: { category: 'wine' } }, rulesOf(rule()), day)
    expect(finding).toMatchObject({ status: 'unknown', fields: ['abv'], message: { values: {} } })
  })

  it('asks for a field that must be there, rather than to change it', () => {
    const paper = rule({ mustHold: { field: 'sample.lot', op: 'exists' } })
    const [finding] = preflight({ market: 'SE', facts: strong }, rulesOf(paper), day)
    expect(finding).toMatchObject({
      status: 'fail',
      fields: ['sample.lot'],
      remedy: { key: 'state' },
    })
  })

  it('is not made where the rule does not apply', () => {
    expect(statusesOf({}, { facts: { category: 'beer', abv: 16 } })).toEqual([])
  })
})

describe('markets and days', () => {
  it('a rule is of its markets, or of all', () => {
    expect(statusesOf({ markets: ['NO', 'FI'] })).toEqual([])
    expect(statusesOf({ markets: ['NO', 'SE'] })).toEqual(['fail'])
    expect(statusesOf({ markets: ['*'] })).toEqual(['fail'])
  })

  it('a rule holds from its first day to its last', () => {
    const period = { validFrom: '2026-01-01', validUntil: '2026-12-31' }
    const days = ['2025-12-31', '2026-01-01', '2026-12-31', '2027-01-01']
    expect(days.map((one) => statusesOf(period, {}, one).length)).toEqual([0, 1, 1, 0])
  })

  it('the day of the launch decides for what counts from then on, the day of the offer for the rest', () => {
    const from = { validFrom: '2027-01-01' }
    const launch = { launch_day: '2027-03-01' }
    const found = (['offer', 'sample', 'launch', 'marketing'] as const).map(
      (phase) => statusesOf({ ...from, phase }, launch).length,
    )
    expect(found).toEqual([0, 0, 1, 1])
  })

  it('without a day of the launch keeps the rules of later phases that begin after the offer', () => {
    const found = (period: Partial<Rule>) =>
      (['offer', 'sample', 'launch', 'marketing'] as const).map(
        (phase) => statusesOf({ ...period, phase }, { launch_day: null }).length,
      )
    expect(found({ validFrom: '2027-01-01' })).toEqual([0, 0, 1, 1])
    expect(found({ validUntil: '2026-01-01' })).toEqual([0, 0, 0, 0])
    expect(statusesOf({ validFrom: '2027-01-01', phase: 'launch' })).toEqual(['fail'])
  })
})

describe('a waiver', () => {
  const waiver: Waiver = {
    rule_id: 'TEST',
    by: 'Ada Lind',
    reason: 'The importer agreed',
    at: '2026-11-20T10:00:00Z',
  }
  const waivers = [waiver]

  it('of a warning is shown with who, why and when', () => {
    const rules = rulesOf(rule({ severity: 'warning' }))
    const [finding] = preflight({ market: 'SE', facts: strong, waivers }, rules, day)
    expect(finding).toMatchObject({ status: 'waived', fields: ['abv'], waiver })
  })

  it('of a blocking rule counts only where the rule says so', () => {
    expect(statusesOf({}, { waivers })).toEqual(['fail'])
    expect(statusesOf({ waivable: true }, { waivers })).toEqual(['waived'])
  })

  it('covers a question too, is not needed where the rule is kept, and is of one rule', () => {
    const severity = 'warning'
    expect(statusesOf({ severity }, { waivers, facts: { category: 'wine' } })).toEqual(['waived'])
    expect(statusesOf({ severity }, { waivers, facts: { ...strong, abv: 12 } })).toEqual(['pass'])
    expect(statusesOf({ severity, id: 'OTHER' }, { waivers })).toEqual(['fail'])
  })
})

it('questions begin with the field that decides most rules; warnings come after what blocks', () => {
  const finding = (fields: string[], more: object = {}) =>
    ({ status: 'unknown', severity: 'blocking', fields, ...more }) as Parameters<
      typeof questionsOf
    >[0][number]
  const findings = [
    finding(['abv', 'colour']),
    finding(['colour']),
    finding(['gi'], { severity: 'warning' }),
    finding(['sugarGPerL']),
    finding(['volumeMl'], { status: 'fail' }),
  ]
  expect(questionsOf(findings)).toEqual([
    { field: 'colour', rules: 2, blocking: 2 },
    { field: 'abv', rules: 1, blocking: 1 },
    { field: 'sugarGPerL', rules: 1, blocking: 1 },
    { field: 'gi', rules: 1, blocking: 0 },
  ])
})
