import type { Criterion } from '../tenders/criterion.ts'

/** Whether anything of a criterion was understood: what was not can be compared with nothing. */
export function isUnderstood(criterion: Criterion): boolean {
  switch (criterion.kind) {
    case 'category':
    case 'origin':
    case 'price':
      return criterion.any_of.length > 0
    case 'grapes':
      return (
        criterion.rules.length > 0 || criterion.single_variety || criterion.min_varieties !== null
      )
    case 'vintage':
      return (
        criterion.unread === undefined ||
        criterion.ranges.length > 0 ||
        criterion.non_vintage_allowed
      )
    default:
      return criterion.kind !== 'text'
  }
}

/**
 * Whether a tender states anything that a product can be held against. Where it does not (an amendment,
 * a group described in words), every product would be a match: such a tender is shown, but not counted
 * among the matches.
 */
export const statesRequirement = (criteria: readonly Criterion[]): boolean =>
  criteria.some((criterion) => criterion.required && isUnderstood(criterion))
