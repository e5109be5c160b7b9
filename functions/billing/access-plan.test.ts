import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessChecks } from '../platform/access/access-plan.ts'
import { userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { type AccessPlanStore, createAccessPlanStore } from './access-plan-store.ts'
import { grantAccess } from './grant-access.ts'
import { requestAccess } from './request-access.ts'

describe('the Access plan', () => {
  let cloud: TestCloud
  let accessPlans: AccessPlanStore
  let now = new Date('2027-01-01T12:00:00Z')
  const clock = () => now
  const user_id = userId('user-1')

  beforeAll(async () => {
    cloud = await startTestCloud()
    accessPlans = createAccessPlanStore(cloud.table('ACCESS_PLANS_TABLE'))
  })
  afterAll(() => cloud.stop())

  const deps = () => ({ accessPlans, now: clock })
  const hasPlan = (at: string) =>
    accessChecks(cloud.table('ACCESS_PLANS_TABLE'), () => new Date(at)).hasAccessPlan(user_id)

  it('cannot be granted to who did not ask for it', async () => {
    const grant = { granted_until: '2099-01-01', note: null }
    expect(await grantAccess(deps(), userId('nobody'), grant)).toEqual({
      ok: false,
      code: 'not_found',
    })
    expect(await accessPlans.find(userId('nobody'))).toBeNull()
  })

  it('is asked for once; asking again changes nothing, also after it was granted', async () => {
    const first = await requestAccess(deps(), user_id, 'Test SARL')
    await grantAccess(deps(), user_id, { granted_until: '2027-06-30', note: 'paid by transfer' })
    now = new Date('2027-02-01T12:00:00Z')
    expect(await requestAccess(deps(), user_id, 'Another name')).toEqual(first)
    expect(await accessPlans.find(user_id)).toEqual({
      user_id,
      company_name: 'Test SARL',
      requested_at: '2027-01-01T12:00:00.000Z',
      granted_until: '2027-06-30',
      granted_at: '2027-01-01T12:00:00.000Z',
      note: 'paid by transfer',
      customer_id: null,
      subscription: null,
      single_tender_ids: [],
    })
  })

  it('is in force through its last day, and ends when it is taken back', async () => {
    expect(await hasPlan('2027-06-30T23:59:59Z')).toBe(true)
    expect(await hasPlan('2027-07-01T00:00:00Z')).toBe(false)
    await grantAccess(deps(), user_id, { granted_until: null, note: null })
    expect(await hasPlan('2027-02-01T00:00:00Z')).toBe(false)
  })
})
