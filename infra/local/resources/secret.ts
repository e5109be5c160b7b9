import * as z from 'zod'
import { secretArn } from '../emulators/aws-account.ts'
import { defineResource, withoutEffect } from '../template/resource-kind.ts'

export const secretKind = defineResource({
  type: 'AWS::SecretsManager::Secret',
  nameProperty: 'Name',
  ref: (name) => secretArn(name),
  attributes: { Id: (name) => secretArn(name) },
  properties: z.strictObject({
    Name: z.string().optional(),
    SecretString: z.string().optional(),
    GenerateSecretString: z
      .strictObject({
        PasswordLength: z.coerce.number().int().positive().default(32),
        ExcludePunctuation: z.boolean().default(false),
      })
      .optional(),
    Description: withoutEffect('for readers'),
    KmsKeyId: withoutEffect('files on the laptop are not encrypted'),
    Tags: withoutEffect('tags are for the bill and for operators'),
  }),
})
