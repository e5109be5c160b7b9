import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '#domain/shared/locale.ts'
import { inLocale, localeOfPath, withoutLocale } from './locale-path.ts'

describe('addresses by language', () => {
  it.each([
    ['/', 'en', '/'],
    ['/tenders', 'en', '/tenders'],
    ['/it', 'it', '/'],
    ['/it/tenders', 'it', '/tenders'],
    ['/fr/tender-application/4711', 'fr', '/tender-application/4711'],
    ['/items', 'en', '/items'],
    ['/en/tenders', 'en', '/en/tenders'],
  ])('%s is %s for %s', (pathname, locale, bare) => {
    expect(localeOfPath(pathname)).toBe(locale)
    expect(withoutLocale(pathname)).toBe(bare)
  })

  it('keeps the query', () => {
    expect(inLocale('/tenders?market=SE&text=a/b', 'de')).toBe('/de/tenders?market=SE&text=a/b')
  })

  it('goes into any language and back', () => {
    const segment = fc.stringMatching(/^[a-z-]{3,12}$/)
    fc.assert(
      fc.property(fc.array(segment), fc.constantFrom(...locales), (segments, locale) => {
        const path = `/${segments.join('/')}`
        expect(localeOfPath(inLocale(path, locale))).toBe(locale)
        expect(withoutLocale(inLocale(path, locale))).toBe(path)
      }),
    )
  })
})
