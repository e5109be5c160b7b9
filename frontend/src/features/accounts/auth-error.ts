/** What Cognito refuses, by the key of our words for it (`accounts:auth_error.<key>`). */
const keys = {
  NotAuthorizedException: 'wrong_password',
  UserNotFoundException: 'wrong_password',
  CodeMismatchException: 'wrong_code',
  EnableSoftwareTokenMFAException: 'wrong_code',
  ExpiredCodeException: 'expired_code',
  InvalidPasswordException: 'weak_password',
  LimitExceededException: 'too_many_tries',
  TooManyRequestsException: 'too_many_tries',
  TooManyFailedAttemptsException: 'too_many_tries',
  // the web ACL in front of the user pool: the only thing that is forbidden there is too much
  ForbiddenException: 'too_many_tries',
  PasswordResetRequiredException: 'reset_required',
  NetworkError: 'network',
} as const

export type AuthErrorKey =
  | (typeof keys)[keyof typeof keys]
  | 'code_not_valid'
  | 'sign_in_over'
  | 'unknown'

export function authErrorKey(thrown: unknown): AuthErrorKey {
  const name = thrown instanceof Error ? thrown.name : ''
  if (thrown instanceof TypeError) return 'network' // fetch without an answer
  return name in keys ? keys[name as keyof typeof keys] : 'unknown'
}

/** The same, once the password was right: what is not authorized any more is the sign-in itself. */
export function factorErrorKey(thrown: unknown): AuthErrorKey {
  const name = thrown instanceof Error ? thrown.name : ''
  // Amplify forgets a sign-in after three minutes
  if (['NotAuthorizedException', 'SignInException'].includes(name)) return 'sign_in_over'
  return authErrorKey(thrown)
}

/**
 * The same for a mailed code, which anybody may type for any address: the user pool tells apart who has
 * no account, who has one and who has confirmed it; we do not.
 */
export function mailedCodeErrorKey(thrown: unknown): AuthErrorKey {
  const key = authErrorKey(thrown)
  const isOfCode = ['wrong_password', 'wrong_code', 'expired_code'].includes(key)
  return isOfCode ? 'code_not_valid' : key
}

/** Thrown when a code is asked for an address that is confirmed already. */
export const isConfirmedAlready = (thrown: unknown): boolean =>
  thrown instanceof Error && thrown.name === 'InvalidParameterException'

/** Thrown under this name for an address that has an account already. */
export const isKnownAddress = (thrown: unknown): boolean =>
  thrown instanceof Error && thrown.name === 'UsernameExistsException'
