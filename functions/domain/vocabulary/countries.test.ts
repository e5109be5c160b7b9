import { describe, expect, it } from 'vitest'
import { countryCodeOf, countryGroupOf, countryName } from './countries.ts'
import { countryCodes } from './country-codes.ts'
import { countryCovers } from './country-covers.ts'
import { countriesOf } from './country-groups.ts'

describe('countryCodeOf', () => {
  it.each([
    ['France', 'FR'],
    ['Frankrike', 'FR'],
    ['Germania', 'DE'],
    ['Allemagne', 'DE'],
    ['Saksa', 'DE'],
    ['ESPAÑA', 'ES'],
    ['Sydafrika', 'ZA'],
    ['Sør-Afrika', 'ZA'],
    ['Österrike', 'AT'],
    ['オーストリア', 'AT'],
    ['フランス', 'FR'],
    ['USA', 'US'],
    ['Stati Uniti', 'US'],
    ['England', 'GB'],
    ['Skottland', 'GB'],
    ['Storbritannia', 'GB'],
    ['Great Britain', 'GB'],
    ['UK', 'GB'],
    ['Holland', 'NL'],
    ['Czech Republic', 'CZ'],
    ['Tsjekkia', 'CZ'],
    ['Macedonia', 'MK'],
    ['Moldova', 'MD'],
    ['The Netherlands', 'NL'],
    ['Georgia', 'GE'],
    ['Hellas', 'GR'],
    ['Martinique', 'MQ'],
    ['IT', 'IT'],
    ['Francija', 'FR'],
    ['Franciaország', 'FR'],
    ['Γαλλία', 'FR'],
    ['法国', 'FR'],
    ['Włochy', 'IT'],
    ['italiensk', 'IT'],
    ['špansko', 'ES'],
    ['ZAF', 'ZA'],
  ])('reads %s as %s', (name, code) => expect(countryCodeOf(name)).toBe(code))

  it.each(['', 'No', 'is', 'rom', 'port', 'den', 'Rioja', 'XX', 'Various', 'Nordics'])(
    'does not take %j for a country',
    (name) => expect(countryCodeOf(name)).toBeNull(),
  )

  it('finds every country by its own English name', () => {
    for (const code of countryCodes)
      expect([code, countryCodeOf(countryName(code))]).toEqual([code, code])
  })
})

it('counts a territory as its state, not the other way round', () => {
  expect(countryCovers('FR', 'MQ')).toBe(true)
  expect(countryCovers('MQ', 'FR')).toBe(false)
  expect(countryCovers('FR', 'FR')).toBe(true)
})

describe('country groups', () => {
  it.each([
    ['EU', 'EU'],
    ['Nordics', 'NORDIC'],
    ['The Nordic countries', 'NORDIC'],
    ['Europe', 'EUROPE'],
  ])('knows %s', (name, group) => expect(countryGroupOf(name)).toBe(group))

  it('follows the dates of membership', () => {
    expect(countriesOf('EU', '2020-01-31')).toContain('GB')
    expect(countriesOf('EU', '2020-02-01')).not.toContain('GB')
    expect(countriesOf('EU', '2020-02-01')).toHaveLength(27)
    expect(countriesOf('EU', '2013-06-30')).not.toContain('HR')
    expect(countriesOf('EEA', '2026-01-01')).toHaveLength(30)
    expect(countriesOf('EUROPE', '2026-01-01')).toEqual(expect.arrayContaining(['CY', 'GB', 'NO']))
    expect(countriesOf('nowhere', '2026-01-01')).toEqual([])
  })
})
