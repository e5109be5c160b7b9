/** Amplify keeps its tokens under `CognitoIdentityServiceProvider.<client>.<user>.<token>`. */
const lastUserKey = /^CognitoIdentityServiceProvider\..+\.LastAuthUser$/

export const isSessionKey = (key: string | null): boolean => key === null || lastUserKey.test(key)

/** Whether this device holds a session, found without loading Amplify. */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => lastUserKey.test(key))
  } catch {
    return false // storage forbidden by the browser
  }
}
