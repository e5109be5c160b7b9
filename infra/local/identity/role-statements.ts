import { LocalCloudError } from '../local-cloud-error.ts'
import type { IdentityStatement } from '../resources/policy-document.ts'
import { policyKind, roleKind } from '../resources/role.ts'
import type { ResolvedStack } from '../template/resolved-stack.ts'
import { refuseUnknownConditions } from './conditions.ts'

/** What conditions of roles may ask: what the local cloud knows of a call, or what no local call has. */
const knownKeys = ['s3:existingobjecttag/guarddutymalwarescanstatus', 'events:managedby']

/** Managed policies by the end of their ARN. */
const managedPolicies: Readonly<Record<string, readonly IdentityStatement[]>> = {
  'service-role/AWSLambdaBasicExecutionRole': [
    {
      Effect: 'Allow',
      Action: ['logs:CreateLogGroup', 'logs:CreateLogStream', 'logs:PutLogEvents'],
      Resource: ['*'],
    },
  ],
}

/** What each role of the stack may do: inline, attached and managed policies together. By role ARN. */
export function roleStatements(stack: ResolvedStack): Map<string, IdentityStatement[]> {
  const attached = stack.of(policyKind)
  const known = new Map<string, IdentityStatement[]>()
  for (const role of stack.of(roleKind)) {
    const statements = [
      ...(role.properties.Policies ?? []).flatMap((policy) => policy.PolicyDocument.Statement),
      ...attached
        .filter((policy) => policy.properties.Roles.includes(role.name))
        .flatMap((policy) => policy.properties.PolicyDocument.Statement),
      ...(role.properties.ManagedPolicyArns ?? []).flatMap((arn) => managed(arn, role.logicalId)),
    ]
    for (const statement of statements) {
      refuseUnknownConditions(statement.Condition, knownKeys, role.logicalId)
    }
    known.set(role.attribute('Arn'), statements)
  }
  return known
}

function managed(arn: string, logicalId: string): readonly IdentityStatement[] {
  const found = Object.entries(managedPolicies).find(([name]) => arn.endsWith(`:policy/${name}`))
  if (found) return found[1]
  throw new LocalCloudError(
    `${logicalId}: the local cloud does not know the managed policy ${arn}.`,
  )
}
