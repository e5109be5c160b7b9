/** Amplify keeps who is signed in under `CognitoIdentityServiceProvider.<client>.LastAuthUser`. */
const isSession = (key: string) => /^Cognito.+\.LastAuthUser$/.test(key)

/** The header has a row more for who is signed in: its place is kept, so that nothing moves when it comes. */
export function keepPlaceForSession(): void {
  try {
    if (Object.keys(localStorage).some(isSession))
      document.documentElement.dataset.session = 'stored'
  } catch {
    // storage forbidden: nobody is signed in
  }
}
