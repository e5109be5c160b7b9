import type { RunningCognito } from '../emulators/cognito/start-cognito.ts'
import type { UserPoolDefinition } from '../emulators/cognito/user-pool-definition.ts'
import { userPoolClientKind, userPoolGroupKind, userPoolKind } from '../resources/user-pool.ts'
import type { ResolvedStack } from '../template/resolved-stack.ts'

export interface LocalUserPool {
  readonly logicalId: string
  readonly id: string
  readonly issuer: string
  readonly jwksUri: string
  /** By logical id */
  readonly clientIds: Readonly<Record<string, string>>
}

/** Creates the pools of the template with their clients and groups. In `draft` a reference to a pool is its logical id. */
export async function createUserPools(
  draft: ResolvedStack,
  cognito: RunningCognito,
): Promise<LocalUserPool[]> {
  const clients = draft.of(userPoolClientKind)
  const groups = draft.of(userPoolGroupKind)
  const pools: LocalUserPool[] = []
  for (const { logicalId, properties } of draft.of(userPoolKind)) {
    // the schemas of the resources list exactly the properties that the emulator serves
    const definition = {
      ...properties,
      name: logicalId,
      from: properties.EmailConfiguration?.From,
      clients: clients
        .filter((client) => client.properties.UserPoolId === logicalId)
        .map((client) => ({ name: client.logicalId, ...client.properties })),
      groups: groups
        .filter((group) => group.properties.UserPoolId === logicalId)
        .map((group) => group.properties),
    } as UserPoolDefinition
    const created = await cognito.createUserPool(definition)
    pools.push({
      logicalId,
      id: created.id,
      issuer: created.issuer,
      jwksUri: created.jwks_uri,
      clientIds: created.client_ids,
    })
  }
  return pools
}

/** Pool and client ids by logical id. */
export const identifiersOf = (pools: readonly LocalUserPool[]): ReadonlyMap<string, string> =>
  new Map(
    pools.flatMap((pool): [string, string][] => [
      [pool.logicalId, pool.id],
      ...Object.entries(pool.clientIds),
    ]),
  )
