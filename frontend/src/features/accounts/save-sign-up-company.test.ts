import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answer, browserGlobals } from '../../lib/test/browser-globals.ts'
import { emptyCompany, profileOf } from './company-draft.ts'
import { pendingSignUp, pendingSignUpOf } from './pending-sign-up.ts'
import { saveSignUpCompany } from './save-sign-up-company.ts'

const company = profileOf({ ...emptyCompany, legal_name: 'Sample Cellars', country_code: 'FR' })
const signUp = { email: 'Agathe@Producer.example', password: 'a harbour', company, next: '/home' }
const own = 'agathe@producer.example'

const fetched = vi.fn<typeof fetch>()
const saved = () => fetched.mock.calls.flatMap(([, sent]) => sent?.body ?? [])
/** An account of this company, or without one. */
const account = (profile: typeof company | null) =>
  fetched.mockImplementation(async () => answer(200, { profile }))

beforeEach(() => {
  browserGlobals()
  vi.stubGlobal('sessionStorage', localStorage)
  vi.stubGlobal('fetch', fetched)
  pendingSignUp.set(signUp)
})
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

describe('the company of a sign-up', () => {
  it('is saved for its address in any spelling, and forgotten then', async () => {
    account(null)
    await saveSignUpCompany(own)
    expect(saved().map((body) => JSON.parse(String(body)))).toEqual([company])
    expect(pendingSignUp.get()).toBeNull()
  })

  it('gives way to the company that the account has', async () => {
    account(company)
    await saveSignUpCompany(own)
    expect(saved()).toEqual([])
    expect(pendingSignUp.get()).toBeNull()
  })

  it('is kept without the password when a call fails, and saved the next time', async () => {
    fetched.mockImplementation(async () => answer(500, { error: { code: 'internal_error' } }))
    await saveSignUpCompany(own)
    expect(pendingSignUpOf(own)).toEqual({ ...signUp, password: null })
    account(null)
    await saveSignUpCompany(own)
    expect(saved()).toHaveLength(1)
  })

  it('waits while somebody else is signed in', async () => {
    await saveSignUpCompany('other@producer.example')
    expect(fetched).not.toHaveBeenCalled()
    expect(pendingSignUp.get()).toEqual(signUp)
  })
})
