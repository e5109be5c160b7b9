import type { DatedFigure } from './dated-figure.ts'
import type { AssumptionKey, Assumptions, Missing } from './ladder.ts'

export interface Known {
  readonly value: number
  /** Null: given by the reader. */
  readonly figure: DatedFigure | null
}

/** Reads assumptions: the reader's, else the figure that we know, else it is noted as missing. */
export function assumptionReader(given: Assumptions) {
  const missing: Missing[] = []
  const read = (key: AssumptionKey, figure: DatedFigure | null): Known => {
    const own = given[key]
    if (own !== undefined) return { value: own, figure: null }
    if (figure !== null) return { value: figure.value, figure }
    missing.push(key)
    return { value: 0, figure: null }
  }
  return { read, missing }
}
