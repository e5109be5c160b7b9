// Amplify refuses to sign in who is signed in: the new tokens wait here until the sign-in is complete.
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { defaultStorage } from 'aws-amplify/utils'
import { configure } from './cognito.ts'

export interface SecondSession {
  /** Puts the new session in the place of the old one, which ends. */
  take(): Promise<void>
  /** Goes on with the old session. */
  drop(): void
}

export function beginSecondSession(): SecondSession {
  const waiting = new Map<string, string>()
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    getItem: async (key) => waiting.get(key) ?? null,
    setItem: async (key, value) => void waiting.set(key, value),
    removeItem: async (key) => void waiting.delete(key),
    clear: async () => waiting.clear(),
  })
  const drop = () => cognitoUserPoolsTokenProvider.setKeyValueStorage(defaultStorage)
  return {
    drop,
    take: async () => {
      const old = storedRefreshToken()
      for (const [key, value] of waiting) localStorage.setItem(key, value)
      drop()
      if (old !== null) await revoke(old)
    },
  }
}

function storedRefreshToken(): string | null {
  const key = Object.keys(localStorage).find((name) => name.endsWith('.refreshToken'))
  return key === undefined ? null : localStorage.getItem(key)
}

/** The session that was replaced must not live on for its thirty days. */
async function revoke(token: string): Promise<void> {
  const { user_pool_endpoint, region, user_pool_client_id } = await configure()
  await fetch(user_pool_endpoint ?? `https://cognito-idp.${region}.amazonaws.com/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
    },
    body: JSON.stringify({ Token: token, ClientId: user_pool_client_id }),
  }).catch(() => undefined) // without a network it ends by its age
}
