import * as z from 'zod'
import { kmsKeyArn } from '../emulators/aws-account.ts'
import { defineResource, withoutEffect } from '../template/resource-kind.ts'

/** A key that signs; keys that encrypt have no use here, where nothing is encrypted. */
export const kmsKeyKind = defineResource({
  type: 'AWS::KMS::Key',
  attributes: { Arn: (name) => kmsKeyArn(name), KeyId: (name) => name },
  properties: z.strictObject({
    KeySpec: z.literal('ECC_NIST_P256'),
    KeyUsage: z.literal('SIGN_VERIFY'),
    KeyPolicy: withoutEffect(
      'it hands the decision to the roles of the account, which are evaluated',
    ),
    Description: withoutEffect('for readers'),
    PendingWindowInDays: withoutEffect('data of a laptop is emptied with --fresh'),
    Tags: withoutEffect('tags are for the bill and for operators'),
  }),
})
