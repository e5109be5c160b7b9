import type { UserId } from '#domain/shared/ids.ts'
import { fail, type Result } from '#domain/shared/result.ts'
import type { Clock } from '../clock.ts'
import type { Table } from '../dynamodb/table.ts'
import { createThrottle, type Limit } from './throttle.ts'

/** What one user may do so often, and how it is called that it was done too often. */
export interface UserLimit<Code extends string> extends Limit {
  readonly code: Code
}

/** Runs what is within a user's limit. The limits are far above what a person does: they stop a script. */
export function createWithinLimit(table: Table, now: Clock) {
  const throttle = createThrottle(table)
  return async <Value, Refusal extends string, Code extends string>(
    limit: UserLimit<Code>,
    user_id: UserId,
    run: () => Promise<Result<Value, Refusal>>,
  ): Promise<Result<Value, Refusal | Code>> =>
    (await throttle(limit, user_id, now())) ? run() : fail(limit.code)
}
