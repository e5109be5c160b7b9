import * as z from 'zod'

const oneOrMore = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (typeof value === 'string' ? [value] : value))

/** `{ "StringEquals": { "aws:SourceArn": "..." } }` */
const conditions = z.record(
  z.string(),
  z.record(
    z.string(),
    z.preprocess(
      (value) => (Array.isArray(value) ? value : [value]).map(String),
      z.array(z.string()),
    ),
  ),
)

const principal = z
  .union([z.literal('*'), z.record(z.string(), oneOrMore)])
  .transform((value) => (value === '*' ? { AWS: ['*'] } : value))

const statement = {
  Sid: z.string().optional(),
  Effect: z.enum(['Allow', 'Deny']),
  Action: oneOrMore,
  Condition: conditions.optional(),
}

/** Policy of a role: what its bearer may do. `NotAction` and `NotResource` are unknown and stop the start. */
export const identityPolicySchema = z.strictObject({
  Version: z.literal('2012-10-17'),
  Statement: z.array(z.strictObject({ ...statement, Resource: oneOrMore })),
})
export type IdentityStatement = z.infer<typeof identityPolicySchema>['Statement'][number]

/** Policy of a bucket or queue: who may do what with it. */
export const resourcePolicySchema = z.strictObject({
  Version: z.literal('2012-10-17'),
  Statement: z.array(z.strictObject({ ...statement, Principal: principal, Resource: oneOrMore })),
})
export type ResourceStatement = z.infer<typeof resourcePolicySchema>['Statement'][number]
