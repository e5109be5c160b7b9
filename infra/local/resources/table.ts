import * as z from 'zod'
import { tableArn } from '../emulators/aws-account.ts'
import { defineResource, withoutEffect } from '../template/resource-kind.ts'

const keySchema = z.array(
  z.strictObject({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }),
)
const projection = z.strictObject({
  ProjectionType: z.enum(['ALL', 'KEYS_ONLY', 'INCLUDE']),
  NonKeyAttributes: z.array(z.string()).optional(),
})
const index = z.strictObject({
  IndexName: z.string(),
  KeySchema: keySchema,
  Projection: projection,
  ContributorInsightsSpecification: withoutEffect('no metrics are kept locally'),
})

export const tableKind = defineResource({
  type: 'AWS::DynamoDB::Table',
  nameProperty: 'TableName',
  attributes: { Arn: (name) => tableArn(name) },
  properties: z.strictObject({
    TableName: z.string().optional(),
    AttributeDefinitions: z.array(
      z.strictObject({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) }),
    ),
    KeySchema: keySchema,
    GlobalSecondaryIndexes: z.array(index).optional(),
    LocalSecondaryIndexes: z.array(index).optional(),
    BillingMode: z.literal('PAY_PER_REQUEST'),
    TimeToLiveSpecification: z
      .strictObject({ AttributeName: z.string(), Enabled: z.boolean() })
      .optional(),
    PointInTimeRecoverySpecification: withoutEffect('a laptop keeps no backups'),
    SSESpecification: withoutEffect('files on the laptop are not encrypted by the local cloud'),
    DeletionProtectionEnabled: withoutEffect('nothing deletes tables locally'),
    TableClass: withoutEffect('a matter of price'),
    ContributorInsightsSpecification: withoutEffect('no metrics are kept locally'),
    Tags: withoutEffect('tags are for the bill and for operators'),
  }),
})
