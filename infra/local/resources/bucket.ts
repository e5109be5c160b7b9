import * as z from 'zod'
import { bucketArn, REGION } from '../emulators/aws-account.ts'
import { defineResource, withoutEffect } from '../template/resource-kind.ts'

const corsRuleSchema = z.strictObject({
  AllowedOrigins: z.array(z.string()),
  AllowedMethods: z.array(z.string()),
  AllowedHeaders: z.array(z.string()).optional(),
  ExposedHeaders: z.array(z.string()).optional(),
  MaxAge: z.number().optional(),
  Id: z.string().optional(),
})

/** The events whose occurrence the S3 emulator tells of. */
const objectCreated = z.string().regex(/^s3:ObjectCreated:(\*|Put)$/)

const filter = z.strictObject({
  S3Key: z.strictObject({
    Rules: z.array(z.strictObject({ Name: z.string(), Value: z.string() })),
  }),
})

export const bucketKind = defineResource({
  type: 'AWS::S3::Bucket',
  nameProperty: 'BucketName',
  makeName: (made) => made.toLowerCase().slice(0, 63),
  attributes: {
    Arn: (name) => bucketArn(name),
    DomainName: (name) => `${name}.s3.amazonaws.com`,
    RegionalDomainName: (name) => `${name}.s3.${REGION}.amazonaws.com`,
  },
  properties: z.strictObject({
    BucketName: z.string().optional(),
    CorsConfiguration: z.strictObject({ CorsRules: z.array(corsRuleSchema) }).optional(),
    NotificationConfiguration: z
      .strictObject({
        QueueConfigurations: z
          .array(
            z.strictObject({ Event: objectCreated, Queue: z.string(), Filter: filter.optional() }),
          )
          .optional(),
        EventBridgeConfiguration: withoutEffect(
          'GuardDuty, which needs it, is told of objects directly',
        ),
      })
      .optional(),
    /** Versions are kept as soon as they are locked; the emulator keeps no others. */
    ObjectLockEnabled: z.boolean().optional(),
    ObjectLockConfiguration: z
      .strictObject({
        ObjectLockEnabled: z.literal('Enabled'),
        Rule: z.strictObject({
          DefaultRetention: z.strictObject({
            Mode: z.enum(['GOVERNANCE', 'COMPLIANCE']),
            Days: z.int().positive(),
          }),
        }),
      })
      .optional(),
    BucketEncryption: withoutEffect('files on the laptop are not encrypted by the local cloud'),
    PublicAccessBlockConfiguration: withoutEffect('the emulator serves no unsigned request'),
    OwnershipControls: withoutEffect('there is one account'),
    LifecycleConfiguration: withoutEffect('data of a laptop is emptied with --fresh'),
    VersioningConfiguration: withoutEffect('earlier versions are kept for recovery in the cloud'),
    LoggingConfiguration: withoutEffect('access logs are for operators'),
    Tags: withoutEffect('tags are for the bill and for operators'),
  }),
})
