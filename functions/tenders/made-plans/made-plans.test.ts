import { expect, it } from 'vitest'
import { noPlanChoices } from '#domain/tenders/plans/plan-reading.ts'
import { readPlanFile } from '../plans/read-plan-file.ts'
import { makePlan } from './make-plan.ts'
import { scorePlan } from './score-plans.ts'

// other seeds than those by which the reader was fitted; each language in each format twice
const seeds = Array.from({ length: 32 }, (_, at) => 7_000 + at)

it('reads made plans of four languages and formats field by field, row by row', async () => {
  let fields = 0
  let right = 0
  const inexact: string[] = []
  for (const seed of seeds) {
    const plan = await makePlan(seed)
    const reading = await readPlanFile(plan.bytes, plan.name, noPlanChoices)
    const score = scorePlan(plan, reading)
    fields += score.fields
    right += score.right
    expect(reading.rows, plan.name).toHaveLength(plan.truth.length)
    if (score.exact < score.rows) inexact.push(`${plan.name}: ${score.wrong[0]}`)
    // a column that no field takes is left out with each of its rows
    const leftOut = reading.rows.map((row) => row.left_out.map(({ text }) => text))
    for (const [at, words] of plan.unknown.entries())
      expect(leftOut[at], plan.name).toContain(words)
  }
  expect(inexact).toEqual([])
  expect(right / fields).toBeGreaterThanOrEqual(0.97)
}, 180_000)

it('makes the same plan of the same seed', async () => {
  const [first, again] = await Promise.all([makePlan(7_001), makePlan(7_001)])
  expect(again).toEqual(first)
})
