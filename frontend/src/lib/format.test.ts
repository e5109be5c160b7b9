import { describe, expect, it } from 'vitest'
import * as format from './format.ts'

/** Intl separates with several kinds of spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('formats by language', () => {
  it.each([
    ['en', '29 January 2026', 'January 2026'],
    ['it', '29 gennaio 2026', 'gennaio 2026'],
    ['fr', '29 janvier 2026', 'janvier 2026'],
    ['de', '29. Januar 2026', 'Januar 2026'],
    ['es', '29 de enero de 2026', 'enero de 2026'],
  ] as const)('dates in %s', (language, day, month) => {
    expect(format.formatDate('2026-01-29', language, 'long')).toBe(day)
    expect(format.formatMonth('2026-01', language)).toBe(month)
  })

  it('an instant always carries its zone', () => {
    const inStockholm = format.formatInstant('2026-01-29T22:59:00Z', 'en', 'Europe/Stockholm')
    const inHelsinki = format.formatInstant('2026-01-29T21:59:00Z', 'en', 'Europe/Helsinki')
    expect(plain(inStockholm)).toMatch(/^29 Jan 2026, 23:59 (CET|GMT\+1)$/)
    expect(plain(inHelsinki)).toMatch(/^29 Jan 2026, 23:59 (EET|GMT\+2)$/)
  })

  it('money from minor units, with the decimals of its currency', () => {
    expect(plain(format.formatMoney({ amount_minor: 18500, currency: 'EUR' }, 'de'))).toBe(
      '185,00 €',
    )
    expect(plain(format.formatMoney({ amount_minor: 185, currency: 'JPY' }, 'en'))).toBe('JP¥185')
    expect(plain(format.formatFee({ amount_minor: 18500, currency: 'EUR' }, 'en'))).toBe('€185')
    expect(plain(format.formatFee({ amount_minor: 18550, currency: 'EUR' }, 'fr'))).toBe('185,50 €')
  })

  it('volume, alcohol and file size with their units', () => {
    expect(plain(format.formatVolume(750, 'fr'))).toBe('750 ml')
    expect(plain(format.formatVolume(1500, 'it'))).toBe('1,5 l')
    expect(plain(format.formatAlcohol(125, 'es'))).toBe('12,5 % vol')
    expect(plain(format.formatFileSize(10_485_760, 'de'))).toBe('10,5 MB')
    expect(plain(format.formatFileSize(12, 'en'))).toBe('1 kB')
    expect(plain(format.formatFileSize(10_485_760, 'fr'))).toBe('10,5 Mo')
    expect(plain(format.formatFileSize(12, 'fr'))).toBe('1 ko')
  })

  it('days as people say them', () => {
    expect(format.formatDays(0, 'de')).toBe('heute')
    expect(format.formatDays(31, 'en')).toBe('in 31 days')
  })
})
