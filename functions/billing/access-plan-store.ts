import {
  type AccessPlan,
  accessPlanSchema,
  subscriptionStateOf,
} from '#domain/billing/access-plan.ts'
import type { UserId } from '#domain/shared/ids.ts'
import type { AccessPlanCheck } from '../platform/access/policy.ts'
import type { Clock } from '../platform/clock.ts'
import { getRow, scanRows } from '../platform/dynamodb/read-rows.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { putRow, updateRow, type Written } from '../platform/dynamodb/write-rows.ts'

/** The table of access plans, one row per user who asked for one. */
export interface AccessPlanStore {
  readonly find: (user_id: UserId) => Promise<AccessPlan | null>
  /** Newest request first: a short list, for the operator only. */
  readonly list: () => Promise<AccessPlan[]>
  readonly add: (plan: AccessPlan) => Promise<Written>
  readonly saveGrant: (
    user_id: UserId,
    grant: Pick<AccessPlan, 'granted_until' | 'granted_at' | 'note'>,
  ) => Promise<Written>
}

export function createAccessPlanStore(table: Table): AccessPlanStore {
  return {
    find: async (user_id) => {
      const row = await getRow(table, { user_id })
      return row && accessPlanSchema.parse(row)
    },
    list: async () => {
      const plans: AccessPlan[] = []
      for await (const row of scanRows(table)) plans.push(accessPlanSchema.parse(row))
      return plans.sort((a, b) => ((a.requested_at ?? '') < (b.requested_at ?? '') ? 1 : -1))
    },
    add: (plan) =>
      putRow(table, accessPlanSchema.parse(plan), { text: 'attribute_not_exists(user_id)' }),
    saveGrant: (user_id, grant) =>
      updateRow(
        table,
        { user_id },
        {
          text: 'SET granted_until = :until, granted_at = :at, #note = :note',
          names: { '#note': 'note' },
          values: { ':until': grant.granted_until, ':at': grant.granted_at, ':note': grant.note },
        },
        { text: 'attribute_exists(user_id)' },
      ),
  }
}

/** Asks the stored plan whether it is in force now. */
export const accessPlanCheck =
  (plans: AccessPlanStore, now: Clock): AccessPlanCheck =>
  async (user_id) =>
    subscriptionStateOf(await plans.find(user_id), now()).subscribed
