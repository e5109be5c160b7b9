/** What Cognito refuses, by the key of our words for it (`accounts:auth_error.<key>`). */
const keys = {
  NotAuthorizedException: 'wrong_password',
  UserNotFoundException: 'wrong_password',
  CodeMismatchException: 'wrong_code',
  ExpiredCodeException: 'expired_code',
  InvalidPasswordException: 'weak_password',
  LimitExceededException: 'too_many_tries',
  TooManyRequestsException: 'too_many_tries',
  TooManyFailedAttemptsException: 'too_many_tries',
  PasswordResetRequiredException: 'reset_required',
  NetworkError: 'network',
} as const

export type AuthErrorKey = (typeof keys)[keyof typeof keys] | 'unknown'

export function authErrorKey(thrown: unknown): AuthErrorKey {
  const name = thrown instanceof Error ? thrown.name : ''
  if (thrown instanceof TypeError) return 'network' // fetch without an answer
  return name in keys ? keys[name as keyof typeof keys] : 'unknown'
}

/** Thrown under this name for an address that has an account already. */
export const isKnownAddress = (thrown: unknown): boolean =>
  thrown instanceof Error && thrown.name === 'UsernameExistsException'
