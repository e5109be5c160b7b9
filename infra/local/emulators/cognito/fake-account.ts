import { createHmac } from 'node:crypto'
import type { PasswordVerifier } from './srp.ts'
import type { UserPool } from './user-pool.ts'

/** What a stranger's name seems to lead to; the same each time, as a salt that changed would give the pretence away. */
export function fakeAccount(
  pool: UserPool,
  username: string,
): { sub: string; password: PasswordVerifier } {
  const digest = (what: string) =>
    createHmac('sha256', JSON.stringify(pool.signing_key))
      .update(`${what} ${username.toLowerCase()}`)
      .digest('hex')
  const id = digest('sub')
  return {
    sub: `${id.slice(0, 8)}-${id.slice(8, 12)}-4${id.slice(13, 16)}-a${id.slice(17, 20)}-${id.slice(20, 32)}`,
    password: { salt: digest('salt').slice(0, 32), verifier: digest('verifier') },
  }
}
