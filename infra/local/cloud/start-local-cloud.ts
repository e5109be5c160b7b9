import { createWriteStream, type WriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { REGION } from '../emulators/aws-account.ts'
import { credentialsFor } from '../emulators/credentials.ts'
import { gateway } from '../gateway/gateway.ts'
import { serviceAnswer } from '../gateway/http-api-answer.ts'
import { jwtAuthorizer } from '../gateway/jwt-authorizer.ts'
import { apiRoutes } from '../gateway/route-table.ts'
import { type AccessControl, accessControl, operatorIdentity } from '../identity/access-control.ts'
import { checkNotifications, mayInvoke } from '../identity/resource-policies.ts'
import { localFunctions } from '../lambda/local-function.ts'
import { LocalCloudError } from '../local-cloud-error.ts'
import { startEventSources } from '../queues/event-sources.ts'
import { bucketKind } from '../resources/bucket.ts'
import { queueKind } from '../resources/queue.ts'
import { tableKind } from '../resources/table.ts'
import { localizer } from '../site/local-addresses.ts'
import { headerPolicies } from '../site/response-headers.ts'
import { site } from '../site/site.ts'
import { siteFolders } from '../site/site-files.ts'
import { startSiteServer } from '../site/site-server.ts'
import { type LocalStack, localStack, refuseUnknownParts } from '../template/local-stack.ts'
import type { ResourceKind } from '../template/resource-kind.ts'
import { isSameBesidesBundles } from '../template/same-besides-bundles.ts'
import type { SynthesizedStack } from '../template/synthesized-stack.ts'
import { announceObject, createStorage } from './create-storage.ts'
import { createUserPools, identifiersOf, type LocalUserPool } from './create-user-pools.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { type Emulators, sdkEndpoints, startEmulators } from './emulators.ts'
import { type Functions, runFunctions } from './functions.ts'
import type { LocalCloud } from './local-cloud.ts'
import { type Log, silentLog } from './log.ts'
import { type Ports, portsFrom } from './ports.ts'

export interface LocalCloudOptions {
  readonly stack: SynthesizedStack
  /** Kept between runs; null: everything in memory. */
  readonly dataFolder: string | null
  /** @default any free ports */
  readonly ports?: Ports
  /** Folder of the built site, served instead of the stack\u2019s own copy. */
  readonly builtSite?: string | null
  readonly log?: Log
}

/** Runs the stack on the emulators of this machine. */
export async function startLocalCloud(options: LocalCloudOptions): Promise<LocalCloud> {
  refuseUnknownParts(options.stack.template)
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const one of stops.splice(0).reverse()) await one()
  }
  try {
    return await start(options, stops, stop)
  } catch (error) {
    await stop()
    throw error
  }
}

async function start(
  options: LocalCloudOptions,
  stops: (() => Promise<void>)[],
  stop: () => Promise<void>,
): Promise<LocalCloud> {
  const { dataFolder, ports = portsFrom(0), log = silentLog } = options
  if (dataFolder !== null) stops.push((await lockDataFolder(dataFolder)).release)
  const logFile = dataFolder === null ? null : await openLog(dataFolder)
  if (logFile) stops.push(() => new Promise((resolve) => logFile.end(resolve)))

  const late = lateParts()
  const server = await startSiteServer(ports.site, (request) => late.answer(request))
  stops.push(() => server.close())
  const siteUrl = `http://localhost:${server.port}`
  const emulators = await startEmulators({
    dataFolder,
    ports,
    authorize: (call) => late.access().authorize(call),
    onObjectCreated: (bucket, record) => announceObject(late.stack(), emulators, bucket, record),
  })
  stops.push(() => emulators.stop())

  const { stack, pools } = await localTerms(options.stack, emulators)
  late.set(
    stack,
    accessControl(stack, (line) => log.warn(line)),
  )
  checkNotifications(stack)
  const web = { siteUrl, cognito: emulators.cognito.endpoint, s3: emulators.s3.endpoint }
  const localize = localizer(stack, web)
  await createStorage(stack, emulators, localize)

  const functions = runFunctions(stack, sdkEndpoints(emulators), logFile, log)
  stops.push(() => functions.stop())
  const callApi = gateway({
    routes: apiRoutes(stack),
    authorize: jwtAuthorizer((issuer) => pools.find((pool) => pool.issuer === issuer)?.jwksUri),
    invoke: functions.invoke,
    mayInvoke: (name, sourceArn) => mayInvoke(stack, name, 'apigateway.amazonaws.com', sourceArn),
    tell: (line) => log.warn(line),
  })
  late.serve(
    site(stack, {
      folders: siteFolders(stack, options.builtSite ?? null),
      callApi,
      policies: headerPolicies(stack, localize),
    }),
  )
  const sources = startEventSources(stack, emulators.sqs, late.access(), functions.invoke)
  stops.push(async () => {
    for (const source of sources) await source.stop()
  })
  return running(options.stack, { stack, emulators, functions, pools, siteUrl, stop })
}

/** What is asked for by parts that start before it can be made. */
function lateParts() {
  type Answer = ReturnType<typeof site>
  let known: { stack: LocalStack; access: AccessControl } | null = null
  let answer: Answer = async () => serviceAnswer(503, 'The local cloud is starting.')
  const parts = () => {
    if (known) return known
    throw new LocalCloudError('The local cloud is still starting.')
  }
  return {
    stack: () => parts().stack,
    access: () => parts().access,
    answer: (request: Parameters<Answer>[0]) => answer(request),
    set: (stack: LocalStack, access: AccessControl) => {
      known = { stack, access }
    },
    serve: (site: Answer) => {
      answer = site
    },
  }
}

/** Pools first: other resources refer to the ids that they are given. */
async function localTerms(synthesized: SynthesizedStack, emulators: Emulators) {
  const base = { stackName: synthesized.name, queueEndpoint: emulators.sqs.endpoint }
  const draft = localStack(synthesized, { ...base, identifier: (logicalId) => logicalId })
  const pools = await createUserPools(draft, emulators.cognito)
  const identifiers = identifiersOf(pools)
  const identifier = (logicalId: string) => identifiers.get(logicalId) ?? logicalId
  return { stack: localStack(synthesized, { ...base, identifier }), pools }
}

async function openLog(dataFolder: string): Promise<WriteStream> {
  const folder = join(dataFolder, 'logs')
  await mkdir(folder, { recursive: true })
  return createWriteStream(join(folder, 'functions.log'), { flags: 'a' })
}

interface RunningParts {
  readonly stack: LocalStack
  readonly emulators: Emulators
  readonly functions: Functions
  readonly pools: readonly LocalUserPool[]
  readonly siteUrl: string
  readonly stop: () => Promise<void>
}

function running(synthesized: SynthesizedStack, parts: RunningParts): LocalCloud {
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
    endpoints: sdkEndpoints(emulators),
    credentials: credentialsFor(operatorIdentity),
    userPool: {
      id: pool?.id ?? '',
      clientId: Object.values(pool?.clientIds ?? {})[0] ?? '',
      issuer: pool?.issuer ?? '',
    },
    inbox: { messages: (to) => emulators.ses.messages(to) },
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
      const terms = needsRestart ? null : await localTerms(newer, emulators)
      const newerCode = terms ? localFunctions(terms.stack) : []
      return { reloaded: await functions.replace(newerCode), needsRestart }
    },
    stop: parts.stop,
  }
}
