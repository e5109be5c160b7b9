import type { UserId } from '#domain/shared/ids.ts'
import { createAccessPlanStore } from '../../billing/access-plan-store.ts'
import type { TestCloud } from './start-test-cloud.ts'

/** Gives a user the Access plan for as long as the test will run. */
export async function grantPlan(cloud: TestCloud, user_id: UserId): Promise<void> {
  const plans = createAccessPlanStore(cloud.table('ACCESS_PLANS_TABLE'))
  await plans.request(user_id, 'Test SARL', '2026-01-01T00:00:00Z')
  await plans.saveGrant(user_id, {
    granted_until: '2099-12-31',
    granted_at: '2026-01-01T00:00:00Z',
    note: null,
  })
}
