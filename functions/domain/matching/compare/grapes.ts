import type { CriterionOf, GrapeRule } from '../../tenders/criterion.ts'
import { familyOf } from '../../vocabulary/grapes.ts'
import { askedVarieties } from '../canonical-grapes.ts'
import type { ComparableProduct } from '../comparable-product.ts'
import {
  besideUnread,
  bestChoice,
  everyPart,
  type Finding,
  met,
  missed,
  otherChoice,
  unknown,
  wordsNotUnderstood,
} from '../finding.ts'
import {
  type GrapeShare,
  isListed,
  mergedGrapes,
  openRest,
  type ShareRange,
  shareOf,
} from '../grape-shares.ts'
import { nearLimits } from '../near-limits.ts'

type Grapes = readonly GrapeShare[]

/** Varieties and their shares; several grapes without shares leave every predicate of share open. */
export function compareGrapes(
  criterion: CriterionOf<'grapes'>,
  { facts, grapes }: ComparableProduct,
): Finding {
  if (criterion.unread !== undefined && !isAnyOf(criterion)) return wordsNotUnderstood
  if (grapes.length === 0) return unknown('state_field', 'grapes')
  const finding = everyPart([
    ...criterion.rules.map((rule) => ruleFinding(rule, grapes)),
    criterion.single_variety ? singleFinding(grapes) : met(),
    varietiesFinding(criterion.min_varieties, grapes),
  ])
  const isTakenAsWhole = grapes.length === 1 && facts.grapes.some(({ share }) => share === null)
  const answer = isTakenAsWhole && finding.status === 'met' ? metAsWhole : finding
  return besideUnread(criterion.unread, answer)
}

/** One of those listed suffices: the names that were understood can be met without the others. */
const isAnyOf = ({ rules: [rule, ...more], min_varieties }: CriterionOf<'grapes'>): boolean =>
  rule !== undefined &&
  more.length === 0 &&
  rule.together !== 'each' &&
  rule.max_share === null &&
  min_varieties === null

const metAsWhole = met(['one_grape_taken_as_whole'])

function ruleFinding(rule: GrapeRule, grapes: Grapes): Finding {
  const { together } = rule
  const varieties = askedVarieties(rule)
  if (together === 'sum') return shareFinding(varieties, rule, grapes)
  const each = varieties.map((variety) => shareFinding([variety], rule, grapes))
  return together === 'each' ? everyPart(each) : bestChoice(each)
}

/** "Moscato" asked is any Muscat; where only "Moscato" is stated, which Muscat it is stays open. */
function inTermsOf(varieties: readonly string[], grapes: Grapes): Grapes | null {
  const isOpen = varieties.some((variety) => {
    const family = familyOf(variety)
    return family !== null && !isListed(variety, grapes) && isListed(family, grapes)
  })
  if (isOpen) return null
  return mergedGrapes(
    grapes.map((grape) => {
      const family = familyOf(grape.variety)
      const isAsked = family !== null && varieties.includes(family)
      return isAsked && !varieties.includes(grape.variety) ? { ...grape, variety: family } : grape
    }),
  )
}

function shareFinding(
  varieties: readonly string[],
  { min_share, max_share }: Pick<GrapeRule, 'min_share' | 'max_share'>,
  stated: Grapes,
): Finding {
  const grapes = inTermsOf(varieties, stated)
  if (grapes === null) return notPrecise
  const share = shareOf(varieties, grapes)
  const isAmong = varieties.some((variety) => isListed(variety, grapes))
  if (min_share === null && max_share === null) return presenceFinding(isAmong, share)
  return everyPart([
    min_share === null ? met() : minimumFinding(share, min_share, isAmong),
    max_share === null ? met() : maximumFinding(share, max_share),
  ])
}

function presenceFinding(isAmong: boolean, share: ShareRange): Finding {
  if (isAmong) return met()
  return share.high > 0 ? notPrecise : otherChoice('offer_other_product', 'grapes')
}

function minimumFinding(share: ShareRange, minimum: number, isAmong: boolean): Finding {
  if (share.low >= minimum) return met()
  if (share.high >= minimum) return notPrecise
  return missed({
    // a variety that is not in the wine at all is no near miss
    near: isAmong && share.high >= minimum - nearLimits.grape_share_points,
    gap: { amount: minimum - share.high, unit: 'percentage_points', currency: null },
    key: isAmong ? 'adjust_blend' : 'offer_other_product',
    field: 'grapes',
  })
}

function maximumFinding(share: ShareRange, maximum: number): Finding {
  if (share.high <= maximum) return met()
  if (share.low <= maximum) return notPrecise
  return missed({
    near: false,
    gap: { amount: share.low - maximum, unit: 'percentage_points', currency: null },
    key: 'adjust_blend',
    field: 'grapes',
  })
}

/** "Single variety" means 100 % of one. */
function singleFinding(grapes: Grapes): Finding {
  const stated = grapes.flatMap(({ share }) => (share === null ? [] : [share]))
  if (stated.length === 0) return notPrecise
  const largest = Math.max(...stated)
  if (largest >= 100) return met()
  const unstated = stated.length < grapes.length ? 100 - stated.reduce((a, b) => a + b, 0) : 0
  const high = Math.max(largest, unstated)
  return missed({
    near: high >= 100 - nearLimits.grape_share_points,
    gap: { amount: 100 - high, unit: 'percentage_points', currency: null },
    key: 'adjust_blend',
    field: 'grapes',
  })
}

function varietiesFinding(minimum: number | null, grapes: Grapes): Finding {
  if (minimum === null || grapes.length >= minimum) return met()
  if (openRest(grapes) > 0) return notPrecise
  return missed({
    near: false,
    gap: { amount: minimum - grapes.length, unit: 'choice', currency: null },
    key: 'offer_other_product',
    field: 'grapes',
  })
}

const notPrecise = unknown('state_more_precisely', 'grapes')
