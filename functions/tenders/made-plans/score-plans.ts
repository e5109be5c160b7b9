import type { PlanReading } from '#domain/tenders/plans/plan-reading.ts'
import { silentTender } from '#domain/tenders/plans/read-row.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import type { MadePlan } from './make-plan.ts'

export interface PlanScore {
  readonly fields: number
  readonly right: number
  readonly rows: number
  /** Read with every field right, at its place. */
  readonly exact: number
  /** The file has as many tenders as the reading. */
  readonly isComplete: boolean
  /** "row field: wanted, got", for whoever looks why. */
  readonly wrong: readonly string[]
}

/** What follows from the file's name or from other fields is not printed in a row. */
const derived: ReadonlySet<string> = new Set([
  'id',
  'record_kind',
  'completeness',
  'monopoly',
  'market',
  'plan',
  'status',
  'withdrawal_note',
  'source',
])

/** Every published field of every tender against what was printed; a field that was not printed must be empty. */
export function scorePlan({ truth }: MadePlan, { rows }: PlanReading): PlanScore {
  const names = Object.keys(silentTender()).filter(
    (name) => !derived.has(name),
  ) as (keyof PublishedTender)[]
  const wrong: string[] = []
  let right = 0
  let exact = 0
  for (const [at, wanted] of truth.entries()) {
    const got = rows[at]?.published
    const bad = names.filter(
      (name) => JSON.stringify(got?.[name] ?? null) !== JSON.stringify(wanted[name] ?? null),
    )
    right += names.length - bad.length
    if (bad.length === 0) exact += 1
    for (const name of bad)
      wrong.push(
        `${at} ${name}: ${JSON.stringify(wanted[name] ?? null)}, ${JSON.stringify(got?.[name] ?? null)}`,
      )
  }
  return {
    fields: truth.length * names.length,
    right,
    rows: truth.length,
    exact,
    isComplete: rows.length === truth.length,
    wrong,
  }
}
