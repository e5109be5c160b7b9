import type { ComplianceField } from './fields.ts'
import { complianceFieldNames } from './fields.ts'
import type { Finding } from './preflight.ts'

/** A field to ask for, and how many rules wait for it. */
export interface Question {
  readonly field: ComplianceField
  readonly rules: number
  readonly blocking: number
}

/** What is to be asked, the field first that decides most rules; of equals the one that blocks more, then in the order of the form. */
export function questionsOf(
  findings: readonly Pick<Finding, 'status' | 'severity' | 'fields'>[],
): Question[] {
  const open = findings.filter(({ status }) => status === 'unknown')
  return complianceFieldNames
    .map((field) => {
      const waiting = open.filter(({ fields }) => fields.includes(field))
      const blocking = waiting.filter(({ severity }) => severity === 'blocking')
      return { field, rules: waiting.length, blocking: blocking.length }
    })
    .filter(({ rules }) => rules > 0)
    .toSorted((one, other) => other.rules - one.rules || other.blocking - one.blocking)
}
