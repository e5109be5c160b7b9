import type { ApiInput } from '../../lib/api.ts'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { type AuthErrorKey, authErrorKey } from './auth-error.ts'

type Asked = ApiInput<'sendPasswordReset'>['body']

/**
 * First the user pool's own reset mail; when that fails, our server function (specification, point 7).
 * Null: a mail is on its way if the address has an account; nothing tells whether it has.
 */
export async function requestReset(asked: Asked): Promise<AuthErrorKey | null> {
  try {
    const { sendResetCode } = await import('../../lib/cognito.ts')
    await sendResetCode(asked.email)
    return null
  } catch (thrown) {
    if (authErrorKey(thrown) === 'network') return 'network'
  }
  try {
    await callApi('sendPasswordReset', { body: asked })
    return null
  } catch (thrown) {
    const code = errorCodeOf(thrown)
    if (code === 'too_many_requests') return 'too_many_tries'
    return code === 'network' ? 'network' : 'unknown'
  }
}
