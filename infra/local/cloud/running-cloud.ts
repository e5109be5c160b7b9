import { REGION } from '../emulators/aws-account.ts'
import { credentialsFor } from '../emulators/credentials.ts'
import { operatorIdentity } from '../identity/access-control.ts'
import { localFunctions } from '../lambda/local-function.ts'
import { LocalCloudError } from '../local-cloud-error.ts'
import { bucketKind } from '../resources/bucket.ts'
import { queueKind } from '../resources/queue.ts'
import { tableKind } from '../resources/table.ts'
import { apiHeaders } from '../site/origin-headers.ts'
import type { ResolvedStack } from '../template/resolved-stack.ts'
import type { ResourceKind } from '../template/resource-kind.ts'
import { isSameBesidesBundles } from '../template/same-besides-bundles.ts'
import type { SynthesizedStack } from '../template/synthesized-stack.ts'
import type { LocalUserPool } from './create-user-pools.ts'
import { type Emulators, sdkEndpoints } from './emulators.ts'
import type { Functions } from './functions.ts'
import type { LocalCloud } from './local-cloud.ts'
import { resolveWithPools } from './resolve-with-pools.ts'

export interface RunningParts {
  readonly stack: ResolvedStack
  readonly emulators: Emulators
  readonly functions: Functions
  readonly pools: readonly LocalUserPool[]
  readonly siteUrl: string
  readonly stop: () => Promise<void>
}

/** The handle of a running local cloud. */
export function runningCloud(synthesized: SynthesizedStack, parts: RunningParts): LocalCloud {
  const { stack, emulators, functions, pools } = parts
  const [pool] = pools
  const nameOf = (kind: ResourceKind, logicalId: string) => {
    const found = stack
      .of(kind)
      .filter(
        (r) => r.logicalId === logicalId || r.logicalId.replace(/[0-9A-F]{8}$/, '') === logicalId,
      )
    const [resource] = found
    if (resource && found.length === 1) return resource.name
    throw new LocalCloudError(`${logicalId} names ${found.length} resources of type ${kind.type}.`)
  }
  let current = synthesized
  return {
    siteUrl: parts.siteUrl,
    inboxUrl: emulators.ses.endpoint.replace('127.0.0.1', 'localhost'),
    region: REGION,
    apiHeaders: apiHeaders(stack),
    endpoints: sdkEndpoints(emulators),
    credentials: credentialsFor(operatorIdentity),
    userPool: {
      id: pool?.id ?? '',
      clientId: Object.values(pool?.clientIds ?? {})[0] ?? '',
      issuer: pool?.issuer ?? '',
      testControls: emulators.cognito.testControls(pool?.id ?? ''),
    },
    inbox: { messages: (to) => emulators.ses.messages(to) },
    stripe: emulators.stripe,
    functions: functions.all,
    tableName: (logicalId) => nameOf(tableKind, logicalId),
    bucketName: (logicalId) => nameOf(bucketKind, logicalId),
    queueName: (logicalId) => nameOf(queueKind, logicalId),
    queueDepth: (logicalId) => emulators.sqs.depth(nameOf(queueKind, logicalId)),
    invoke: functions.invoke,
    ensureUser: (user) => emulators.cognito.ensureUser(pool?.id ?? '', user),
    replaceCode: functions.replace,
    async reload(newer) {
      const needsRestart = !isSameBesidesBundles(current.template, newer.template)
      current = newer
      const resolved = needsRestart ? null : await resolveWithPools(newer, emulators)
      const newerCode = resolved ? localFunctions(resolved.stack) : []
      return { reloaded: await functions.replace(newerCode), needsRestart }
    },
    stop: parts.stop,
  }
}
