import type { Cognito } from './cognito.ts'
import { withPassword } from './password-policy.ts'

export interface SeededUser {
  email: string
  password: string
  groups?: string[]
  name?: string
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
