import { faultIn, passwordStrength } from '#domain/accounts/password.ts'
import { fail, succeed } from '#domain/shared/result.ts'

/** Refuses a password that is guessed easily, and says why: the user pool counts its length alone. */
export async function checkNewPassword(password: string, email: string) {
  const { estimatePassword } = await import('./estimate-password.ts')
  const reason = faultIn(passwordStrength(password, email, estimatePassword))
  return reason === null ? succeed({}) : fail('weak_password', { reason })
}
