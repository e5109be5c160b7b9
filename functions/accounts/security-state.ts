import type { SecurityStateOf } from '../platform/access/policy.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { createAccountStateStore } from './account-state-store.ts'
import { createFactorStore } from './factor-store.ts'

/** What `serve` asks of a user whose session needs assurance. */
export function securityStateFrom(tables: {
  readonly factors: Table
  readonly accountStates: Table
}): SecurityStateOf {
  const factors = createFactorStore(tables.factors)
  const states = createAccountStateStore(tables.accountStates)
  return async (user_id) => {
    const [found, state] = await Promise.all([factors.list(user_id), states.find(user_id)])
    return { factors: found, signed_out_at: state.signed_out_at }
  }
}
