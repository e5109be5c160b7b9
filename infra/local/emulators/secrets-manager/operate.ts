import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { DurableMap } from '../durable-map.ts'
import { unsupported } from '../json-protocol.ts'
import { ServiceError } from '../service-error.ts'
import type { Secret } from './secret.ts'

/** Of one value (Secrets Manager quotas). */
const MAX_SECRET_BYTES = 65_536

/** AWS keeps two labelled versions. */
const STAGES = ['AWSCURRENT', 'AWSPREVIOUS'] as const

const getSchema = z.strictObject({
  SecretId: z.string(),
  VersionId: z.string().optional(),
  VersionStage: z.enum(STAGES).optional(),
})
const putSchema = z.strictObject({
  SecretId: z.string(),
  SecretString: z.string().refine((value) => Buffer.byteLength(value) <= MAX_SECRET_BYTES, {
    error: `Member must have length less than or equal to ${MAX_SECRET_BYTES}`,
  }),
  ClientRequestToken: z.string().optional(),
})
const describeSchema = z.strictObject({ SecretId: z.string() })

export async function operate(
  secrets: DurableMap<Secret>,
  operation: string,
  input: unknown,
): Promise<object> {
  if (operation === 'GetSecretValue') return getValue(secrets, read(getSchema, input))
  if (operation === 'PutSecretValue') return putValue(secrets, read(putSchema, input))
  if (operation === 'DescribeSecret') return describe(secrets, read(describeSchema, input))
  throw unsupported('secrets-manager', operation)
}

function read<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw new ServiceError('InvalidParameterException', z.prettifyError(parsed.error))
}

/** By name, by ARN, or by an ARN without the six characters that the service appends. */
export function secretOf(secrets: DurableMap<Secret>, secretId: string): Secret | undefined {
  for (const [, secret] of secrets.entries()) {
    if (secretId === secret.name || secretId === secret.arn) return secret
    if (secretId === secret.arn.slice(0, -7)) return secret
  }
  return undefined
}

function findSecret(secrets: DurableMap<Secret>, secretId: string): Secret {
  const secret = secretOf(secrets, secretId)
  if (secret) return secret
  throw new ServiceError(
    'ResourceNotFoundException',
    "Secrets Manager can't find the specified secret.",
  )
}

function getValue(secrets: DurableMap<Secret>, input: z.output<typeof getSchema>): object {
  const secret = findSecret(secrets, input.SecretId)
  const stage = input.VersionStage ?? 'AWSCURRENT'
  const version = input.VersionId
    ? secret.versions.find(({ version_id }) => version_id === input.VersionId)
    : secret.versions[STAGES.indexOf(stage)]
  if (!version)
    throw new ServiceError(
      'ResourceNotFoundException',
      `Secrets Manager can't find the specified secret value for ${input.VersionId ?? `staging label: ${stage}`}`,
    )
  return {
    ARN: secret.arn,
    Name: secret.name,
    VersionId: version.version_id,
    VersionStages: [STAGES[secret.versions.indexOf(version)]],
    SecretString: version.value,
    CreatedDate: version.created_at,
  }
}

async function putValue(
  secrets: DurableMap<Secret>,
  { SecretId, SecretString, ClientRequestToken }: z.output<typeof putSchema>,
): Promise<object> {
  const secret = withValue(findSecret(secrets, SecretId), SecretString, ClientRequestToken)
  await secrets.apply([[secret.name, secret]])
  const VersionId = secret.versions[0]?.version_id
  return { ARN: secret.arn, Name: secret.name, VersionId, VersionStages: ['AWSCURRENT'] }
}

export function withValue(secret: Secret, value: string, version_id: string = randomUUID()) {
  const newest = { version_id, value, created_at: Math.floor(Date.now() / 1000) }
  return { ...secret, versions: [newest, ...secret.versions].slice(0, STAGES.length) }
}

function describe(secrets: DurableMap<Secret>, { SecretId }: z.output<typeof describeSchema>) {
  const { arn, name, versions } = findSecret(secrets, SecretId)
  const stages = versions.map(({ version_id }, index) => [version_id, [STAGES[index]]])
  return { ARN: arn, Name: name, VersionIdsToStages: Object.fromEntries(stages) }
}
