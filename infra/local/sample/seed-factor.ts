import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { marshall } from '@aws-sdk/util-dynamodb'
import { factorSchema } from '#domain/accounts/factor-schema.ts'
import { factorIdSchema } from '#domain/shared/ids.ts'
import type { LocalCloud } from '../cloud/local-cloud.ts'

const factor_id = factorIdSchema.parse('fac_sample00')

/**
 * What an enrolment leaves behind: the user pool has the app already, and draws secrets at random, so
 * one that everybody may read here cannot go through the API.
 */
export async function seedFactor(
  cloud: LocalCloud,
  user_id: string,
  secret: string,
  now: Date,
): Promise<void> {
  const factor = factorSchema.parse({
    factor_id,
    factor_type: 'totp',
    status: 'verified',
    friendly_name: 'Sample',
    issuer: 'Nordgate',
    phone: null,
    created_at: now.toISOString(),
    enabled_at: now.toISOString(),
  })
  const client = new DynamoDBClient({
    region: cloud.region,
    endpoint: cloud.endpoints.AWS_ENDPOINT_URL_DYNAMODB ?? '',
    credentials: cloud.credentials,
  })
  const put = (TableName: string, row: object) =>
    client.send(new PutItemCommand({ TableName, Item: marshall({ ...row, user_id }) }))
  try {
    await put(cloud.tableName('TablesFactors'), factor)
    await put(cloud.tableName('TablesTotpSecrets'), { factor_id, secret })
  } finally {
    client.destroy()
  }
}
