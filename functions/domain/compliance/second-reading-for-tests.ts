import data from './data/rules.json' with { type: 'json' }

/**
 * A second reading of the rules, for tests: written from the specification alone, over the raw JSON, by
 * bounds instead of three values. `certain`: it holds whatever the empty fields turn out to be;
 * `possible`: it holds for some of their values. Shares no code with the interpreter.
 */
interface Bounds {
  readonly certain: boolean
  readonly possible: boolean
}

// biome-ignore lint/suspicious/noExplicitAny: raw JSON, on purpose without the types of the interpreter
type Json = any
export type RawFacts = Record<string, unknown>
export const rawRules: readonly Json[] = data.rules

const known = (holds: boolean): Bounds => ({ certain: holds, possible: holds })
const empty = (value: unknown) => value === undefined || value === null
const asNumber = (value: unknown) => (typeof value === 'number' ? value : Number.NaN)

const operators: Record<string, (fact: Json, value: Json) => boolean> = {
  eq: (fact, value) => Object.is(fact, value),
  ne: (fact, value) => !Object.is(fact, value),
  lt: (fact, value) => asNumber(fact) < value,
  lte: (fact, value) => !(asNumber(fact) > value) && !Number.isNaN(asNumber(fact)),
  gt: (fact, value) => asNumber(fact) > value,
  gte: (fact, value) => !(asNumber(fact) < value) && !Number.isNaN(asNumber(fact)),
  in: (fact, value) => new Set(value).has(fact),
  contains: (fact, value) =>
    Array.isArray(fact) ? fact.indexOf(value) >= 0 : `${fact}`.split(value).length > 1,
  containsAny: (fact, value) => value.some((one: Json) => operators.contains?.(fact, one)),
  multipleOf: (fact, value) => {
    const rest = Math.abs(asNumber(fact)) % value
    return rest < 1e-9 || value - rest < 1e-9
  },
  regex: (fact, value) => `${fact}`.match(value) !== null,
  gtinCheck: (fact) => {
    const code = `${fact}`
    if (!/^[0-9]+$/.test(code) || ![8, 12, 13, 14].includes(code.length)) return false
    let sum = 0
    // padded to 14 digits, those at even places from the left weigh three
    for (const [place, digit] of [...code.padStart(14, '0')].entries())
      sum += Number(digit) * (place % 2 === 0 ? 3 : 1)
    return sum % 10 === 0
  },
}

export function boundsOf(condition: Json, facts: RawFacts): Bounds {
  if (condition.all) {
    const parts: Bounds[] = condition.all.map((part: Json) => boundsOf(part, facts))
    return { certain: parts.every((p) => p.certain), possible: parts.every((p) => p.possible) }
  }
  if (condition.any) {
    const parts: Bounds[] = condition.any.map((part: Json) => boundsOf(part, facts))
    return { certain: parts.some((p) => p.certain), possible: parts.some((p) => p.possible) }
  }
  if (condition.not) {
    const { certain, possible } = boundsOf(condition.not, facts)
    return { certain: !possible, possible: !certain }
  }
  const { field, op, value } = condition
  if (op === 'exists') return known(!empty(facts[field]))
  if (empty(facts[field])) return { certain: false, possible: true }
  if (op === 'eqField' || op === 'neField') {
    if (empty(facts[value])) return { certain: false, possible: true }
    return known((facts[field] === facts[value]) === (op === 'eqField'))
  }
  const holds = operators[op]
  if (holds === undefined) throw new Error(`no second reading of ${op}`)
  return known(holds(facts[field], value))
}

/** `not_applicable`, or the status that a finding must have. */
export function statusOf(rule: Json, market: string, facts: RawFacts, day: string): string {
  const isThere = rule.markets.indexOf(market) >= 0 || rule.markets.indexOf('*') >= 0
  if (!isThere || (rule.validFrom && day < rule.validFrom)) return 'not_applicable'
  const applies = boundsOf(rule.appliesWhen, facts)
  if (!applies.possible) return 'not_applicable'
  const held = boundsOf(rule.mustHold, facts)
  if (applies.certain && held.certain) return 'pass'
  if (applies.certain && !held.possible) return 'fail'
  return 'unknown'
}

/** Comparisons of a condition, at any depth. */
export const comparisonsIn = (condition: Json): readonly Json[] =>
  [condition.all, condition.any, condition.not && [condition.not]]
    .flatMap((parts) => parts ?? [])
    .flatMap(comparisonsIn)
    .concat(condition.field ? [condition] : [])

const allContained = (rules: readonly Json[], field: string): readonly Json[] =>
  rules
    .flatMap((rule) => [rule.appliesWhen, rule.mustHold].flatMap(comparisonsIn))
    .filter((one) => one.field === field && one.op.startsWith('contains'))
    .flatMap(({ value }) => value)

/** For every field of some rules the values at, below and above what they compare it with, another kind of value, and none. */
export function telltaleValues(rules: readonly Json[]): ReadonlyMap<string, readonly unknown[]> {
  const values = new Map<string, unknown[]>()
  const add = (field: string, ...more: unknown[]) =>
    values.set(field, [...new Set([...(values.get(field) ?? [undefined]), ...more])])
  for (const { field, op, value } of rules.flatMap((rule) =>
    [rule.appliesWhen, rule.mustHold].flatMap(comparisonsIn),
  )) {
    add(field)
    if (op === 'exists') add(field, 'something')
    else if (op === 'gtinCheck')
      add(field, '6291041500213', '14567815983469', '6291041500214', '123')
    else if (op === 'regex')
      add(field, 'L 2024-11', '24-11', 'FR-BIO-01', 'DE-ÖKO-006', 'FR BIO 01', 'fr-bio-01')
    else if (op === 'contains' || op === 'containsAny')
      add(field, [], ['other'], [value].flat(), allContained(rules, field))
    else if (op === 'eqField' || op === 'neField') {
      add(field, 2023, 2024, '6291041500213')
      add(value, 2023, 2024, '6291041500213')
    } else if (op === 'multipleOf') add(field, 25 * value, 25.3 * value, 12.3)
    else
      for (const one of [value].flat())
        if (typeof one === 'number') add(field, one, one - 0.01, one + 0.01, one + 7)
        else if (typeof one === 'boolean') add(field, one, !one)
        else add(field, one, 'something else')
  }
  return values
}
