import { createHash } from 'node:crypto'
import { hostOf } from '#domain/accounts/network.ts'
import type { Table } from '../dynamodb/table.ts'
import { updateRow } from '../dynamodb/write-rows.ts'

/** So many tries in so many seconds, counted per subject. */
export interface Limit {
  readonly name: string
  readonly tries: number
  readonly seconds: number
}

/** True when one more try is within the limit; a refused one is not counted. */
export type Throttle = (limit: Limit, subject: string, now: Date) => Promise<boolean>

/** Counts tries in a table whose rows end by themselves. Subjects (addresses) are kept as hashes only. */
export function createThrottle(table: Table): Throttle {
  return async ({ name, tries, seconds }, subject, now) => {
    const window = Math.floor(now.getTime() / 1000 / seconds)
    const hash = createHash('sha256').update(subject.toLowerCase()).digest('hex')
    const written = await updateRow(
      table,
      { attempt_key: `${name}#${hash}#${window}` },
      {
        text: 'SET expires_at = :end ADD tries :one',
        values: { ':one': 1, ':end': (window + 2) * seconds },
      },
      { text: 'attribute_not_exists(tries) OR tries < :most', values: { ':most': tries } },
    )
    return written === 'written'
  }
}

/** A try of a caller, where one knows from where; who has a whole network of addresses is one caller. */
export const perCaller = (limit: Limit, ip: string | null) =>
  ip === null ? [] : [[limit, hostOf(ip)] as const]

/** True when every limit allows the try. */
export async function allowAll(
  throttle: Throttle,
  tries: readonly (readonly [limit: Limit, subject: string])[],
  now: Date,
): Promise<boolean> {
  const allowed = await Promise.all(tries.map(([limit, subject]) => throttle(limit, subject, now)))
  return allowed.every(Boolean)
}
