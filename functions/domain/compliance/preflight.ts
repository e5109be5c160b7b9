import type { CalendarDate, Instant } from '../shared/calendar-date.ts'
import type { Market } from '../shared/market.ts'
import { type Condition, type Facts, fieldsOf } from './condition.ts'
import { evaluate, isKnown, type Truth } from './evaluate.ts'
import type { ComplianceField } from './fields.ts'
import { openFields, unmetPart } from './open-fields.ts'
import type { Phase, Rule, RuleSet } from './rule.ts'

/** Somebody takes the responsibility for a rule that is not kept. */
export interface Waiver {
  readonly rule_id: string
  readonly by: string
  readonly reason: string
  readonly at: Instant
}

export interface PreflightContext {
  readonly market: Market
  readonly facts: Facts
  readonly waivers?: readonly Waiver[]
  /** Decides for what counts from the launch on; without it every rule that may hold by then counts. */
  readonly launch_day?: CalendarDate | null
}

export type FindingStatus = 'pass' | 'fail' | 'unknown' | 'waived'

export interface Finding {
  readonly rule_id: string
  readonly phase: Phase
  readonly status: FindingStatus
  readonly severity: Rule['severity']
  /** Unknown: the empty fields that would decide; fail: those at fault; pass: those that the rule looked at. */
  readonly fields: readonly ComplianceField[]
  /** The rule's own text, by its id, and what the offer says in the fields. */
  readonly message: { readonly key: string; readonly values: Facts }
  readonly remedy: Remedy | null
  readonly source: Rule['source']
  readonly rule_version: string
  readonly waiver: Waiver | null
}

/** State what is missing, or change what is there; `until`: what must then hold, where it is decided that it must. */
export interface Remedy {
  readonly key: 'state' | 'change'
  readonly until: Condition | null
}

/**
 * What the rules say of an offer on a day: one finding for every rule that applies or may apply. Pure,
 * and the same in the browser and on the server, which alone decides.
 */
export function preflight(
  context: PreflightContext,
  { version, rules }: RuleSet,
  day: CalendarDate,
): Finding[] {
  return rules.flatMap((rule) => {
    if (!isInForce(rule, context, day)) return []
    const applies = evaluate(rule.appliesWhen, context.facts)
    return applies === false ? [] : [findingOf(rule, applies, context, version)]
  })
}

function isInForce(rule: Rule, { market, launch_day }: PreflightContext, day: CalendarDate) {
  const isLater = rule.phase === 'launch' || rule.phase === 'marketing'
  const decisive = (isLater ? launch_day : null) ?? day
  // the launch comes after the offer, on a day not known yet: a rule that begins later may hold by then
  const mayBegin = isLater && launch_day == null
  return (
    (rule.markets.includes(market) || rule.markets.includes('*')) &&
    (mayBegin || (rule.validFrom ?? decisive) <= decisive) &&
    (rule.validUntil ?? decisive) >= decisive
  )
}

function findingOf(
  rule: Rule,
  applies: Truth,
  { facts, waivers = [] }: PreflightContext,
  version: string,
): Finding {
  const result = applies === null ? undecided(rule.appliesWhen, facts) : resultOf(rule, facts)
  const waiver =
    result.status !== 'pass' && mayBeWaived(rule)
      ? waivers.find(({ rule_id }) => rule_id === rule.id)
      : undefined
  const values = Object.fromEntries(
    result.fields.filter((field) => isKnown(facts, field)).map((field) => [field, facts[field]]),
  )
  return {
    rule_id: rule.id,
    phase: rule.phase,
    status: waiver === undefined ? result.status : 'waived',
    severity: rule.severity,
    fields: result.fields,
    message: { key: rule.id, values },
    remedy: result.remedy,
    source: rule.source,
    rule_version: version,
    waiver: waiver ?? null,
  }
}

export const mayBeWaived = ({
  severity,
  waivable = false,
}: Pick<Rule, 'severity' | 'waivable'>): boolean => severity === 'warning' || waivable

type Result = Pick<Finding, 'status' | 'fields' | 'remedy'>

function resultOf({ mustHold }: Rule, facts: Facts): Result {
  const held = evaluate(mustHold, facts)
  if (held === null) return { ...undecided(mustHold, facts), remedy: remedyOf(mustHold, 'state') }
  if (held) return { status: 'pass', fields: fieldsOf(mustHold), remedy: null }
  const until = unmetPart(mustHold, facts)
  const fields = fieldsOf(until)
  const isMissing = !fields.some((field) => isKnown(facts, field))
  return { status: 'fail', fields, remedy: remedyOf(until, isMissing ? 'state' : 'change') }
}

const undecided = (condition: Condition, facts: Facts): Result => ({
  status: 'unknown',
  fields: openFields(condition, facts),
  remedy: { key: 'state', until: null },
})

const remedyOf = (until: Condition, key: Remedy['key']): Remedy => ({ key, until })
