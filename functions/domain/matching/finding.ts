import type { Gap, Remedy, Status } from './verdict.ts'

/** What a producer can do; texts `matching.remedy.<key>`. */
export const remedyKeys = [
  // the product is silent or vague
  'state_field',
  'state_more_precisely',
  'state_price_currency',
  'state_case_size',
  'state_ex_works_price',
  'state_fob_price',
  'check_yourself',
  // the product misses the requirement
  'lower_price',
  'raise_price',
  'offer_other_size',
  'offer_other_container',
  'use_lighter_container',
  'offer_other_closure',
  'offer_larger_quantity',
  'offer_other_vintage',
  'offer_earlier_vintage',
  'adjust_alcohol',
  'adjust_sugar',
  'adjust_blend',
  'get_certified',
  'offer_other_product',
] as const
export type RemedyKey = (typeof remedyKeys)[number]

/** How an answer was reached; texts `matching.note.<key>`. */
export const noteKeys = [
  'price_taken_as_ex_works',
  'price_taken_as_per_unit',
  'price_taken_as_shelf_price',
  'case_price_divided',
  'litre_price_converted',
  'price_converted_to_reference_volume',
  'currency_converted',
  'currency_not_convertible',
  'fob_price_is_an_upper_bound',
  'ex_works_price_is_a_lower_bound',
  'shelf_price_modelled',
  'shelf_price_not_computed',
  'shelf_price_outdated',
  'shelf_price_small_pack',
  'shelf_limit_kept',
  'shelf_limit_exceeded',
  'country_read_from_region',
  'region_not_recognised',
  'region_wider_than_asked',
  'no_vintage_taken_as_non_vintage',
  'one_grape_taken_as_whole',
  'light_glass_by_weight',
  'recycled_share_not_stated',
  'other_sizes_launched_together',
  'litres_from_units',
  'tender_words_not_understood',
] as const
export type NoteKey = (typeof noteKeys)[number]

/** The answer of one comparison, before it is put in words. */
export interface Finding {
  readonly status: Status
  /** Not met, but within what a producer can change for one tender. */
  readonly changeable: boolean
  readonly gap: Gap | null
  readonly remedy: Remedy | null
  readonly notes: readonly NoteKey[]
}

/** The part of an answer that verdict and score need. */
export interface Outcome extends Pick<Finding, 'status' | 'changeable'> {
  /** Unknown because the product is silent or vague, not because the tender's words are not understood. */
  readonly fact_missing: boolean
}

export const isFactMissing = ({ status, remedy }: Pick<Finding, 'status' | 'remedy'>): boolean =>
  status === 'unknown' && remedy?.key !== 'check_yourself'

export const outcomeOf = (finding: Finding): Outcome => ({
  status: finding.status,
  changeable: finding.changeable,
  fact_missing: isFactMissing(finding),
})

const noNotes: readonly NoteKey[] = []
const plainlyMet: Finding = {
  status: 'met',
  changeable: false,
  gap: null,
  remedy: null,
  notes: noNotes,
}

export const met = (notes: readonly NoteKey[] = noNotes): Finding =>
  notes.length === 0 ? plainlyMet : { ...plainlyMet, notes }

/** The product is silent, or what it says leaves the answer open; the remedy names what to add. */
export const unknown = (
  key: RemedyKey,
  field: string | null,
  notes: readonly NoteKey[] = noNotes,
): Finding => ({ status: 'unknown', changeable: false, gap: null, remedy: { key, field }, notes })

interface Miss {
  readonly near: boolean
  /** Where it is not near: whether a producer can change it for one tender. Default: no. */
  readonly changeable?: boolean
  readonly gap: Gap
  readonly key: RemedyKey
  readonly field: string
  readonly notes?: readonly NoteKey[]
}

/** The product misses the requirement: `near` by a little, else `not_met`. */
export const missed = ({
  near,
  changeable = false,
  gap,
  key,
  field,
  notes = noNotes,
}: Miss): Finding => ({
  status: near ? 'near' : 'not_met',
  changeable: changeable && !near,
  gap,
  remedy: { key, field },
  notes,
})

/** A fact that is simply another one: no distance, never near. */
export const otherChoice = (key: RemedyKey, field: string): Finding =>
  missed({ near: false, gap: choiceGap, key, field })
/** The same of what a producer can change for one tender: another bottle, another cork. */
export const changeableChoice = (key: RemedyKey, field: string): Finding =>
  missed({ near: false, changeable: true, gap: choiceGap, key, field })
const choiceGap: Gap = { amount: 1, unit: 'choice', currency: null }

/** What the tender asks is not understood: the product may satisfy it. */
export const wordsNotUnderstood = unknown('check_yourself', null, ['tender_words_not_understood'])

/**
 * With words of the tender left unread: a product that satisfies a member that was read is fine, any other may
 * satisfy one that was not. A product that is silent is asked for the fact first.
 */
export function besideUnread(unread: readonly string[] | undefined, finding: Finding): Finding {
  if (unread === undefined) return finding
  return finding.status === 'met' || isFactMissing(finding) ? finding : wordsNotUnderstood
}

// a requirement with several parts fails with its worst part: out of reach is worse than changeable ...
const worstFirst: Readonly<Record<Status, number>> = { not_met: 0, near: 1, unknown: 2, met: 3 }
// ... and one with several choices succeeds with its best; an open choice may still be met
const bestFirst: Readonly<Record<Status, number>> = { met: 0, unknown: 1, near: 2, not_met: 3 }

const gapOf = (finding: Finding) => finding.gap?.amount ?? 0
const reachOf = ({ changeable }: Finding) => (changeable ? 1 : 0)

/** Every part must hold. The order of the parts does not matter. */
export function everyPart(findings: readonly Finding[]): Finding {
  let worst: Finding | undefined
  for (const finding of findings) {
    if (worst === undefined) worst = finding
    else {
      const order =
        worstFirst[finding.status] - worstFirst[worst.status] ||
        reachOf(finding) - reachOf(worst) ||
        gapOf(worst) - gapOf(finding)
      if (order < 0) worst = finding
    }
  }
  return worst ?? met()
}

/** One of the choices suffices. The order of the choices does not matter. */
export function bestChoice(findings: readonly Finding[]): Finding {
  let best: Finding | undefined
  for (const finding of findings) {
    if (best === undefined) best = finding
    else {
      const order =
        bestFirst[finding.status] - bestFirst[best.status] ||
        reachOf(best) - reachOf(finding) ||
        gapOf(finding) - gapOf(best)
      if (order < 0) best = finding
    }
  }
  return best ?? met()
}
