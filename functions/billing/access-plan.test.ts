import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CompanyProfile } from '#domain/companies/company-profile.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { createCompanyProfileStore } from '../companies/company-profile-store.ts'
import { accessChecks } from '../platform/access/access-plan.ts'
import { userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { type AccessPlanStore, createAccessPlanStore } from './access-plan-store.ts'
import { grantAccess } from './grant-access.ts'
import { listAccessPlans } from './list-access-plans.ts'
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

  it('is listed for the operator when it was asked for or paid, by the name of the company', async () => {
    const profiles = createCompanyProfileStore(cloud.table('COMPANY_PROFILES_TABLE'))
    const [looked, payer] = [userId('looked'), userId('payer')]
    // both opened a payment page, which stores who they are at the provider; one of them paid
    await accessPlans.saveCustomer(looked, { id: 'cus_1', company_name: 'Only looked' }, null)
    await accessPlans.saveCustomer(payer, { id: 'cus_2', company_name: '' }, null)
    const subscription = {
      subscription_id: 'sub_1',
      status: 'active' as const,
      started_at: '2027-01-01T00:00:00.000Z',
      period_end: '2028-01-01T00:00:00.000Z',
      ends_at: null,
      past_due_since: null,
    }
    await accessPlans.saveSubscription(payer, { customer_id: 'cus_2', subscription }, 1)
    const profile: CompanyProfile = {
      ...{ legal_name: 'Weingut Sample', trade_name: null, country_code: 'DE', address: null },
      ...{ vat_number: null, gln: null, producer_type: null, contact_name: null },
      ...{ contact_email: null, phone: null, website: null, language: 'de', importers: {} },
    }
    const vat_check = { state: 'unchecked', checked_at: null, consultation_number: null } as const
    await profiles.save(payer, { profile, vat_check })
    const plansAt = async (now: typeof clock) => {
      const listed = await listAccessPlans({ accessPlans, profiles, now }, { limit: 100 })
      return listed.ok ? listed.value.access_plans : []
    }
    const listed = await plansAt(clock)
    expect(listed.find(({ user_id: one }) => one === looked)).toBeUndefined()
    expect(listed.find(({ user_id: one }) => one === payer)).toMatchObject({
      company_name: 'Weingut Sample',
      paid_until: '2028-01-01T00:00:00.000Z',
    })
    const later = await plansAt(() => new Date('2028-02-01T00:00:00Z'))
    expect(later.find(({ user_id: one }) => one === payer)).toMatchObject({ paid_until: null })
  })
})
