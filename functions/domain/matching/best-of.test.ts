import { expect, it } from 'vitest'
import { productIdSchema, tenderIdSchema } from '../shared/ids.ts'
import { bestOf, type Rankable } from './best-of.ts'
import type { Verdict } from './verdict.ts'

const match = (tender: number, verdict: Verdict, score: number): Rankable => ({
  tender_id: tenderIdSchema.parse(tender),
  product_id: productIdSchema.parse('prd_00000001'),
  verdict,
  score,
})
const deadlines: Readonly<Record<number, string>> = { 1: '2026-03-01', 2: '2026-02-01' }
const deadlineOf = ({ tender_id }: Rankable) => deadlines[tender_id] ?? null

it('ranks by verdict, then score, then the nearest deadline; no deadline comes last', () => {
  const best = [
    match(1, 'strong', 80),
    match(4, 'possible', 99),
    match(2, 'possible', 90),
    match(1, 'possible', 90),
    match(3, 'possible', 90),
    match(2, 'near', 100),
  ]
  expect(bestOf(best.toReversed(), 10, deadlineOf)).toEqual(best)
  expect(bestOf(best.toSpliced(0, 2).reverse(), 2, deadlineOf)).toEqual(best.slice(2, 4))
})
