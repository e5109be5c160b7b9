import { expect, it } from 'vitest'
import type { AgendaStep } from '../../lib/applications/use-agenda.ts'
import { groupByDay } from './this-week.tsx'

const step = (key: string, date: string, actor: AgendaStep['actor'] = 'producer') =>
  ({ key, date, actor }) as AgendaStep

it('has what is left over first, then day by day, and nothing that others do', () => {
  const steps = [
    step('go', '2027-01-04'),
    step('statements', '2027-01-15'),
    step('submit-safe', '2027-01-18', 'importer'),
    step('offer-deadline', '2027-01-18', 'monopoly'),
    step('sample-lot', '2027-01-20'),
  ]
  const groups = groupByDay(steps, '2027-01-18')
  expect(groups.map(({ day, steps: of }) => [day, of.map(({ key }) => key)])).toEqual([
    [null, ['go', 'statements']],
    ['2027-01-18', ['offer-deadline']],
    ['2027-01-20', ['sample-lot']],
  ])
})
