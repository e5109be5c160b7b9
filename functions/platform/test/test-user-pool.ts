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
  clients: [
    {
      name: 'site',
      ExplicitAuthFlows: ['ALLOW_USER_SRP_AUTH', 'ALLOW_CUSTOM_AUTH', 'ALLOW_USER_PASSWORD_AUTH'],
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
    },
  ],
  groups: [{ GroupName: 'admin' }],
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
