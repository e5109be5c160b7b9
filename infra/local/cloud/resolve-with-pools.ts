import { resolveStack } from '../template/resolved-stack.ts'
import type { SynthesizedStack } from '../template/synthesized-stack.ts'
import { createUserPools, identifiersOf } from './create-user-pools.ts'
import type { Emulators } from './emulators.ts'

/** Pools first: other resources refer to the ids that they are given. */
export async function resolveWithPools(synthesized: SynthesizedStack, emulators: Emulators) {
  const base = {
    stackName: synthesized.name,
    queueEndpoint: emulators.sqs.endpoint,
    secretValue: (secretId: string) => emulators.secretsManager.value(secretId),
  }
  const draft = resolveStack(synthesized, { ...base, identifier: (logicalId) => logicalId })
  const pools = await createUserPools(draft, emulators.cognito)
  const identifiers = identifiersOf(pools)
  const identifier = (logicalId: string) => identifiers.get(logicalId) ?? logicalId
  return { stack: resolveStack(synthesized, { ...base, identifier }), pools }
}
