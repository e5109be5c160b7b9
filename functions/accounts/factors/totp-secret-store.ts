import type { FactorId, UserId } from '#domain/shared/ids.ts'
import { getRow } from '../../platform/dynamodb/read-rows.ts'
import type { Table } from '../../platform/dynamodb/table.ts'
import { deleteRows, putRow, updateRow } from '../../platform/dynamodb/write-rows.ts'

const stepSeconds = 30

/**
 * The shared secrets of authenticator apps, beside the user pool's own copy. The pool can ask for a
 * factor after a password only (github.com/aws-amplify/amplify-js/issues/12887), so after a mailed
 * link our trigger has to check the code itself. In a table of their own: only the function that
 * enrols and the trigger that checks can reach it.
 */
export interface TotpSecretStore {
  readonly save: (user_id: UserId, factor_id: FactorId, secret: string) => Promise<void>
  readonly remove: (user_id: UserId, factor_ids: readonly FactorId[]) => Promise<void>
  /** True for the code of now or a step beside; each step is good once. */
  readonly accepts: (
    user_id: UserId,
    factor_id: FactorId,
    code: string,
    now: Date,
  ) => Promise<boolean>
}

export function createTotpSecretStore(table: Table): TotpSecretStore {
  return {
    save: async (user_id, factor_id, secret) => {
      await putRow(table, { user_id, factor_id, secret })
    },
    remove: (user_id, factor_ids) =>
      deleteRows(
        table,
        factor_ids.map((factor_id) => ({ user_id, factor_id })),
      ),
    accepts: async (user_id, factor_id, code, now) => {
      const row = await getRow(table, { user_id, factor_id })
      if (row === null) return false
      const { Secret, TOTP } = await import('otpauth')
      const totp = new TOTP({ secret: Secret.fromBase32(String(row.secret)), period: stepSeconds })
      const timestamp = now.getTime()
      const delta = totp.validate({ token: code, timestamp, window: 1 })
      if (delta === null) return false
      const step = Math.floor(timestamp / 1000 / stepSeconds) + delta
      const written = await updateRow(
        table,
        { user_id, factor_id },
        { text: 'SET last_step = :step', values: { ':step': step } },
        { text: 'attribute_not_exists(last_step) OR last_step < :step' },
      )
      return written === 'written'
    },
  }
}
