import * as z from 'zod'
import { emailIdentityArn } from '../emulators/aws-account.ts'
import { defineResource, withoutEffect } from '../template/resource-kind.ts'

/** A sender. Every sender is verified locally: all mail ends in the inbox page. */
export const emailIdentityKind = defineResource({
  type: 'AWS::SES::EmailIdentity',
  nameProperty: 'EmailIdentity',
  attributes: { EmailIdentityArn: (name) => emailIdentityArn(name) },
  properties: z.strictObject({
    EmailIdentity: z.string(),
    ConfigurationSetAttributes: withoutEffect('mail does not leave the machine'),
    DkimAttributes: withoutEffect('mail does not leave the machine'),
    DkimSigningAttributes: withoutEffect('mail does not leave the machine'),
    FeedbackAttributes: withoutEffect('mail does not leave the machine'),
    MailFromAttributes: withoutEffect('mail does not leave the machine'),
    Tags: withoutEffect('tags are for the bill and for operators'),
  }),
})
