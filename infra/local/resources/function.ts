import * as z from 'zod'
import { ACCOUNT_ID, REGION } from '../emulators/aws-account.ts'
import { defineResource, withoutEffect } from '../template/resource-kind.ts'

export const functionKind = defineResource({
  type: 'AWS::Lambda::Function',
  nameProperty: 'FunctionName',
  makeName: (made) => made.slice(0, 64),
  attributes: { Arn: (name) => `arn:aws:lambda:${REGION}:${ACCOUNT_ID}:function:${name}` },
  properties: z.strictObject({
    FunctionName: z.string().optional(),
    Code: z.strictObject({ S3Bucket: z.string(), S3Key: z.string() }),
    Handler: z.string(),
    Runtime: z.string(),
    Role: z.string(),
    Environment: z.strictObject({ Variables: z.record(z.string(), z.coerce.string()) }).optional(),
    /** MB; the service's default */
    MemorySize: z.coerce.number().int().default(128),
    /** Seconds; the service's default */
    Timeout: z.coerce.number().int().default(3),
    ReservedConcurrentExecutions: z.coerce.number().int().optional(),
    Architectures: withoutEffect('the bundle is JavaScript'),
    Description: withoutEffect('for readers'),
    EphemeralStorage: withoutEffect('the disk of the laptop is used'),
    Layers: withoutEffect('only functions of the CDK itself have layers, and they are not run'),
    LoggingConfig: withoutEffect('logs go to .local/logs'),
    TracingConfig: withoutEffect('no traces are kept locally'),
    RecursiveLoop: withoutEffect('loop detection is the service\u2019s own protection'),
    Tags: withoutEffect('tags are for the bill and for operators'),
  }),
})

/** Runtimes whose functions are run; others serve custom resources of the CDK (see custom-resources.ts). */
export const isRunLocally = (runtime: string) => runtime.startsWith('nodejs')

export const permissionKind = defineResource({
  type: 'AWS::Lambda::Permission',
  properties: z.strictObject({
    Action: z.string(),
    FunctionName: z.string(),
    Principal: z.string(),
    SourceArn: z.string().optional(),
    SourceAccount: z.string().optional(),
  }),
})

export const eventSourceMappingKind = defineResource({
  type: 'AWS::Lambda::EventSourceMapping',
  properties: z.strictObject({
    EventSourceArn: z.string(),
    FunctionName: z.string(),
    BatchSize: z.coerce.number().int().default(10),
    /** Seconds */
    MaximumBatchingWindowInSeconds: z.coerce.number().int().default(0),
    Enabled: z.boolean().default(true),
    FunctionResponseTypes: z.array(z.literal('ReportBatchItemFailures')).default([]),
    ScalingConfig: z.strictObject({ MaximumConcurrency: z.coerce.number().int() }).optional(),
    Tags: withoutEffect('tags are for the bill and for operators'),
  }),
})
