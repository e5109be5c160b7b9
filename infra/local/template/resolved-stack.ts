import type * as z from 'zod'
import { ACCOUNT_ID, REGION } from '../emulators/aws-account.ts'
import { LocalCloudError } from '../local-cloud-error.ts'
import { kindOf } from '../resources/registry.ts'
import { resolveSecrets, type SecretValueOf } from './dynamic-references.ts'
import { noValue, resolveValue, type Scope } from './resolve-value.ts'
import type { LocalAddresses, LocalResource, ResourceKind } from './resource-kind.ts'
import type { SynthesizedStack, Template } from './synthesized-stack.ts'

/** The template resolved for this machine: typed resources whose references lead to the emulators. */
export interface ResolvedStack {
  readonly name: string
  of<Schema extends z.ZodType>(kind: ResourceKind<Schema>): LocalResource<z.output<Schema>>[]
  /** The logical id that the name (a physical name or an ARN) belongs to. */
  logicalIdOf(nameOrArn: string): string | undefined
  assetPath(objectKey: string): string
}

/** Every resource type and property that the local cloud does not know, each with its logical id. */
function unknownParts(template: Template): string[] {
  return Object.entries(template.Resources).flatMap(([logicalId, { Type, Properties }]) => {
    const kind = kindOf(Type)
    if (kind === undefined) return [`${logicalId}: resource type ${Type}`]
    // Only the names count here: values may still be references.
    const parsed = kind.properties.safeParse(Properties)
    if (parsed.success) return []
    return parsed.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys
            .filter((key) => key !== 'Ref' && !key.startsWith('Fn::'))
            .map((key) => `${logicalId}: property ${[...issue.path, key].join('.')} of ${Type}`)
        : [],
    )
  })
}

export function refuseUnknownParts(template: Template): void {
  const unknown = unknownParts(template)
  if (unknown.length > 0) {
    throw new LocalCloudError(
      `The stack uses what the local cloud does not know: ${unknown.join('; ')}. Add it in infra/local/resources, or list it there with the reason why it has no local effect.`,
    )
  }
}

/** The name that the template gives, or one made from stack and logical id as CloudFormation does. */
function physicalName(stack: SynthesizedStack, logicalId: string): string {
  const resource = stack.template.Resources[logicalId]
  const kind = kindOf(resource?.Type ?? '')
  const given = kind?.nameProperty ? resource?.Properties[kind.nameProperty] : undefined
  if (given !== undefined) {
    return String(resolveValue(given, nameScope(stack, logicalId), logicalId))
  }
  const made = `${stack.name}-${logicalId}`
  return kind?.makeName?.(made) ?? made
}

/** Names are made of pseudo parameters at most: they must be known before anything is created. */
function nameScope(stack: SynthesizedStack, logicalId: string): Scope {
  const refuse = (name: string): never => {
    throw new LocalCloudError(`${logicalId}: its name refers to ${name}, which has no value yet.`)
  }
  return {
    ref: (name) => pseudoParameters(stack.name)[name] ?? refuse(name),
    attribute: (name, attribute) => refuse(`${name}.${attribute}`),
  }
}

function localScope(stack: SynthesizedStack, addresses: LocalAddresses): Scope {
  const { template } = stack
  const find = (logicalId: string) => {
    const resource = template.Resources[logicalId]
    const kind = resource && kindOf(resource.Type)
    if (!kind) throw new LocalCloudError(`The template refers to ${logicalId}, which is not in it.`)
    return { kind, name: physicalName(stack, logicalId) }
  }
  return {
    ref(logicalId) {
      const pseudo = pseudoParameters(stack.name)[logicalId]
      if (pseudo !== undefined) return pseudo
      const parameter = template.Parameters[logicalId]
      if (parameter) return parameter.Default
      const { kind, name } = find(logicalId)
      return kind.ref ? kind.ref(name, addresses, logicalId) : name
    },
    attribute(logicalId, attribute) {
      const { kind, name } = find(logicalId)
      const value = kind.attributes?.[attribute]
      if (!value) {
        throw new LocalCloudError(
          `${logicalId}: the local cloud does not know the attribute ${attribute} of ${kind.type}.`,
        )
      }
      return value(name, addresses, logicalId)
    },
  }
}

const pseudoParameters = (stackName: string): Readonly<Record<string, unknown>> => ({
  'AWS::Region': REGION,
  'AWS::AccountId': ACCOUNT_ID,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
  'AWS::StackName': stackName,
  'AWS::StackId': `arn:aws:cloudformation:${REGION}:${ACCOUNT_ID}:stack/${stackName}/local`,
  'AWS::NoValue': noValue,
})

/** Resolves one resource and reads it with its schema. */
function resolveResource<Schema extends z.ZodType>(
  kind: ResourceKind<Schema>,
  logicalId: string,
  stack: SynthesizedStack,
  { scope, secretValue }: { scope: Scope; secretValue: SecretValueOf },
): LocalResource<z.output<Schema>> {
  const raw = stack.template.Resources[logicalId]?.Properties ?? {}
  const resolved = resolveValue(raw, scope, logicalId)
  const parsed = kind.properties.safeParse(resolveSecrets(resolved, secretValue, logicalId))
  if (!parsed.success) {
    const said = parsed.error.issues.map((issue) => `${issue.path.join('.')} (${issue.message})`)
    throw new LocalCloudError(
      `${logicalId}: the local cloud cannot serve this ${kind.type}: ${said.join('; ')}.`,
    )
  }
  return {
    logicalId,
    name: physicalName(stack, logicalId),
    properties: parsed.data,
    attribute: (attribute) => String(scope.attribute(logicalId, attribute)),
  }
}

export function resolveStack(stack: SynthesizedStack, addresses: LocalAddresses): ResolvedStack {
  const { secretValue } = addresses
  const resolution = { scope: localScope(stack, addresses), secretValue }
  const ids = Object.keys(stack.template.Resources)
  return {
    name: stack.name,
    assetPath: stack.assetPath,
    of: (kind) =>
      ids
        .filter((id) => stack.template.Resources[id]?.Type === kind.type)
        .map((id) => resolveResource(kind, id, stack, resolution)),
    logicalIdOf: (nameOrArn) =>
      ids.find((id) => {
        const name = physicalName(stack, id)
        return (
          nameOrArn === name || nameOrArn.endsWith(`:${name}`) || nameOrArn.endsWith(`/${name}`)
        )
      }),
  }
}
