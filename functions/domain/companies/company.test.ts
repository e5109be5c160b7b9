import { describe, expect, it } from 'vitest'
import { companyProfile } from '../../platform/test/builders.ts'
import { checkCompany } from './check-company.ts'
import type { CompanyProfile } from './company-profile.ts'
import { completenessOf, usedFields } from './completeness.ts'
import { readVatNumber } from './vat-number.ts'

const empty = companyProfile({ legal_name: 'Test SARL', language: 'fr' })

describe('a VAT number', () => {
  it.each([
    ['AT', 'ATU12345678', 'AT', 'U12345678'],
    ['BE', 'BE 0123.456.789', 'BE', '0123456789'],
    ['FR', 'FR XX 123456789', 'FR', 'XX123456789'],
    ['GR', 'EL123456789', 'EL', '123456789'],
    ['GB', 'XI123456789', 'XI', '123456789'],
    ['GB', '123 4567 89', 'GB', '123456789'],
    ['IE', 'IE1234567WA', 'IE', '1234567WA'],
    ['NL', 'NL123456789B01', 'NL', '123456789B01'],
    ['SE', '123456-789001', 'SE', '123456789001'],
    ['CH', 'CHE-123.456.789 MWST', 'CH', 'E123456789MWST'],
    ['NO', 'NO 123 456 789 MVA', 'NO', '123456789MVA'],
    ['AR', '30-12345678-9', 'AR', '30123456789'],
  ])('of %s written %s is read', (country, written, prefix, number) => {
    expect(readVatNumber(country, written)).toMatchObject({ prefix, number })
  })

  it.each([
    ['AT', 'AT12345678'],
    ['DE', 'DE12345678'],
    ['DE', 'FR12123456789'],
    ['FR', 'FR12 12345678'],
    ['FR', 'FRIO123456789'],
    // the SIREN alone, without its key
    ['FR', 'FR123456789'],
    ['NL', '123456789'],
    ['AR', 'no'],
  ])('of %s written %s is refused', (country, written) => {
    expect(readVatNumber(country, written)).toBeNull()
  })

  it('is asked of the register of the EU only where it is one of the EU or Northern Ireland', () => {
    expect(readVatNumber('DE', 'DE123456789')?.isInRegister).toBe(true)
    expect(readVatNumber('GB', 'XI123456789')?.isInRegister).toBe(true)
    for (const [country, written] of [
      ['GB', 'GB123456789'],
      ['NO', '123456789MVA'],
      ['AR', '30123456789'],
    ] as const) {
      expect(readVatNumber(country, written)?.isInRegister).toBe(false)
    }
  })
})

describe('a company', () => {
  it('has faults by field', () => {
    expect(checkCompany({ ...empty, vat_number: 'FR1', gln: '8012345678901' })).toEqual([
      { field: 'vat_number', code: 'vat_format' },
      { field: 'gln', code: 'gln_check_digit' },
    ])
    expect(checkCompany({ ...empty, gln: '8012345678907' })).toEqual([])
  })

  it('is as complete as the fields that applications use', () => {
    expect(completenessOf(null)).toEqual({ percent: 0, missing: [...usedFields] })
    expect(completenessOf(empty)).toMatchObject({ percent: 25 })
    const full = { ...empty, ...Object.fromEntries(usedFields.map((field) => [field, 'x'])) }
    expect(completenessOf(full as CompanyProfile)).toEqual({ percent: 100, missing: [] })
  })
})
