import * as z from 'zod'
import { defineResource } from '../template/resource-kind.ts'
import { resourcePolicySchema } from './policy-document.ts'

export const bucketPolicyKind = defineResource({
  type: 'AWS::S3::BucketPolicy',
  properties: z.strictObject({ Bucket: z.string(), PolicyDocument: resourcePolicySchema }),
})

export const queuePolicyKind = defineResource({
  type: 'AWS::SQS::QueuePolicy',
  properties: z.strictObject({
    /** Queue URLs */
    Queues: z.array(z.string()),
    PolicyDocument: resourcePolicySchema,
  }),
})
