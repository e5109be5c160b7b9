import type { ProductFacts } from '../portfolio/product.ts'
import type { Criterion } from '../tenders/criterion.ts'
import type { PublishedTender } from '../tenders/published-tender.ts'
import { alcoholFree } from '../vocabulary/drink-terms.ts'
import { type Finding, isFactMissing, type Outcome } from './finding.ts'
import { statesRequirement } from './states-requirement.ts'
import type { Verdict } from './verdict.ts'

/** How many required criteria gave which status. */
export interface StatusTally {
  readonly near: number
  readonly unknown: number
  /** Contradicted, but within what a producer can change for one tender. */
  readonly not_met_changeable: number
  readonly not_met_fixed: number
  /** How many of those near or within reach are prices. */
  readonly price_missed: number
  /** The product's category or origin is missing. */
  readonly is_incomplete: boolean
  /** What the tender asks of category or origin is not understood, as far as the product may meet it. */
  readonly is_unread: boolean
}

/** Without its kind a drink is none that a tender asks for, without its origin it may be anybody's. */
export const isIdentity = (kind: Criterion['kind']) => kind === 'category' || kind === 'origin'

/** None of the criteria of one kind of identity is met, nor would be by any fact: the words are not understood. */
export const isUnread = (answers: readonly Pick<Outcome, 'status' | 'fact_missing'>[]): boolean =>
  answers.length > 0 &&
  answers.every(({ status, fact_missing }) => status === 'unknown' && !fact_missing)

/**
 * Where a tender asks for something but names no kind of drink, a product of no known kind is still no match
 * for it. Where it asks for nothing, no fact would change anything.
 */
export const isOfUnknownKind = (
  criteria: readonly Criterion[],
  { categories, subtype }: Pick<ProductFacts, 'categories' | 'subtype'>,
): boolean =>
  categories.length !== 1 &&
  statesRequirement(criteria) &&
  subtype !== alcoholFree.subtype &&
  !criteria.some((one) => one.kind === 'category' && one.required)

/** Whether all of a tender is known that a strong match would have to satisfy. */
export const mayBeStrong = ({ completeness, criteria }: TenderExtent): boolean =>
  completeness === 'full' &&
  criteria.some((one) => one.kind === 'category' && one.required && one.any_of.length > 0)

interface TenderExtent {
  readonly completeness: PublishedTender['completeness']
  readonly criteria: readonly Criterion[]
}

/** The verdict of a pair (docs/matching.md, "Verdict of a pair"). */
export function verdictOf(tally: StatusTally, tender: { readonly mayBeStrong: boolean }): Verdict {
  if (tally.not_met_fixed > 0 || tally.not_met_changeable > 1 || tally.is_unread) return 'none'
  if (tally.is_incomplete) return tally.not_met_changeable > 0 ? 'none' : 'incomplete'
  if (tally.not_met_changeable === 1 || tally.near > 0) return 'near'
  return tally.unknown > 0 || !tender.mayBeStrong ? 'possible' : 'strong'
}

type Counted = Pick<Finding, 'status' | 'changeable' | 'remedy'> &
  Pick<Criterion, 'kind' | 'required'>

/** Everything is met but the price, and that is within reach. */
export const missesOnlyPrice = (tally: StatusTally): boolean =>
  tally.price_missed > 0 &&
  tally.unknown === 0 &&
  tally.not_met_fixed === 0 &&
  tally.near + tally.not_met_changeable === tally.price_missed

/** Counts required criteria only: preferred ones never enter the verdict. */
export function tallyOf(results: readonly Counted[], isOfUnknownKind = false): StatusTally {
  const isUnreadKind = (identity: Criterion['kind']) =>
    isUnread(
      results
        .filter(({ kind, required }) => required && kind === identity)
        .map((result) => ({ status: result.status, fact_missing: isFactMissing(result) })),
    )
  const tally = {
    near: 0,
    unknown: 0,
    not_met_changeable: 0,
    not_met_fixed: 0,
    price_missed: 0,
    is_incomplete: isOfUnknownKind,
    is_unread: isUnreadKind('category') || isUnreadKind('origin'),
  }
  for (const result of results) {
    const { kind, required, status, changeable } = result
    if (!required || status === 'met') continue
    if (isIdentity(kind) && isFactMissing(result)) tally.is_incomplete = true
    if (kind === 'price' && status !== 'unknown') tally.price_missed++
    if (status !== 'not_met') tally[status]++
    else if (changeable) tally.not_met_changeable++
    else tally.not_met_fixed++
  }
  return tally
}
