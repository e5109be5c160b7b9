import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { listenOnLoopback } from '../loopback-server.ts'
import { answerApi } from './api.ts'
import type { Fault } from './faults.ts'
import { openAccount } from './open-account.ts'
import { showPage } from './pages/show-page.ts'
import { type Served, serve } from './serve.ts'
import type { StripeFake, StripeFakeOptions } from './stripe-fake.ts'
import { testControls } from './test-controls.ts'
import { parameterValidation } from './validation/validate-parameters.ts'

/** While nobody asks anything, what falls due is done this often. */
const DUE_WORK_MS = 1000

/** A fake Stripe account on this machine: API, hosted pages, events, webhooks. No money moves. */
export async function startStripeFake(options: StripeFakeOptions = {}): Promise<StripeFake> {
  const version = clientVersion()
  const validate = await parameterValidation()
  const opened = await openAccount(options, version)
  const { account, change, clock, keys, webhooks } = opened
  const settings = { secretKey: keys.secret_key, version, validate }
  let fault: (method: string, path: string) => Fault | null = () => null
  const served: Served = {
    api: (request) => change(() => answerApi(account, settings, request)),
    page: (request) => showPage({ account, change, clock, webhooks }, request),
    fault: (method, path) => fault(method, path),
  }
  const server = await listenOnLoopback(
    (request, response) => serve(served, request, response),
    options.port ?? 0,
  ).catch(async (error: unknown) => {
    await opened.close()
    throw error
  })
  const address = `http://127.0.0.1:${server.port}`
  opened.listenAt(address)
  const timer = setInterval(() => void change(() => undefined), DUE_WORK_MS)
  timer.unref()

  return {
    address,
    port: server.port,
    secretKey: keys.secret_key,
    signingSecret: options.webhook?.signingSecret ?? keys.signing_secret,
    controlAddress: `http://localhost:${server.port}/fake`,
    webhooks,
    ...testControls(change, clock),
    failWhen: (given) => {
      fault = given ?? (() => null)
    },
    all: (kind) => account.store.all(kind),
    find: (kind, id) => account.store.find(kind, id),
    change,
    stop: async () => {
      clearInterval(timer)
      await server.close()
      await opened.close()
    },
  }
}

/** The version of the API that the installed client speaks. */
function clientVersion(): string {
  const entry = createRequire(import.meta.url).resolve('stripe')
  const declared = readFileSync(join(dirname(entry), 'apiVersion.js'), 'utf8')
  const version = /ApiVersion = '([^']+)'/.exec(declared)?.[1]
  if (version) return version
  throw new Error('The installed stripe package names no version of the API')
}
