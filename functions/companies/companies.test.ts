import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CompanyProfile } from '#domain/companies/company-profile.ts'
import { companyProfileSchema } from '#domain/companies/company-profile-schema.ts'
import { readVatNumber } from '#domain/companies/vat-number.ts'
import { putRow } from '../platform/dynamodb/write-rows.ts'
import { userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { createThrottle } from '../platform/throttle/throttle.ts'
import { checkVatNumber } from './check-vat-number.ts'
import { createCompanyProfileStore } from './company-profile-store.ts'
import { saveCompany } from './save-company.ts'
import { createVatRegister } from './vat-register.ts'

const profile: CompanyProfile = {
  legal_name: 'Test SARL',
  trade_name: null,
  country_code: 'FR',
  address: null,
  vat_number: 'FR12123456789',
  gln: null,
  producer_type: null,
  contact_name: null,
  contact_email: null,
  phone: null,
  website: null,
  language: 'fr',
  languages: ['fr', 'en'],
  importers: {},
}

describe('a company and the register of VAT numbers', () => {
  let cloud: TestCloud
  let server: Server
  let endpoint = ''
  /** What the register answers next, and what it was asked last. */
  let answer: { status: number; body: string } = { status: 200, body: '{}' }
  let asked: unknown

  beforeAll(async () => {
    cloud = await startTestCloud()
    server = createServer((request, response) => {
      let text = ''
      request.on('data', (part) => {
        text += part
      })
      request.on('end', () => {
        asked = { path: request.url, ...JSON.parse(text) }
        response.writeHead(answer.status).end(answer.body)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve))
    await cloud.stop()
  })

  const deps = (register = endpoint) => ({
    profiles: createCompanyProfileStore(cloud.table('COMPANY_PROFILES_TABLE')),
    register: createVatRegister(register, readVatNumber('SE', 'SE123456789001')),
    throttle: createThrottle(cloud.table('ATTEMPTS_TABLE')),
    now: () => new Date('2026-11-20T12:00:00Z'),
  })

  it.each([
    ['valid', 200, '{"valid":true,"requestIdentifier":"WAPI123"}', 'WAPI123'],
    ['invalid', 200, '{"valid":false,"requestIdentifier":""}', null],
    ['invalid', 400, '{"actionSucceed":false,"errorWrappers":[{"error":"INVALID_INPUT"}]}', null],
    [
      'unavailable',
      500,
      '{"actionSucceed":false,"errorWrappers":[{"error":"MS_UNAVAILABLE"}]}',
      null,
    ],
    [
      'unavailable',
      200,
      '{"actionSucceed":false,"errorWrappers":[{"error":"MS_MAX_CONCURRENT_REQ"}]}',
      null,
    ],
    ['unavailable', 200, '{"something":"else"}', null],
    ['unavailable', 502, '<html>', null],
  ] as const)('keeps %s when it answers %i %s', async (state, status, body, proof) => {
    const user_id = userId(`vat-${state}-${status}-${body.length}`)
    answer = { status, body }
    await saveCompany(deps().profiles, user_id, profile)
    const said = await checkVatNumber(deps(), user_id)
    const vat_check = { state, checked_at: '2026-11-20T12:00:00.000Z', consultation_number: proof }
    expect(said).toEqual({ ok: true, value: { vat_check } })
    expect(await deps().profiles.findCompany(user_id)).toEqual({ profile, vat_check })
    expect(asked).toEqual({
      path: '/check-vat-number',
      countryCode: 'FR',
      vatNumber: '12123456789',
      requesterMemberStateCode: 'SE',
      requesterNumber: '123456789001',
    })
  })

  it('is unavailable when nobody answers at all', async () => {
    const user_id = userId('vat-silence')
    await saveCompany(deps().profiles, user_id, profile)
    // a port that nothing listens on
    const said = await checkVatNumber(deps('http://127.0.0.1:9'), user_id)
    expect(said).toMatchObject({ ok: true, value: { vat_check: { state: 'unavailable' } } })
  })

  it('forgets what was said of another number, and keeps it for the same', async () => {
    const user_id = userId('vat-changed')
    answer = { status: 200, body: '{"valid":true}' }
    await saveCompany(deps().profiles, user_id, profile)
    await checkVatNumber(deps(), user_id)
    const same = await saveCompany(deps().profiles, user_id, { ...profile, website: null })
    expect(same).toMatchObject({ value: { vat_check: { state: 'valid' } } })
    const other = await saveCompany(deps().profiles, user_id, {
      ...profile,
      vat_number: 'FR99123456789',
    })
    expect(other).toMatchObject({ value: { vat_check: { state: 'unchecked' } } })
  })

  it('has no website of another scheme, also when one was stored before', async () => {
    const user_id = userId('website-scheme')
    const website = 'javascript:alert(1)'
    expect(companyProfileSchema.safeParse({ ...profile, website }).success).toBe(false)
    const { profiles } = deps()
    await saveCompany(profiles, user_id, profile)
    await putRow(cloud.table('COMPANY_PROFILES_TABLE'), { ...profile, user_id, website })
    expect(await profiles.find(user_id)).toEqual({ ...profile, website: null })
    const many = await profiles.findMany([user_id])
    expect(many.get(user_id)).toEqual({ ...profile, website: null })
  })

  it('is not asked about countries outside it, nor more than twenty times an hour', async () => {
    const user_id = userId('vat-norway')
    await saveCompany(deps().profiles, user_id, {
      ...profile,
      country_code: 'NO',
      vat_number: '123456789MVA',
    })
    expect(await checkVatNumber(deps(), user_id)).toMatchObject({
      value: { vat_check: { state: 'unchecked' } },
    })
    const busy = userId('vat-busy')
    answer = { status: 200, body: '{"valid":true}' }
    await saveCompany(deps().profiles, busy, profile)
    for (let turn = 0; turn < 20; turn += 1) {
      expect((await checkVatNumber(deps(), busy)).ok).toBe(true)
    }
    expect(await checkVatNumber(deps(), busy)).toEqual({ ok: false, code: 'too_many_requests' })
  })

  it('refuses a number that is not in the format of its country', async () => {
    const refused = await saveCompany(deps().profiles, userId('vat-format'), {
      ...profile,
      vat_number: 'FR1',
    })
    expect(refused).toEqual({
      ok: false,
      code: 'company_profile_invalid',
      details: { issues: [{ field: 'vat_number', code: 'vat_format' }] },
    })
  })
})
