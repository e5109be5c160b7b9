import { expect, it } from 'vitest'
import { tenderSchema } from '../tender.ts'
import { comparePlan } from './compare-plan.ts'
import type { PlanRow } from './plan-reading.ts'
import { readPlan } from './read-plan.ts'

const header = ['Reference', 'Type', 'Country', 'Price', 'Deadline']
const rowsOf = (...rows: string[][]): readonly PlanRow[] =>
  readPlan(
    {
      kind: 'sheets',
      sheets: [
        {
          name: 'Tenders',
          rows: [header, ...rows].map((cells, at) => ({ number: at + 1, cells })),
          has_row_numbers: true,
        },
      ],
    },
    'plan.xlsx',
  ).rows

const malbec = ['202701001', 'Red wine', 'Argentina', '<200', '2026-08-06']
const riesling = ['202701002', 'White wine', 'Germany', '<180', '2026-08-06']
const gamay = ['202701003', 'Red wine', 'France', '<190', '2026-08-06']

const stored = (rows: readonly PlanRow[]) =>
  rows.map(({ published }, at) =>
    tenderSchema.parse({
      tender_id: at + 1,
      version: 1,
      published,
      corrected_criteria: null,
      sample: null,
      updated_at: '2026-11-23T08:00:00.000Z',
    }),
  )

it('the same file again changes nothing', () => {
  const rows = rowsOf(malbec, riesling, gamay)
  const { added, changed, unchanged, missing } = comparePlan(rows, stored(rows))
  expect([added.length, changed.length, unchanged.length, missing.length]).toEqual([0, 0, 3, 0])
})

it('the next edition shows new, changed and missing rows', () => {
  const before = stored(rowsOf(malbec, riesling))
  const dearer = ['202701001', 'Red wine', 'Argentina', '<220', '2026-08-13']
  const { added, changed, unchanged, missing } = comparePlan(rowsOf(dearer, gamay), before)
  expect(added.map(({ published }) => published.reference)).toEqual(['202701003'])
  expect(changed.map(({ differences }) => differences.fields)).toEqual([
    ['offer_deadline', 'price'],
  ])
  expect(changed[0]?.differences.requirements).toEqual([{ before: '<200', after: '<220' }])
  expect(unchanged).toEqual([])
  expect(missing.map(({ published }) => published.reference)).toEqual(['202701002'])
})

it('tenders of another plan, and withdrawn ones, are not missing', () => {
  const [of2026] = stored(rowsOf(['202607001', 'Red wine', 'Chile', '<200', '2026-02-05']))
  const [withdrawn] = stored(
    rowsOf(riesling).map((row) => ({
      ...row,
      published: { ...row.published, status: 'withdrawn' as const },
    })),
  )
  const known = [of2026, withdrawn].filter((one) => one !== undefined)
  expect(comparePlan(rowsOf(malbec), known).missing).toEqual([])
})
