import { fail, type Result, succeed } from '#domain/shared/result.ts'

/** How the user pool's refusals are told, by the name of its exception. */
type Codes<Code extends string> = Readonly<Record<string, Code>>

const isNamed = (error: unknown): error is { readonly name: string } =>
  typeof error === 'object' && error !== null && 'name' in error

/** Exceptions that mean too many tries, whatever was tried. */
export const tooManyTries = {
  LimitExceededException: 'too_many_requests',
  TooManyRequestsException: 'too_many_requests',
  TooManyFailedAttemptsException: 'too_many_requests',
} as const

/** The session behind the access token is over. */
export const sessionOver = {
  NotAuthorizedException: 'authentication_required',
  UserNotFoundException: 'authentication_required',
} as const

/** Calls the user pool; an exception with a code is an expected failure, any other a defect. */
export async function attempt<Value, const Code extends string>(
  call: Promise<Value>,
  codes: Codes<Code>,
): Promise<Result<Value, Code>> {
  try {
    return succeed(await call)
  } catch (error) {
    const code = isNamed(error) ? codes[error.name] : undefined
    if (code === undefined) throw error
    return fail(code)
  }
}
