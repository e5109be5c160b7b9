import { describe, expect, it } from 'vitest'
import type { OfferCheck } from '#domain/applications/check-offer.ts'
import type { OfferFinding } from '#domain/applications/tender-findings.ts'
import { preflight } from '#domain/compliance/preflight.ts'
import { questionsOf } from '#domain/compliance/questions.ts'
import { complianceRules } from '#domain/compliance/rules.ts'
import { groupFindings, isWaiting } from './finding-groups.ts'
import { findingsBeside } from './open-points.ts'

/** What the rules say of a red wine of which little is known, as `checkOffer` hands it on. */
function checkOf(facts: Parameters<typeof preflight>[0]['facts']): OfferCheck {
  const findings = preflight({ market: 'SE', facts }, complianceRules(), '2026-11-22').map(
    (finding): OfferFinding => ({ ...finding, asked: null }),
  )
  const questions = questionsOf(findings).map((question) => ({
    ...question,
    key: `fact_${question.field}`,
    phase: 'offer' as const,
  }))
  const blocking = findings.filter(
    ({ phase, severity, status }) =>
      phase === 'offer' && severity === 'blocking' && (status === 'fail' || status === 'unknown'),
  )
  return { findings, questions, blocking, problems: [], results: [], known: facts } as never
}

const check = checkOf({
  category: 'wine',
  colour: 'red',
  salesChannel: 'monopoly',
  abv: 13,
  so2TotalMgPerL: 400,
  sugarGPerL: 2,
  so2SpecialSweetCategory: false,
})
const groups = groupFindings(check)

describe('findings', () => {
  it('stand in one group each', () => {
    const all = Object.values(groups).flatMap((shown) =>
      shown.map(({ finding }) => finding.rule_id),
    )
    expect(all.toSorted()).toEqual(check.findings.map(({ rule_id }) => rule_id).toSorted())
  })

  it('that fail come before what is not stated', () => {
    const statuses = groups.blocks.map(({ finding }) => finding.status)
    expect(statuses).toContain('fail')
    expect(statuses).toContain('unknown')
    expect(statuses.lastIndexOf('fail')).toBeLessThan(statuses.indexOf('unknown'))
  })

  it('ask for each field once, and others wait for it', () => {
    const asked = Object.values(groups).flatMap((shown) => shown.flatMap(({ asks }) => asks))
    expect(asked.length).toBeGreaterThan(3)
    expect(new Set(asked).size).toBe(asked.length)
    expect(Object.values(groups).some((shown) => shown.some(isWaiting))).toBe(true)
  })
})

it('what blocks is counted by what can be answered, not by the rules that wait', () => {
  const points = findingsBeside(check, [])
  expect(points.length).toBeGreaterThan(0)
  expect(points.length).toBeLessThan(check.blocking.length)
})
