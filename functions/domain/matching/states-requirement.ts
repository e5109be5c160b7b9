import type { Criterion } from '../tenders/criterion.ts'

/**
 * Whether a tender states anything that a product must satisfy. Where it does not (an amendment, a
 * group described in words), every product would vacuously be `strong`: such a tender is shown, but
 * not counted among the matches.
 */
export const statesRequirement = (criteria: readonly Criterion[]): boolean =>
  criteria.some((criterion) => criterion.required)
