import type { IdentityStatement } from '../resources/policy-document.ts'
import { type CallContext, conditionsHold } from './conditions.ts'
import { matchesPattern } from './match-pattern.ts'

/** Whether the statements let the action through: an explicit Deny wins, silence refuses. */
export function isAllowed(
  statements: readonly IdentityStatement[],
  action: string,
  resource: string,
  context: CallContext = {},
): boolean {
  const applying = statements.filter(
    (statement) =>
      // actions are compared without case, resources with
      statement.Action.some((a) => matchesPattern(a.toLowerCase(), action.toLowerCase())) &&
      statement.Resource.some((r) => matchesPattern(r, resource)) &&
      conditionsHold(statement.Condition, context),
  )
  return applying.length > 0 && applying.every((statement) => statement.Effect === 'Allow')
}
