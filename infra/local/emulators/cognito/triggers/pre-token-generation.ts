import * as z from 'zod'
import type { Cognito } from '../cognito.ts'
import type { User } from '../user.ts'
import type { PoolClient, UserPool } from '../user-pool.ts'
import { attributesFor, callTrigger } from './call-trigger.ts'
import type { Metadata } from './trigger-event.ts'

export type TokenOccasion = 'Authentication' | 'NewPasswordChallenge' | 'RefreshTokens'

interface ClaimChanges {
  add: Record<string, unknown>
  suppress: string[]
}

export interface ClaimOverrides {
  id: ClaimChanges
  access: ClaimChanges
  scopes: { add: string[]; suppress: string[] }
  /** null: those that the user is in */
  groups: string[] | null
}

/** claims that the service keeps to itself, in both tokens and in each */
const RESERVED =
  'acr amr at_hash auth_time azp exp iat iss jti nbf nonce origin_jti sub token_use cognito:groups'
const RESERVED_ID = `${RESERVED} identities aud cognito:username`.split(' ')
const RESERVED_ACCESS = `${RESERVED} username client_id scope device_key event_id version`.split(
  ' ',
)

const changesSchema = z
  .looseObject({
    claimsToAddOrOverride: z.record(z.string(), z.unknown()).nullish(),
    claimsToSuppress: z.array(z.string()).nullish(),
    scopesToAdd: z.array(z.string()).nullish(),
    scopesToSuppress: z.array(z.string()).nullish(),
  })
  .nullish()

const groupsSchema = z.looseObject({ groupsToOverride: z.array(z.string()).nullish() }).nullish()

/** The first version changes the id token only, the second both. */
const responseSchema = z.looseObject({
  claimsOverrideDetails: z
    .looseObject({
      claimsToAddOrOverride: z.record(z.string(), z.unknown()).nullish(),
      claimsToSuppress: z.array(z.string()).nullish(),
      groupOverrideDetails: groupsSchema,
    })
    .nullish(),
  claimsAndScopeOverrideDetails: z
    .looseObject({
      idTokenGeneration: changesSchema,
      accessTokenGeneration: changesSchema,
      groupOverrideDetails: groupsSchema,
    })
    .nullish(),
})

interface TokensFor {
  pool: UserPool
  client: PoolClient
  user: User
  occasion: TokenOccasion
  metadata?: Metadata | undefined
}

/** What the pool's function wants changed in the tokens. */
export async function preTokenGeneration(
  cognito: Cognito,
  { pool, client, user, occasion, metadata }: TokensFor,
  scopes: string[],
): Promise<ClaimOverrides> {
  const isSecondVersion =
    pool.definition.LambdaConfig?.PreTokenGenerationConfig?.LambdaVersion === 'V2_0'
  const said = await callTrigger(
    cognito,
    {
      pool,
      clientId: client.id,
      trigger: 'PreTokenGeneration',
      triggerSource: `TokenGeneration_${occasion}`,
      userName: user.sub,
      version: isSecondVersion ? '2' : '1',
      request: {
        userAttributes: attributesFor(user),
        groupConfiguration: {
          groupsToOverride: user.groups,
          iamRolesToOverride: [],
          preferredRole: null,
        },
        ...(isSecondVersion ? { scopes } : {}),
        ...(metadata ? { clientMetadata: metadata } : {}),
      },
      response: isSecondVersion
        ? { claimsAndScopeOverrideDetails: null }
        : { claimsOverrideDetails: null },
    },
    responseSchema,
  )
  const first = isSecondVersion ? null : said?.claimsOverrideDetails
  const second = isSecondVersion ? said?.claimsAndScopeOverrideDetails : null
  const access = second?.accessTokenGeneration
  const groups = (first ?? second)?.groupOverrideDetails
  return {
    id: allowed(first ?? second?.idTokenGeneration, RESERVED_ID),
    access: allowed(access, RESERVED_ACCESS),
    scopes: { add: access?.scopesToAdd ?? [], suppress: access?.scopesToSuppress ?? [] },
    groups: groups?.groupsToOverride ?? null,
  }
}

function allowed(changes: z.infer<typeof changesSchema>, reserved: string[]): ClaimChanges {
  const isAllowed = (name: string) => !reserved.includes(name)
  const added = Object.entries(changes?.claimsToAddOrOverride ?? {})
  return {
    add: Object.fromEntries(added.filter(([name]) => isAllowed(name))),
    suppress: (changes?.claimsToSuppress ?? []).filter(isAllowed),
  }
}
