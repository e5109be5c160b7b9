import { hasStoredSession } from './stored-session.ts'

/** The access token to send, or null for a visitor who is not signed in (and never loads Amplify). */
export async function currentAccessToken(): Promise<string | null> {
  if (!hasStoredSession()) return null
  const { accessToken } = await import('./cognito.ts')
  return accessToken()
}
