import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { emptyCompany, profileOf } from './company-draft.ts'

const signUp = {
  email: 'agathe@producer.example',
  company: profileOf({ ...emptyCompany, legal_name: 'Sample Cellars', country_code: 'FR' }),
  next: '/upload-portfolio',
}
const stored = new Map<string, string>()
beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => {
  stored.clear()
  vi.unstubAllGlobals()
})

/** The module as a page that was just loaded has it. */
async function loadPage() {
  vi.resetModules()
  return (await import('./pending-sign-up.ts')).pendingSignUp
}

it('keeps everything but the password over a reload', async () => {
  const page = await loadPage()
  page.set({ ...signUp, password: 'a quiet harbour in spring' })
  expect(page.get()?.password).toBe('a quiet harbour in spring')
  expect([...stored.values()].join()).not.toContain('harbour')
  expect((await loadPage()).get()).toEqual({ ...signUp, password: null })
})

it('is gone when it is done', async () => {
  const page = await loadPage()
  page.set({ ...signUp, password: null })
  page.clear()
  expect(page.get()).toBeNull()
  expect((await loadPage()).get()).toBeNull()
})

it.each(['', 'null', '7', '{}', '{"email":1}', 'not JSON'])(
  'takes %j for nothing',
  async (text) => {
    stored.set('pending_sign_up', text)
    expect((await loadPage()).get()).toBeNull()
  },
)
