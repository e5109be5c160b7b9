import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserGlobals } from '../lib/test/browser-globals.ts'
import { bannerVersion, readConsent, removeConsent, storeConsent } from './consent.ts'

const now = new Date('2026-11-20T12:00:00Z')
const record = () => JSON.parse(localStorage.getItem('cookie-consent-record') ?? 'null')

beforeEach(() => void browserGlobals())
afterEach(() => vi.unstubAllGlobals())

describe('consent', () => {
  it('is not there before anybody was asked', () => {
    expect(readConsent(now)).toBeNull()
  })

  it.each(['accepted', 'declined'] as const)(
    'is stored as the bare word, %s, with a proof',
    (choice) => {
      storeConsent(choice, 'it', now)
      expect(localStorage.getItem('cookie-consent')).toBe(choice)
      expect(record()).toEqual({
        choice,
        at: '2026-11-20T12:00:00.000Z',
        banner_version: bannerVersion,
        language: 'it',
      })
      expect(readConsent(now)).toBe(choice)
    },
  )

  it('is asked for again after six months', () => {
    storeConsent('accepted', 'en', now)
    expect(readConsent(new Date('2027-05-20T11:59:00Z'))).toBe('accepted')
    expect(readConsent(new Date('2027-05-20T12:01:00Z'))).toBeNull()
  })

  it('is asked for again when the banner asks for something else', () => {
    storeConsent('declined', 'en', now)
    const other = { ...record(), banner_version: bannerVersion - 1 }
    localStorage.setItem('cookie-consent-record', JSON.stringify(other))
    expect(readConsent(now)).toBeNull()
  })

  it.each([
    null,
    'no json',
    '{"choice":"declined","at":"2026-11-20T12:00:00Z","banner_version":1}',
  ])('needs its proof: accepted with %s counts as not asked', (proof) => {
    localStorage.setItem('cookie-consent', 'accepted')
    if (proof !== null) localStorage.setItem('cookie-consent-record', proof)
    expect(readConsent(now)).toBeNull()
  })

  it('may be refused without a proof', () => {
    localStorage.setItem('cookie-consent', 'declined')
    expect(readConsent(now)).toBe('declined')
  })

  it('leaves nothing behind when it is taken back', () => {
    storeConsent('accepted', 'en', now)
    removeConsent()
    expect(readConsent(now)).toBeNull()
    expect(localStorage.length).toBe(0)
  })

  it('counts as refused where nothing may be stored', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    expect(readConsent(now)).toBe('declined')
    expect(() => storeConsent('accepted', 'en', now)).not.toThrow()
  })
})
