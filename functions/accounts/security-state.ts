import type { SecurityStateOf } from '../platform/access/policy.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { type AccountStateStore, createAccountStateStore } from './account-state-store.ts'
import { createFactorStore, type FactorStore } from './factors/factor-store.ts'

/** What `serve` asks of a user whose session needs assurance. */
export const securityStateOf =
  (stores: {
    readonly factors: Pick<FactorStore, 'list'>
    readonly accountStates: Pick<AccountStateStore, 'find'>
  }): SecurityStateOf =>
  async (user_id) => {
    const [factors, { signed_out_at }] = await Promise.all([
      stores.factors.list(user_id),
      stores.accountStates.find(user_id),
    ])
    return { factors, signed_out_at }
  }

export const securityStateFrom = (tables: {
  readonly factors: Table
  readonly accountStates: Table
}): SecurityStateOf =>
  securityStateOf({
    factors: createFactorStore(tables.factors),
    accountStates: createAccountStateStore(tables.accountStates),
  })
