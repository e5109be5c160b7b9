import { createHash, randomUUID } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Table } from './table.ts'
import { updateRow } from './write-rows.ts'

/** Runs work of a subject unless other work of it is under way. */
export type OneAtATime = (subject: string, run: () => Promise<void>) => Promise<'done' | 'busy'>

/** A TTL table may be late with its deletions: what counts is the time in the row. */
const keptMs = 3_600_000

/**
 * Leases in a table whose rows end by themselves. A worker that died holds its lease for no longer than it could
 * have run; subjects are kept as hashes only.
 */
export function createOneAtATime(
  table: Table,
  { name, seconds }: { readonly name: string; readonly seconds: number },
  now: Clock,
): OneAtATime {
  return async (subject, run) => {
    const attempt_key = `${name}#${createHash('sha256').update(subject).digest('hex')}`
    const holder = randomUUID()
    const at = now().getTime()
    const taken = await updateRow(
      table,
      { attempt_key },
      {
        text: 'SET holder = :holder, held_until = :until, expires_at = :end',
        values: {
          ':holder': holder,
          ':until': at + seconds * 1000,
          ':end': Math.ceil((at + keptMs) / 1000),
        },
      },
      { text: 'attribute_not_exists(holder) OR held_until < :now', values: { ':now': at } },
    )
    if (taken === 'refused') return 'busy'
    try {
      await run()
    } finally {
      await updateRow(
        table,
        { attempt_key },
        { text: 'REMOVE holder, held_until' },
        { text: 'holder = :holder', values: { ':holder': holder } },
      )
    }
    return 'done'
  }
}
