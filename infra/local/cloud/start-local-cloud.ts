import { createWriteStream, type WriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Gateway, gateway } from '../gateway/gateway.ts'
import { jwtAuthorizer } from '../gateway/jwt-authorizer.ts'
import { apiRoutes } from '../gateway/route-table.ts'
import { accessControl } from '../identity/access-control.ts'
import { checkNotifications, mayInvoke } from '../identity/resource-policies.ts'
import { checkEventRules, publishEvent } from '../queues/event-rules.ts'
import { startEventSources } from '../queues/event-sources.ts'
import { startSchedules } from '../queues/schedules.ts'
import { localizer } from '../site/local-addresses.ts'
import { headerPolicies } from '../site/response-headers.ts'
import { site } from '../site/site.ts'
import { siteFolders } from '../site/site-files.ts'
import { startSiteServer } from '../site/site-server.ts'
import { type ResolvedStack, refuseUnknownParts } from '../template/resolved-stack.ts'
import type { SynthesizedStack } from '../template/synthesized-stack.ts'
import { createSecrets, usesStripe } from './create-secrets.ts'
import { announceObject, createStorage } from './create-storage.ts'
import type { LocalUserPool } from './create-user-pools.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { deferredDependencies } from './deferred-dependencies.ts'
import { sdkEndpoints, startEmulators } from './emulators.ts'
import { type Functions, runFunctions } from './functions.ts'
import { invokeTrigger } from './invoke-trigger.ts'
import type { LocalCloud } from './local-cloud.ts'
import { type Log, silentLog } from './log.ts'
import { type Ports, portsFrom } from './ports.ts'
import { resolveWithPools } from './resolve-with-pools.ts'
import { runningCloud } from './running-cloud.ts'
import { checkMalwareScans, scanObject } from './scan-objects.ts'

export interface LocalCloudOptions {
  readonly stack: SynthesizedStack
  /** Kept between runs; null: everything in memory. */
  readonly dataFolder: string | null
  /** @default any free ports */
  readonly ports?: Ports
  /** Folder of the built site, served instead of the stack\u2019s own copy. */
  readonly builtSite?: string | null
  readonly log?: Log
  /** Addresses outside of the stack that something else serves in this run. */
  readonly otherAddresses?: Readonly<Record<string, string>>
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

  const deferred = deferredDependencies()
  const server = await startSiteServer(
    ports.site,
    (request) => deferred.answer(request),
    (line) => log.warn(line),
  )
  stops.push(() => server.close())
  const siteUrl = `http://localhost:${server.port}`
  const emulators = await startEmulators({
    dataFolder,
    ports,
    authorize: (call) => deferred.access().authorize(call),
    onObjectCreated: async (bucket, record) => {
      await announceObject(deferred.stack(), emulators, bucket, record)
      await scanObject(deferred.stack(), emulators, bucket, record)
    },
    onMailEvent: (event) => publishEvent(deferred.stack(), emulators.sqs, event),
    invokeTrigger: (_, functionArn, event) =>
      invokeTrigger(deferred.stack(), deferred.functions(), log, functionArn, event),
    stripeWebhook: usesStripe(options.stack.template) ? `${siteUrl}/api/stripe-webhook` : null,
  })
  stops.push(() => emulators.stop())

  const { stack, pools } = await resolveWithPools(options.stack, emulators)
  // before anything whose properties refer to their values
  await createSecrets(stack, emulators)
  deferred.set(
    stack,
    accessControl(stack, (line) => log.warn(line)),
  )
  checkNotifications(stack)
  checkEventRules(stack)
  checkMalwareScans(stack)
  const web = { siteUrl, cognito: emulators.cognito.endpoint, s3: emulators.s3.endpoint }
  const localize = localizer(stack, web, options.otherAddresses)
  await createStorage(stack, emulators, localize)

  const functions = runFunctions(stack, sdkEndpoints(emulators), logFile, log, localize)
  stops.push(() => functions.stop())
  deferred.run(functions)
  const callApi = httpApi(stack, pools, functions, log)
  const folders = siteFolders(stack, options.builtSite ?? null)
  deferred.serve(site(stack, { folders, callApi, policies: headerPolicies(stack, localize) }))
  const sources = startEventSources(stack, emulators.sqs, deferred.access(), functions.invoke)
  stops.push(async () => {
    for (const source of sources) await source.stop()
  })
  const stopSchedules = await startSchedules(stack, emulators.sqs)
  stops.push(async () => stopSchedules())
  return runningCloud(options.stack, { stack, emulators, functions, pools, siteUrl, stop })
}

function httpApi(
  stack: ResolvedStack,
  pools: readonly LocalUserPool[],
  functions: Functions,
  log: Log,
): Gateway {
  return gateway({
    routes: apiRoutes(stack),
    authorize: jwtAuthorizer((issuer) => pools.find((pool) => pool.issuer === issuer)?.jwksUri),
    invoke: functions.invoke,
    mayInvoke: (name, sourceArn) => mayInvoke(stack, name, 'apigateway.amazonaws.com', sourceArn),
    tell: (line) => log.warn(line),
  })
}

async function openLog(dataFolder: string): Promise<WriteStream> {
  const folder = join(dataFolder, 'logs')
  await mkdir(folder, { recursive: true })
  return createWriteStream(join(folder, 'functions.log'), { flags: 'a' })
}
