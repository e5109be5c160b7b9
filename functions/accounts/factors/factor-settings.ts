import {
  type CognitoIdentityProviderClient,
  SetUserMFAPreferenceCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { type Factor, type FactorType, isVerified } from '#domain/accounts/factor.ts'
import { attempt, sessionOver } from '../../platform/aws/attempt.ts'

/** Has the user pool ask at sign-in for exactly the verified ones; of two, for the one that the user chooses then. */
export function askAtSignIn(
  userPool: CognitoIdentityProviderClient,
  AccessToken: string,
  factors: readonly Factor[],
) {
  const has = (type: FactorType) =>
    factors.some((factor) => factor.factor_type === type && isVerified(factor))
  const [totp, phone] = [has('totp'), has('phone')]
  return attempt(
    userPool.send(
      new SetUserMFAPreferenceCommand({
        AccessToken,
        SoftwareTokenMfaSettings: { Enabled: totp, PreferredMfa: totp && !phone },
        SMSMfaSettings: { Enabled: phone, PreferredMfa: phone && !totp },
      }),
    ),
    sessionOver,
  )
}
