import { ACCOUNT_ID } from '../emulators/aws-account.ts'
import type { Authorize } from '../emulators/emulator.ts'
import { functionKind } from '../resources/function.ts'
import type { IdentityStatement } from '../resources/policy-document.ts'
import type { ResolvedStack } from '../template/resolved-stack.ts'
import { isAllowed } from './evaluate.ts'
import { roleStatements } from './role-statements.ts'

/** The local cloud itself (creating resources, seeding) and tools of the developer: everything is allowed. */
export const operatorIdentity = 'local-operator'

interface Caller {
  readonly functionName: string
  readonly roleName: string
  readonly statements: readonly IdentityStatement[]
}

export interface AccessControl {
  /** Asked by the emulators for every signed call. */
  readonly authorize: Authorize
  /** Whether the function's role lets the action through; a refusal is told as for a call. */
  mayFunction(functionName: string, action: string, resource: string): boolean
}

/** Evaluates calls by the policies of the caller's role. Each refusal is told once. */
export function accessControl(
  stack: ResolvedStack,
  tell: (sentence: string) => void,
): AccessControl {
  const byRole = roleStatements(stack)
  const callers = new Map<string, Caller>()
  for (const { name, properties } of stack.of(functionKind)) {
    const statements = byRole.get(properties.Role) ?? []
    const roleName = properties.Role.split('/').at(-1) ?? ''
    callers.set(name, { functionName: name, roleName, statements })
  }
  const told = new Set<string>()
  const refuse = (who: string, action: string, resource: string) => {
    const sentence = `Access denied: ${who} may not ${action} on ${resource}. Its role in the stack grants no such permission.`
    if (!told.has(sentence)) tell(sentence)
    told.add(sentence)
  }
  return {
    authorize({ access_key_id, action, resource, context }) {
      if (access_key_id === operatorIdentity) return null
      const caller = callers.get(access_key_id)
      if (caller && isAllowed(caller.statements, action, resource, context)) return null
      refuse(access_key_id, action, resource)
      return { identity: arnOf(access_key_id, caller) }
    },
    mayFunction(functionName, action, resource) {
      const caller = callers.get(functionName)
      const may = caller !== undefined && isAllowed(caller.statements, action, resource)
      if (!may) refuse(functionName, action, resource)
      return may
    },
  }
}

const arnOf = (accessKeyId: string, caller: Caller | undefined) =>
  caller
    ? `arn:aws:sts::${ACCOUNT_ID}:assumed-role/${caller.roleName}/${caller.functionName}`
    : `arn:aws:sts::${ACCOUNT_ID}:assumed-role/unknown/${accessKeyId}`
