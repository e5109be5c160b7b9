import {
  type AccessPlan,
  accessPlanSchema,
  mayApplyTo,
  subscriptionStateOf,
} from '#domain/billing/access-plan.ts'
import type { UserId } from '#domain/shared/ids.ts'
import type { Clock } from '../clock.ts'
import { getRow } from '../dynamodb/read-rows.ts'
import type { Row, Table } from '../dynamodb/table.ts'
import type { AccessChecks } from './policy.ts'

const nothing = {
  company_name: '',
  requested_at: null,
  granted_until: null,
  granted_at: null,
  note: null,
}

/** A row of the table of access plans; what was never bought or granted is null. */
export const accessPlanOf = (row: Row): AccessPlan => accessPlanSchema.parse({ ...nothing, ...row })

export async function findAccessPlan(table: Table, user_id: UserId): Promise<AccessPlan | null> {
  const row = await getRow(table, { user_id })
  return row && accessPlanOf(row)
}

/** The plans of users, for rooms that only ask what somebody has. */
export interface AccessPlans {
  readonly find: (user_id: UserId) => Promise<AccessPlan | null>
}
export const createAccessPlans = (table: Table): AccessPlans => ({
  find: (user_id) => findAccessPlan(table, user_id),
})

/** Asks the stored plan what it gives now. */
export const accessChecks = (plans: Table, now: Clock): AccessChecks => ({
  hasAccessPlan: async (user_id) =>
    subscriptionStateOf(await findAccessPlan(plans, user_id), now()).subscribed,
  mayApplyTo: async (user_id, tender_id) =>
    mayApplyTo(await findAccessPlan(plans, user_id), tender_id, now()),
})
