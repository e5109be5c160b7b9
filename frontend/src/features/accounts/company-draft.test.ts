import { describe, expect, it } from 'vitest'
import { companyProfileSchema } from '#domain/companies/company-profile-schema.ts'
import { draftOf, emptyCompany, profileOf } from './company-draft.ts'

const typed = {
  ...emptyCompany,
  legal_name: ' Cantina Esempio S.r.l. ',
  country_code: 'IT',
  producer_type: 'winery' as const,
  language: 'it' as const,
  languages: ['it', 'en'],
  website: 'www.example.com',
  gln: '80 1234 5678 901',
  importers: { SE: 'Importör AB', NO: '  ', FI: '' },
}

describe('company data as typed', () => {
  it('becomes a profile that the contract accepts', () => {
    const profile = profileOf(typed)
    expect(companyProfileSchema.parse(profile)).toEqual(profile)
    expect(profile).toMatchObject({
      legal_name: 'Cantina Esempio S.r.l.',
      trade_name: null,
      website: 'https://www.example.com',
      gln: '8012345678901',
      importers: { SE: 'Importör AB' },
    })
  })

  it.each(['javascript:alert(document.cookie)', 'ftp://example.com', 'data:text/html,x'])(
    'has no website %s',
    (website) => {
      const profile = profileOf({ ...typed, website })
      expect(companyProfileSchema.safeParse(profile).success).toBe(false)
    },
  )

  it('comes back the same', () => {
    const profile = profileOf(typed)
    expect(profileOf(draftOf(profile))).toEqual(profile)
  })

  it('says what a producer makes of producers only', () => {
    const typed = { ...emptyCompany, producer_type: 'winery' } as const
    expect(profileOf(typed)).toMatchObject({ producer_type: 'winery' })
    expect(profileOf({ ...typed, company_kind: 'producer' })).toMatchObject({
      company_kind: 'producer',
      producer_type: 'winery',
    })
    for (const company_kind of ['importer', 'agent'] as const) {
      expect(profileOf({ ...typed, company_kind })).toMatchObject({
        company_kind,
        producer_type: null,
      })
    }
  })
})
