import type { Clock } from '../clock.ts'
import { getRow } from '../dynamodb/read-rows.ts'
import type { Key, Table } from '../dynamodb/table.ts'
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
  send: () => Promise<void>,
): Promise<'sent' | 'sent_before'> {
  const isOurs = await claim(mark, now())
  if (!isOurs) {
    const row = await getRow(mark.table, mark.key)
    if (typeof row?.[`${mark.name}_at`] === 'string') return 'sent_before'
    throw new MailUnderWay()
  }
  await send()
  await updateRow(mark.table, mark.key, {
    text: `SET ${mark.name}_at = :now`,
    values: { ':now': now().toISOString() },
  })
  return 'sent'
}

async function claim({ table, key, name, expires_at }: MailMark, now: Date): Promise<boolean> {
  const ending =
    expires_at === undefined
      ? null
      : { text: ', expires_at = :end', values: { ':end': expires_at } }
  const written = await updateRow(
    table,
    key,
    {
      text: `SET ${name}_claimed_at = :now${ending?.text ?? ''}`,
      values: { ':now': now.toISOString(), ...ending?.values },
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
