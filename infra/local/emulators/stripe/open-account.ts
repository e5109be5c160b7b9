import { join } from 'node:path'
import type Stripe from 'stripe'
import * as z from 'zod'
import { openDurableMap } from '../durable-map.ts'
import type { Account } from './account.ts'
import { type AccountKeys, accountKeys } from './account-keys.ts'
import { recordEvent } from './announce.ts'
import { type MovableClock, movableClock } from './clock.ts'
import { deliveredEvents } from './delivered-events.ts'
import { doDueWork } from './due-work.ts'
import { stockCatalogue } from './sample-catalogue.ts'
import { Store, type Stored } from './store.ts'
import type { StripeFakeOptions } from './stripe-fake.ts'
import { sampleSeller } from './tax.ts'
import { Webhooks } from './webhooks.ts'

const storedSchema = z.looseObject({ object: z.string(), id: z.string() })

/** The value itself, its keys in their order: bodies sent again must be the same byte for byte. */
function readStored(value: unknown): Stored {
  storedSchema.parse(value)
  return value as Stored
}

const RETRY_DELAYS_MS = [1, 5, 30, 120, 600, 3600, 4 * 3600].map((seconds) => seconds * 1000)

export interface OpenAccount {
  account: Account
  clock: MovableClock
  keys: AccountKeys
  webhooks: Webhooks
  /** Does what is due, then `work`; webhooks go out when all of it is on disk. */
  change<T>(work: (account: Account) => T): Promise<T>
  listenAt(address: string): void
  close(): Promise<void>
}

export async function openAccount(
  options: StripeFakeOptions,
  version: string,
): Promise<OpenAccount> {
  const { dataFolder = null, now: realNow = Date.now } = options
  const file = dataFolder === null ? null : join(dataFolder, 'account.jsonl')
  const map = await openDurableMap(file, readStored)
  const store = new Store(map)
  const clock = movableClock(store, realNow)
  const keys = await store.change(() => {
    stockCatalogue(store, clock.seconds())
    return accountKeys(store)
  })
  const webhooks = new Webhooks(store, webhookSettings(options, keys.signing_secret, realNow))
  let address = ''
  let happened: Stripe.Event[] = []
  const account: Account = {
    store,
    seller: options.seller ?? sampleSeller,
    get address() {
      return address
    },
    now: clock.seconds,
    announce: (type, object, previous) => {
      const audience = webhooks.audience(type)
      const created = clock.seconds()
      happened.push(recordEvent({ store, type, object, previous, created, version, audience }))
    },
  }
  return {
    account,
    clock,
    keys,
    webhooks,
    change: async (work) => {
      const { result, events } = await store.change(() => {
        happened = []
        doDueWork(account, clock)
        return { result: work(account), events: happened }
      })
      for (const event of events) webhooks.happened(event)
      return result
    },
    listenAt: (listening) => {
      address = listening
      // what nobody took before the last stop
      for (const event of store.all('event').reverse())
        if (event.pending_webhooks > 0) webhooks.happened(event)
    },
    close: async () => {
      await webhooks.stop()
      await map.close()
    },
  }
}

function webhookSettings(options: StripeFakeOptions, ownSecret: string, realNow: () => number) {
  const { webhook, send } = options
  const signingSecret = webhook?.signingSecret ?? ownSecret
  return {
    endpoint: webhook ? { address: webhook.address, signingSecret } : null,
    types: options.deliveredEvents ?? deliveredEvents,
    retryDelaysMs: options.retryDelaysMs ?? RETRY_DELAYS_MS,
    send,
    realNow,
  }
}
