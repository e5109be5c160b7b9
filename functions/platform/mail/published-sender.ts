import { nobodyPublished, type PublishedSender } from '#domain/content/sender-line.ts'
import { contactSchema, senderSchema } from '#domain/content/site-content-schema.ts'
import { type Clock, systemClock } from '../clock.ts'
import { getRow } from '../dynamodb/read-rows.ts'
import type { Table } from '../dynamodb/table.ts'
import { tablesFromSettings } from '../dynamodb/tables-from-settings.ts'
import { createLog, type Log } from '../logging/log.ts'
import { rememberFor } from '../remember-for.ts'
import type { ReadSender } from './with-sender.ts'

/** Where the desk publishes what mails say of the sender (`functions/content`). */
export const publishedPlaces = {
  sender: { shelf: 'mail#sender', entry: 'sender' },
  contact: { shelf: 'site#single', entry: 'contact' },
} as const

/** A mail follows the desk within this time. */
export const rememberedMs = 60_000

/** A table that did not answer is left alone for this time: many mails may go out one after the other. */
export const restMs = 10_000

/** The user pool waits five seconds for the whole mail, and asks again for one that is late. */
const longestReadMs = 1500

export async function readPublishedSender(table: Table): Promise<PublishedSender> {
  const [sender, contact] = await Promise.all([
    getRow(table, publishedPlaces.sender),
    getRow(table, publishedPlaces.contact),
  ])
  return {
    words: sender === null ? {} : senderSchema.parse(sender.content).words,
    contact:
      contact === null
        ? null
        : contactSchema.unwrap().pick({ company: true, address: true }).parse(contact.content),
  }
}

/** What `read` gives, remembered; what was read last, or nothing, where that fails or takes too long. */
export function createReadSender(
  read: () => Promise<PublishedSender>,
  log: Log,
  now: Clock,
): ReadSender {
  let last = nobodyPublished
  const remembered = rememberFor(
    rememberedMs,
    async () => {
      last = await inTime(read(), longestReadMs)
      return last
    },
    now,
  )
  let restsUntil = 0
  return async () => {
    if (now().getTime() < restsUntil) return last
    try {
      return await remembered()
    } catch (error) {
      log.error('SENDER_NOT_READ', error)
      restsUntil = now().getTime() + restMs
      return last
    }
  }
}

async function inTime<Value>(value: Promise<Value>, ms: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not read within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([value, late])
  } finally {
    clearTimeout(timer)
  }
}

/** For every function that mails (its grant: `infra/constructs/base/published-sender.ts`). */
export function readSenderFromSettings(): ReadSender {
  const { SITE_CONTENT_TABLE } = tablesFromSettings(['SITE_CONTENT_TABLE'])
  return createReadSender(
    () => readPublishedSender(SITE_CONTENT_TABLE),
    createLog('mail-sender'),
    systemClock,
  )
}
