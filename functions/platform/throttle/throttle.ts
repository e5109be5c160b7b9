import { createHash } from 'node:crypto'
import { hostOf, networkOf } from '#domain/accounts/network.ts'
import type { Table } from '../dynamodb/table.ts'
import { updateRow } from '../dynamodb/write-rows.ts'

/** So many tries in so many seconds, counted per subject. */
export interface Limit {
  readonly name: string
  readonly tries: number
  readonly seconds: number
}

/** Counts tries; a refused one is not counted. */
export interface Throttle {
  /** True when one more try is within the limit. */
  (limit: Limit, subject: string, now: Date): Promise<boolean>
  /** Takes back a try that was counted at that time. */
  readonly release: (limit: Limit, subject: string, now: Date) => Promise<void>
}

/** Counts tries in a table whose rows end by themselves. Subjects (addresses) are kept as hashes only. */
export function createThrottle(table: Table): Throttle {
  const count = async (limit: Limit, subject: string, now: Date) => {
    const { row, ends } = windowOf(limit, subject, now)
    const written = await updateRow(
      table,
      row,
      {
        text: 'SET expires_at = :end ADD tries :one',
        values: { ':one': 1, ':end': ends },
      },
      { text: 'attribute_not_exists(tries) OR tries < :most', values: { ':most': limit.tries } },
    )
    return written === 'written'
  }
  const release: Throttle['release'] = async (limit, subject, now) => {
    const { row } = windowOf(limit, subject, now)
    await updateRow(
      table,
      row,
      { text: 'ADD tries :less', values: { ':less': -1 } },
      { text: 'tries > :none', values: { ':none': 0 } },
    )
  }
  return Object.assign(count, { release })
}

/** The row that counts a subject now, and when it may go. */
function windowOf({ name, seconds }: Limit, subject: string, now: Date) {
  const window = Math.floor(now.getTime() / 1000 / seconds)
  const hash = createHash('sha256').update(subject.toLowerCase()).digest('hex')
  return { row: { attempt_key: `${name}#${hash}#${window}` }, ends: (window + 2) * seconds }
}

/** A try of a caller, where one knows from where; who has a whole network of addresses is one caller. */
export const perCaller = (limit: Limit, ip: string | null) =>
  ip === null ? [] : [[limit, hostOf(ip)] as const]

/** A try of everybody in a caller's network: IPv4 /24, IPv6 /48. */
export function perNetwork(limit: Limit, ip: string | null) {
  const network = networkOf(ip)
  return network === null ? [] : [[limit, network] as const]
}

/**
 * A try that counts for something that anybody can name (an e-mail address), and in a caller's network: with a
 * smaller limit than the subject's own, no stranger uses up what belongs to who it is.
 */
export const perNetworkFor = (limit: Limit, subject: string, ip: string | null) =>
  perNetwork(limit, ip).map(([, network]) => [limit, `${subject} ${network}`] as const)

/**
 * True when every limit allows the try. Limits count in the order given, the share of all last, and what a
 * refused try has used of the ones before is given back: it costs nobody else a try of theirs.
 */
export async function allowAll(
  throttle: Throttle,
  tries: readonly (readonly [limit: Limit, subject: string])[],
  now: Date,
): Promise<boolean> {
  for (const [index, [limit, subject]] of tries.entries()) {
    if (await throttle(limit, subject, now)) continue
    const counted = tries.slice(0, index)
    await Promise.all(counted.map(([before, whose]) => throttle.release(before, whose, now)))
    return false
  }
  return true
}
