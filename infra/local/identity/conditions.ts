import { LocalCloudError } from '../local-cloud-error.ts'
import { matchesPattern } from './match-pattern.ts'

type Conditions = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
type Operator = (expected: string, actual: string) => boolean

/** Operators that the local cloud evaluates. */
const operators: Readonly<Record<string, Operator>> = {
  StringEquals: (expected, actual) => expected === actual,
  StringLike: matchesPattern,
  ArnEquals: matchesPattern,
  ArnLike: matchesPattern,
  Bool: (expected, actual) => expected.toLowerCase() === actual.toLowerCase(),
}

/** What is known of a call besides who, what and on which resource; names in lower case. */
export type CallContext = Readonly<Record<string, string>>

/** Whether every condition holds; one without a value in the context does not. */
export function conditionsHold(conditions: Conditions | undefined, context: CallContext): boolean {
  return Object.entries(conditions ?? {}).every(([name, keys]) =>
    Object.entries(keys).every(([key, expected]) => {
      const actual = context[key.toLowerCase()]
      const operator = operators[name]
      return (
        actual !== undefined &&
        operator !== undefined &&
        expected.some((one) => operator(one, actual))
      )
    }),
  )
}

/** Stops the start for a condition that would be misjudged. */
export function refuseUnknownConditions(
  conditions: Conditions | undefined,
  knownKeys: readonly string[],
  where: string,
): void {
  for (const [name, keys] of Object.entries(conditions ?? {})) {
    if (!operators[name]) {
      throw new LocalCloudError(`${where}: the local cloud does not know the condition ${name}.`)
    }
    for (const key of Object.keys(keys)) {
      if (knownKeys.includes(key.toLowerCase())) continue
      throw new LocalCloudError(
        `${where}: the local cloud does not know the condition key ${key} of ${name}.`,
      )
    }
  }
}
