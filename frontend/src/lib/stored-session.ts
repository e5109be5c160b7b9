/** Amplify keeps its tokens under `CognitoIdentityServiceProvider.<client>.<user>.<token>`. */
const lastUserKey = /^CognitoIdentityServiceProvider\..+\.LastAuthUser$/
/** Written by a sign-out that was meant, so that other tabs do not ask to sign in again. */
const signedOutKey = 'signed_out'
/** A token that ends sooner is refreshed before it is sent. */
const sendSpareMs = 10_000

export const isSessionKey = (key: string | null): boolean => key === null || lastUserKey.test(key)

const findLastUserKey = (): string | undefined =>
  Object.keys(localStorage).find((key) => lastUserKey.test(key))

/** Whether this device holds a session, found without loading Amplify. */
export function hasStoredSession(): boolean {
  try {
    return findLastUserKey() !== undefined
  } catch {
    return false // storage forbidden by the browser
  }
}

/** The access token as Amplify stored it. */
export function storedAccessToken(): string | null {
  const key = findLastUserKey()
  if (key === undefined) return null
  const user = localStorage.getItem(key)
  return localStorage.getItem(key.replace(/LastAuthUser$/, `${user}.accessToken`))
}

/** When the stored access token ends, in milliseconds since 1970; null without one. */
export function storedTokenExpiry(): number | null {
  try {
    const payload = storedAccessToken()?.split('.')[1] ?? ''
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof exp === 'number' ? exp * 1000 : null
  } catch {
    return null
  }
}

/** Whether the stored access token lasts for this long, without a refresh. */
export const hasFreshAccessToken = (spareMs = sendSpareMs): boolean =>
  (storedTokenExpiry() ?? 0) - Date.now() > spareMs

export function noteSignOut(wasMeant: boolean): void {
  try {
    if (wasMeant) localStorage.setItem(signedOutKey, 'true')
    else localStorage.removeItem(signedOutKey)
  } catch {
    // storage forbidden by the browser: there are no other tabs to tell
  }
}

export function wasSignedOut(): boolean {
  try {
    return localStorage.getItem(signedOutKey) !== null
  } catch {
    return true
  }
}
