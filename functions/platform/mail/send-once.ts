import type { Instant } from '#domain/shared/calendar-date.ts'
import type { Clock } from '../clock.ts'
import { getRow } from '../dynamodb/read-rows.ts'
import type { Key, Row, Table } from '../dynamodb/table.ts'
import { updateRow } from '../dynamodb/write-rows.ts'
import type { Log } from '../logging/log.ts'
import type { LogCode } from '../logging/log-messages.ts'

/** The row that knows of a mail whether it went out: `<name>_claimed_at`, then `<name>_at`. */
export interface MailMark {
  readonly table: Table
  readonly key: Key
  readonly name: 'sent' | 'mailed' | 'told' | 'forwarded'
  /** When the row ends by itself, in seconds since 1970. */
  readonly expires_at?: number
  /** What the row keeps of what the mail says, where later mails follow from it. */
  readonly said?: Row
}

/**
 * After this long a worker that claimed a mail and did not send it is thought dead: longer than a worker
 * may run, shorter than a queue waits after it before it delivers again (infra/stack.test.ts).
 */
export const claimMs = 90_000

/** Another worker is at this mail, or died at it: the queue delivers again once the claim is over. */
export class MailUnderWay extends Error {}

/**
 * Sends a mail unless it went out before: claims it, sends it, marks it. Whoever fails or dies between
 * leaves a claim that ends, so no mail is lost; one goes out twice only if its worker dies, or cannot
 * reach the database, between the sending and the mark.
 */
export async function sendOnce(
  mark: MailMark,
  now: Clock,
  send: () => Promise<unknown>,
): Promise<'sent' | 'sent_before'> {
  const isOurs = await claim(mark, now())
  if (!isOurs) {
    await sentBefore(mark)
    return 'sent_before'
  }
  await send()
  await updateRow(mark.table, mark.key, {
    text: `SET ${mark.name}_at = :now`,
    values: { ':now': now().toISOString() },
  })
  return 'sent'
}

/** A mail that went out: when, and the id by which the mail service tells what became of it. */
export interface SentMail {
  readonly at: Instant
  /** Null: it went out before ids were kept. */
  readonly message_id: string | null
}

/** As {@link sendOnce}, and says of the mail what is needed to follow it, whenever it went out. */
export async function sendFollowed(
  mark: MailMark,
  now: Clock,
  send: () => Promise<string>,
): Promise<SentMail> {
  const isOurs = await claim(mark, now())
  if (!isOurs) return sentBefore(mark)
  const message_id = await send()
  const at = now().toISOString()
  await updateRow(mark.table, mark.key, {
    text: `SET ${mark.name}_at = :now, message_id = :id`,
    values: { ':now': at, ':id': message_id },
  })
  return { at, message_id }
}

async function sentBefore({ table, key, name }: MailMark): Promise<SentMail> {
  const row = await getRow(table, key)
  const at = row?.[`${name}_at`]
  if (typeof at !== 'string') throw new MailUnderWay()
  return { at, message_id: typeof row?.message_id === 'string' ? row.message_id : null }
}

async function claim(
  { table, key, name, expires_at, said }: MailMark,
  now: Date,
): Promise<boolean> {
  const written = await updateRow(
    table,
    key,
    {
      text: `SET ${name}_claimed_at = :now${expires_at === undefined ? '' : ', expires_at = :end'}${said === undefined ? '' : ', said = :said'}`,
      values: {
        ':now': now.toISOString(),
        ...(expires_at !== undefined && { ':end': expires_at }),
        ...(said !== undefined && { ':said': said }),
      },
    },
    {
      text: `attribute_not_exists(${name}_at) AND (attribute_not_exists(${name}_claimed_at) OR ${name}_claimed_at < :dead)`,
      values: { ':dead': new Date(now.getTime() - claimMs).toISOString() },
    },
  )
  return written === 'written'
}

/** What a worker that mails says of a failure: a mail that another one is at is none. */
export const logMailFailure =
  (log: Log, code: LogCode) =>
  (error: unknown): void => {
    if (error instanceof MailUnderWay) log.info('MAIL_UNDER_WAY')
    else log.error(code, error)
  }
