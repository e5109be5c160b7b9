import type { Cognito } from './cognito.ts'
import { withPassword } from './password-policy.ts'
import type { User } from './user.ts'

export interface SeededUser {
  email: string
  password: string
  groups?: string[]
  name?: string
  /** base32; the authenticator app that is asked for at sign-in */
  totp_secret?: string
}

/** A confirmed user with this password and these groups, new or as an earlier run left it. */
export async function ensureUser(
  { store, now }: Cognito,
  poolId: string,
  seeded: SeededUser,
): Promise<{ sub: string }> {
  const user = store.findUser(poolId, seeded.email) ?? store.newUser(poolId, now())
  await store.saveUser(
    withPassword(
      {
        ...user,
        status: 'CONFIRMED',
        groups: seeded.groups ?? [],
        factors: seeded.totp_secret ? withApp(user, seeded.totp_secret) : user.factors,
        attributes: {
          ...user.attributes,
          email: seeded.email,
          email_verified: 'true',
          ...(seeded.name ? { name: seeded.name } : {}),
        },
      },
      seeded.password,
    ),
  )
  return { sub: user.sub }
}

/** An app that is there already keeps the steps that it has used. */
function withApp({ factors }: User, secret: string): User['factors'] {
  const known = factors.software_token?.secret === secret ? factors.software_token : null
  return {
    ...factors,
    software_token: known ?? { secret, friendly_name: '', last_used_step: 0 },
    enabled: [...new Set([...factors.enabled, 'SOFTWARE_TOKEN_MFA' as const])],
    preferred: 'SOFTWARE_TOKEN_MFA',
  }
}
