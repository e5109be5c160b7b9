import * as z from 'zod'
import { ACCOUNT_ID } from '../emulators/aws-account.ts'
import { defineResource, withoutEffect } from '../template/resource-kind.ts'
import { identityPolicySchema } from './policy-document.ts'

const namedPolicy = z.strictObject({
  PolicyName: z.string(),
  PolicyDocument: identityPolicySchema,
})

export const roleKind = defineResource({
  type: 'AWS::IAM::Role',
  nameProperty: 'RoleName',
  attributes: {
    Arn: (name) => `arn:aws:iam::${ACCOUNT_ID}:role/${name}`,
    RoleId: (name) => name,
  },
  properties: z.strictObject({
    RoleName: z.string().optional(),
    Policies: z.array(namedPolicy).optional(),
    ManagedPolicyArns: z.array(z.string()).optional(),
    AssumeRolePolicyDocument: withoutEffect('the local cloud hands roles only to their functions'),
    Description: withoutEffect('for readers'),
    Path: withoutEffect('roles are found by name'),
    MaxSessionDuration: withoutEffect('credentials live as long as the start'),
    Tags: withoutEffect('tags are for the bill and for operators'),
  }),
})

export const policyKind = defineResource({
  type: 'AWS::IAM::Policy',
  nameProperty: 'PolicyName',
  properties: z.strictObject({
    ...namedPolicy.shape,
    Roles: z.array(z.string()).default([]),
  }),
})
