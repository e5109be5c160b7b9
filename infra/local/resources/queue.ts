import * as z from 'zod'
import { ACCOUNT_ID, queueArn } from '../emulators/aws-account.ts'
import { defineResource, withoutEffect } from '../template/resource-kind.ts'

const seconds = z.coerce.number().int().optional()

export const queueKind = defineResource({
  type: 'AWS::SQS::Queue',
  nameProperty: 'QueueName',
  ref: (name, { queueEndpoint }) => `${queueEndpoint}/${ACCOUNT_ID}/${name}`,
  attributes: {
    Arn: (name) => queueArn(name),
    QueueName: (name) => name,
    QueueUrl: (name, { queueEndpoint }) => `${queueEndpoint}/${ACCOUNT_ID}/${name}`,
  },
  properties: z.strictObject({
    QueueName: z.string().optional(),
    VisibilityTimeout: seconds,
    MessageRetentionPeriod: seconds,
    DelaySeconds: seconds,
    RedrivePolicy: z
      .strictObject({
        deadLetterTargetArn: z.string(),
        maxReceiveCount: z.coerce.number().int().positive(),
      })
      .optional(),
    RedriveAllowPolicy: withoutEffect('there is one stack that could use the queue'),
    ReceiveMessageWaitTimeSeconds: withoutEffect('the event source waits for messages anyway'),
    SqsManagedSseEnabled: withoutEffect('files on the laptop are not encrypted'),
    KmsMasterKeyId: withoutEffect('files on the laptop are not encrypted'),
    KmsDataKeyReusePeriodSeconds: withoutEffect('files on the laptop are not encrypted'),
    Tags: withoutEffect('tags are for the bill and for operators'),
  }),
})
