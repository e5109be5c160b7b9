import { ServiceError } from '../service-error.ts'
import type { Deliver } from '../ses/message.ts'
import type { PoolStore } from './pool-store.ts'
import { signToken } from './tokens.ts'
import type { Code } from './user.ts'

/** What tests let go wrong or grow old in a pool; the service has nothing like it. */
export interface PoolTestControls {
  /** The pool's own mails to this address fail until told otherwise. */
  failMailsTo(address: string, isDown: boolean): void
  /** Every code sent to this user so far has expired. */
  expireCodes(email: string): Promise<void>
  /** The codes that this user's authenticator app shows count again, though they were used: no wait for the next one. */
  renewAppCodes(email: string): Promise<void>
  /** The user's sign-ins are this much older: tokens refreshed from now on say so. */
  ageSignIns(email: string, minutes: number): Promise<void>
  /** A token with the pool's own signature that says whatever it is told. */
  signToken(claims: Readonly<Record<string, unknown>>): Promise<string>
}

/** Keeps the addresses that cannot be reached, and refuses to deliver there. */
export function failingDelivery(deliver: Deliver) {
  const unreachable = new Set<string>()
  return {
    unreachable,
    deliver: (async (message) => {
      if (message.to.some((address) => unreachable.has(address.toLowerCase()))) {
        throw new ServiceError('CodeDeliveryFailureException', 'The mail was made to fail.')
      }
      return deliver(message)
    }) satisfies Deliver,
  }
}

export function testControlsOf(
  store: PoolStore,
  unreachable: Set<string>,
  poolId: string,
): PoolTestControls {
  const userOf = (email: string) => {
    const user = store.findUser(poolId, email)
    if (user === null) throw new Error(`There is no user ${email}`)
    return user
  }
  return {
    failMailsTo: (address, isDown) => {
      if (isDown) unreachable.add(address.toLowerCase())
      else unreachable.delete(address.toLowerCase())
    },
    expireCodes: async (email) => {
      const user = userOf(email)
      const { confirmation, password_reset, email_change, phone_change } = user.codes
      const codes = {
        confirmation: expired(confirmation),
        password_reset: expired(password_reset),
        email_change: expired(email_change),
        phone_change: expired(phone_change),
      }
      await store.saveUser({ ...user, codes })
    },
    renewAppCodes: async (email) => {
      const user = userOf(email)
      const { software_token } = user.factors
      if (software_token === null) throw new Error(`${email} has no authenticator app`)
      const renewed = { ...software_token, last_used_step: 0 }
      await store.saveUser({ ...user, factors: { ...user.factors, software_token: renewed } })
    },
    ageSignIns: async (email, minutes) => {
      for (const session of store.sessionsOf(userOf(email))) {
        const signedInAt = Date.parse(session.signed_in_at) - minutes * 60_000
        await store.saveSession({ ...session, signed_in_at: new Date(signedInAt).toISOString() })
      }
    },
    signToken: (claims) => signToken(store.pool(poolId), claims),
  }
}

const expired = <Kind extends Code>(code: Kind | null): Kind | null =>
  code && { ...code, expires_at: new Date(0).toISOString() }
