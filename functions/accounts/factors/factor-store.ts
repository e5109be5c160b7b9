import type { Factor } from '#domain/accounts/factor.ts'
import { factorSchema } from '#domain/accounts/factor-schema.ts'
import type { FactorId, UserId } from '#domain/shared/ids.ts'
import { listFactors } from '../../platform/access/security-state.ts'
import { getRow } from '../../platform/dynamodb/read-rows.ts'
import type { Table } from '../../platform/dynamodb/table.ts'
import { deleteRows, putRow, type Written } from '../../platform/dynamodb/write-rows.ts'

/** The table of second factors, one row per factor of a user. */
export interface FactorStore {
  readonly list: (user_id: UserId) => Promise<Factor[]>
  readonly find: (user_id: UserId, factor_id: FactorId) => Promise<Factor | null>
  readonly add: (user_id: UserId, factor: Factor) => Promise<void>
  /** Refused when the factor is gone. */
  readonly replace: (user_id: UserId, factor: Factor) => Promise<Written>
  readonly remove: (user_id: UserId, factor_ids: readonly FactorId[]) => Promise<void>
}

export function createFactorStore(table: Table): FactorStore {
  return {
    list: (user_id) => listFactors(table, user_id),
    find: async (user_id, factor_id) => {
      const row = await getRow(table, { user_id, factor_id })
      return row && factorSchema.parse(row)
    },
    add: async (user_id, factor) => {
      await putRow(table, { ...factorSchema.parse(factor), user_id })
    },
    replace: (user_id, factor) =>
      putRow(
        table,
        { ...factorSchema.parse(factor), user_id },
        { text: 'attribute_exists(factor_id)' },
      ),
    remove: (user_id, factor_ids) =>
      deleteRows(
        table,
        factor_ids.map((factor_id) => ({ user_id, factor_id })),
      ),
  }
}
