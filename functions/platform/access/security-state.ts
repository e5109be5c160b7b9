import * as z from 'zod'
import type { Factor } from '#domain/accounts/factor.ts'
import { factorSchema } from '#domain/accounts/factor-schema.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { getRow, queryRows } from '../dynamodb/read-rows.ts'
import type { Row, Table } from '../dynamodb/table.ts'
import type { SecurityStateOf } from './policy.ts'

/** The second factors of a user, the oldest first. */
export async function listFactors(table: Table, user_id: UserId): Promise<Factor[]> {
  const where = { text: 'user_id = :user', values: { ':user': user_id } }
  const factors: Factor[] = []
  for await (const row of queryRows(table, { where })) factors.push(factorSchema.parse(row))
  return factors.sort((a, b) => a.created_at.localeCompare(b.created_at))
}

/** Sessions begun before are over; null: none were ended. */
const signedOutAtSchema = z.lazy(() => instantSchema.nullable().default(null))
const signedOutAtOf = (row: Row | null) => signedOutAtSchema.parse(row?.signed_out_at)

/** What `serve` asks of a user whose session needs assurance. */
export const securityStateFrom =
  (tables: { readonly factors: Table; readonly accountStates: Table }): SecurityStateOf =>
  async (user_id) => {
    const [factors, state] = await Promise.all([
      listFactors(tables.factors, user_id),
      getRow(tables.accountStates, { user_id }),
    ])
    return { factors, signed_out_at: signedOutAtOf(state) }
  }
