import { expect, it } from 'vitest'
import { authErrorKey } from './auth-error.ts'

it.each([
  'LimitExceededException',
  'TooManyRequestsException',
  'TooManyFailedAttemptsException',
  // of the web ACL
  'ForbiddenException',
])('says of %s that there were too many tries', (name) => {
  expect(authErrorKey(Object.assign(new Error('refused'), { name }))).toBe('too_many_tries')
})
