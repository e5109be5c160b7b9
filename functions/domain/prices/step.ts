import type { DatedFigure } from './dated-figure.ts'
import type { Step, StepKey } from './ladder.ts'

interface StepFacts {
  readonly percent?: number
  readonly figure?: DatedFigure | null
}

/** One rung; without a figure it is given by the reader or follows from the others. */
export const step = (
  key: StepKey,
  amount: number,
  { percent, figure = null }: StepFacts = {},
): Step => ({ key, amount, percent: percent ?? null, figure })
