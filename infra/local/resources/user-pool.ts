import * as z from 'zod'
import { REGION, userPoolArn } from '../emulators/aws-account.ts'
import { defineResource, withoutEffect } from '../template/resource-kind.ts'

const forTheBill = withoutEffect('tags are for the bill and for operators')
const anyObject = z.record(z.string(), z.unknown())
const verifiable = z.enum(['email', 'phone_number'])

export const userPoolKind = defineResource({
  type: 'AWS::Cognito::UserPool',
  ref: (_, addresses, logicalId) => addresses.identifier(logicalId),
  attributes: {
    Arn: (_, addresses, logicalId) => userPoolArn(addresses.identifier(logicalId)),
    UserPoolId: (_, addresses, logicalId) => addresses.identifier(logicalId),
    ProviderName: (_, addresses, logicalId) =>
      `cognito-idp.${REGION}.amazonaws.com/${addresses.identifier(logicalId)}`,
    ProviderURL: (_, addresses, logicalId) =>
      `https://cognito-idp.${REGION}.amazonaws.com/${addresses.identifier(logicalId)}`,
  },
  properties: z.strictObject({
    Policies: z.strictObject({ PasswordPolicy: anyObject.optional() }).optional(),
    AdminCreateUserConfig: anyObject.optional(),
    VerificationMessageTemplate: anyObject.optional(),
    Schema: z.array(anyObject).optional(),
    UsernameAttributes: z.tuple([z.literal('email')]),
    AutoVerifiedAttributes: z.array(verifiable).optional(),
    UserAttributeUpdateSettings: z
      .strictObject({ AttributesRequireVerificationBeforeUpdate: z.array(verifiable) })
      .optional(),
    MfaConfiguration: z.enum(['OFF', 'OPTIONAL', 'ON']).optional(),
    EnabledMfas: z.array(z.enum(['SMS_MFA', 'SOFTWARE_TOKEN_MFA'])).optional(),
    SmsAuthenticationMessage: z.string().optional(),
    SmsVerificationMessage: z.string().optional(),
    LambdaConfig: z
      .strictObject({
        PreSignUp: z.string().optional(),
        PostConfirmation: z.string().optional(),
        PostAuthentication: z.string().optional(),
        DefineAuthChallenge: z.string().optional(),
        CreateAuthChallenge: z.string().optional(),
        VerifyAuthChallengeResponse: z.string().optional(),
        CustomMessage: z.string().optional(),
        PreTokenGeneration: z.string().optional(),
        PreTokenGenerationConfig: z
          .strictObject({ LambdaArn: z.string(), LambdaVersion: z.enum(['V1_0', 'V2_0']) })
          .optional(),
      })
      .optional(),
    EmailConfiguration: z
      .strictObject({
        From: z.string().optional(),
        EmailSendingAccount: z.string().optional(),
        SourceArn: z.string().optional(),
        ReplyToEmailAddress: z.string().optional(),
        ConfigurationSet: z.string().optional(),
      })
      .optional(),
    UserPoolName: withoutEffect('for readers'),
    AccountRecoverySetting: withoutEffect('the emulator recovers accounts by e-mail only'),
    EmailVerificationMessage: withoutEffect('VerificationMessageTemplate says the same'),
    EmailVerificationSubject: withoutEffect('VerificationMessageTemplate says the same'),
    UsernameConfiguration: withoutEffect('e-mail addresses are compared without case'),
    DeletionProtection: withoutEffect('nothing deletes pools locally'),
    UserPoolAddOns: withoutEffect('threat protection watches traffic of the internet'),
    UserPoolTier: withoutEffect('a matter of price'),
    SmsConfiguration: withoutEffect('text messages end in the inbox page'),
    UserPoolTags: forTheBill,
  }),
})

export const userPoolClientKind = defineResource({
  type: 'AWS::Cognito::UserPoolClient',
  ref: (_, addresses, logicalId) => addresses.identifier(logicalId),
  attributes: { ClientId: (_, addresses, logicalId) => addresses.identifier(logicalId) },
  properties: z.strictObject({
    UserPoolId: z.string(),
    ExplicitAuthFlows: z.array(z.string()).optional(),
    PreventUserExistenceErrors: z.string().optional(),
    EnableTokenRevocation: z.boolean().optional(),
    AccessTokenValidity: z.number().optional(),
    IdTokenValidity: z.number().optional(),
    RefreshTokenValidity: z.number().optional(),
    TokenValidityUnits: z.record(z.string(), z.string()).optional(),
    RefreshTokenRotation: anyObject.optional(),
    AuthSessionValidity: z.number().int().min(3).max(15).optional(),
    GenerateSecret: z.literal(false).optional(),
    ClientName: withoutEffect('for readers'),
    SupportedIdentityProviders: withoutEffect('users of the pool itself are the only ones'),
    AllowedOAuthFlows: withoutEffect('there is no hosted sign-in page locally'),
    AllowedOAuthFlowsUserPoolClient: withoutEffect('there is no hosted sign-in page locally'),
    AllowedOAuthScopes: withoutEffect('there is no hosted sign-in page locally'),
    CallbackURLs: withoutEffect('there is no hosted sign-in page locally'),
    LogoutURLs: withoutEffect('there is no hosted sign-in page locally'),
    ReadAttributes: withoutEffect('a user may read all own attributes'),
    WriteAttributes: z.array(z.string()).optional(),
  }),
})

export const userPoolGroupKind = defineResource({
  type: 'AWS::Cognito::UserPoolGroup',
  nameProperty: 'GroupName',
  properties: z.strictObject({
    UserPoolId: z.string(),
    GroupName: z.string(),
    Description: z.string().optional(),
    Precedence: z.number().optional(),
    RoleArn: withoutEffect('no identity pool maps groups to roles'),
  }),
})
