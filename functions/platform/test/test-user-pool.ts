import {
  CognitoIdentityProviderClient,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import type { UserPoolDefinition } from '../../../infra/local/emulators/cognito/user-pool-definition.ts'

export const testPassword = 'a long test password'

/** As the stack declares it (infra/constructs/accounts.ts); plain passwords only spare the tests SRP. */
export const testPool: UserPoolDefinition = {
  name: 'UserPool',
  from: 'Nordgate <no-reply@nordgate.example>',
  Policies: {
    PasswordPolicy: {
      MinimumLength: 12,
      RequireLowercase: false,
      RequireUppercase: false,
      RequireNumbers: false,
      RequireSymbols: false,
    },
  },
  MfaConfiguration: 'OPTIONAL',
  EnabledMfas: ['SMS_MFA', 'SOFTWARE_TOKEN_MFA'],
  UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
  // the entries below, by name
  LambdaConfig: {
    CustomMessage: 'on-custom-message',
    DefineAuthChallenge: 'on-define-auth-challenge',
    CreateAuthChallenge: 'on-create-auth-challenge',
    VerifyAuthChallengeResponse: 'on-verify-auth-challenge',
    PostAuthentication: 'on-signed-in',
    PostConfirmation: 'on-signed-in',
  },
  clients: [
    {
      name: 'site',
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_CUSTOM_AUTH', 'ALLOW_USER_PASSWORD_AUTH'],
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      WriteAttributes: ['locale'],
    },
  ],
  groups: [{ GroupName: 'admin' }, { GroupName: 'operator' }],
}

type Entry = { readonly handler: (event: unknown) => Promise<unknown> }

const entries: Readonly<Record<string, () => Promise<Entry>>> = {
  'on-custom-message': () => import('../../accounts/on-custom-message.ts'),
  'on-define-auth-challenge': () => import('../../accounts/on-define-auth-challenge.ts'),
  'on-create-auth-challenge': () => import('../../accounts/on-create-auth-challenge.ts'),
  'on-verify-auth-challenge': () => import('../../accounts/on-verify-auth-challenge.ts'),
  'on-signed-in': () => import('../../accounts/on-signed-in.ts'),
}

/** Runs the entry that the pool names, as the runtime does: events are JSON. */
export async function runTrigger(_: string, name: string, event: unknown): Promise<unknown> {
  const entry = await entries[name]?.()
  if (entry === undefined) throw new Error(`no entry ${name}`)
  return JSON.parse(JSON.stringify(await entry.handler(JSON.parse(JSON.stringify(event)))))
}

export async function accessToken(
  endpoint: string,
  ClientId: string,
  email: string,
): Promise<string> {
  const client = new CognitoIdentityProviderClient({ region: 'eu-north-1', endpoint })
  const { AuthenticationResult } = await client.send(
    new InitiateAuthCommand({
      ClientId,
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: testPassword },
    }),
  )
  client.destroy()
  if (AuthenticationResult?.AccessToken === undefined) throw new Error('a challenge was asked')
  return AuthenticationResult.AccessToken
}
