import { describe, expect, it } from 'vitest'
import { countryOfVatNumber, sampleSeller, taxRuleFor } from './tax.ts'

describe('the fake’s tax rule', () => {
  it.each([
    ['the place is unknown', { country: null }, null, 0],
    ['at home', { country: 'SE' }, 'standard_rated', 25],
    ['at home, business', { country: 'SE', vat_number: 'SE123456789001' }, 'standard_rated', 25],
    ['another EU state', { country: 'IT' }, 'standard_rated', 25],
    ['EU business', { country: 'IT', vat_number: 'IT 12345678901' }, 'reverse_charge', 0],
    ['Greek business', { country: 'GR', vat_number: 'EL123456789' }, 'reverse_charge', 0],
    ['number of another state', { country: 'IT', vat_number: 'DE123456789' }, 'standard_rated', 25],
    ['outside the EU', { country: 'NO', vat_number: 'NO123' }, 'not_subject_to_tax', 0],
    ['exempt', { country: 'SE', tax_exempt: 'exempt' }, 'customer_exempt', 0],
    ['reverse by the office', { country: 'DE', tax_exempt: 'reverse' }, 'reverse_charge', 0],
  ])('%s', (_, buyer, reason, percent) => {
    expect(taxRuleFor(sampleSeller, buyer)).toEqual({ reason, percent })
  })

  it('knows whose format a number has', () => {
    expect(countryOfVatNumber('fr 12 345678901')).toBe('FR')
    expect(countryOfVatNumber('NL123456789B01')).toBe('NL')
    expect(countryOfVatNumber('IT123')).toBeNull()
  })
})
