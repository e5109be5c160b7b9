import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UserId } from '#domain/shared/ids.ts'
import { accessChecks } from '../platform/access/access-plan.ts'
import { userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { type AccessPlanStore, createAccessPlanStore } from './access-plan-store.ts'
import { grantAccess } from './grant-access.ts'
import type { DueMail } from './mails/due-mails.ts'
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

  const mailed: string[] = []
  const mails = { send: async (_: UserId, mail: DueMail) => void mailed.push(mail.mail_key) }
  const deps = () => ({ accessPlans, mails, now: clock })
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

  it('is told of: to the operator when it is asked for, to the producer when it is decided', async () => {
    const asker = userId('asker')
    now = new Date('2027-03-01T12:00:00Z')
    mailed.length = 0
    await requestAccess(deps(), asker, 'Bodega Sample')
    now = new Date('2027-03-02T12:00:00Z')
    await grantAccess(deps(), asker, { granted_until: '2027-12-31', note: null })
    now = new Date('2027-03-03T12:00:00Z')
    // pressed again after a lost answer, and with another note: the same grant, so the same mail
    await requestAccess(deps(), asker, 'Bodega Sample')
    await grantAccess(deps(), asker, { granted_until: '2027-12-31', note: 'invoice 7' })
    await grantAccess(deps(), asker, { granted_until: null, note: null })
    await grantAccess(deps(), asker, { granted_until: null, note: null })
    expect(mailed).toEqual([
      'access_requested#2027-03-01T12:00:00.000Z',
      'access_granted#2027-12-31#2027-03-02T12:00:00.000Z',
      'access_requested#2027-03-01T12:00:00.000Z',
      'access_granted#2027-12-31#2027-03-02T12:00:00.000Z',
      'access_withdrawn#2027-03-02T12:00:00.000Z',
      // sent once by its key; asked for again in case it was lost
      'access_withdrawn#2027-03-02T12:00:00.000Z',
    ])
  })
})
