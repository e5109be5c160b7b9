import { describe, expect, it } from 'vitest'
import { productIdSchema } from '../shared/ids.ts'
import type { ApplicationForm } from './application-form.ts'
import { checkForm } from './check-form.ts'
import { field } from './form-field.ts'

const product_id = productIdSchema.parse('prd_00000000')

const problemsOf = (given: ApplicationForm['sections'][number]['fields'], answers = {}) =>
  checkForm(
    { sections: [{ key: 'product', fields: given }], changed: null, tender_version: 1 },
    { product_id, answers },
    '2026-11-22',
  )

describe('checking a form', () => {
  it.each([
    ['number', '12', null],
    ['number', '12,5', null],
    ['number', '12.5', null],
    ['number', 'twelve', 'not_a_number'],
    ['number', '-1', 'not_a_number'],
    ['money', '4,20', null],
    ['money', '4.205', 'not_an_amount'],
    ['money', '0', 'not_an_amount'],
    ['date', '2027-02-28', null],
    ['date', '2027-02-30', 'not_a_date'],
    ['date', '28.02.2027', 'not_a_date'],
    ['date', '2020-01-01', null],
    ['coming_date', '2026-11-22', null],
    ['coming_date', '2026-11-21', 'in_the_past'],
    ['coming_date', 'soon', 'not_a_date'],
    ['positive_number', '0.5', null],
    ['positive_number', '0', 'not_above_zero'],
    ['email', 'a.test@example.com', null],
    ['email', 'not an address', 'not_an_email'],
    ['gtin', '4006381333931', null],
    ['gtin', '4 006381 333931', null],
    ['gtin', '4006381333932', 'not_a_gtin'],
    ['gtin', '123', 'not_a_gtin'],
    ['vintage', '2024', null],
    ['vintage', 'NV', null],
    ['vintage', 'sans année', null],
    ['vintage', '2023/2024', 'not_a_vintage'],
    ['vintage', '24', 'not_a_vintage'],
    ['country', 'FR', null],
    ['country', 'France', 'not_a_country'],
    ['text', '  ', 'missing'],
    ['long_text', 'words', null],
    ['yes_no', true, null],
    ['yes_no', false, null],
    ['yes_no', 'yes', 'missing'],
  ] as const)('finds in a %s answered %j: %s', (type, answer, code) => {
    const problems = problemsOf([field('asked', type)], { asked: answer })
    expect(problems).toEqual(code === null ? [] : [{ key: 'asked', code }])
  })

  it.each([
    ['FR', 'FR12123456789', null],
    ['FR', 'FR 12 123 456 789', null],
    ['IT', '01234567890', null],
    ['GR', 'EL123456789', null],
    ['DE', 'FR12123456789', 'not_a_vat_number'],
    ['IT', 'IT123', 'not_a_vat_number'],
    ['AR', '30-12345678-9', null],
    ['AR', 'none yet!', 'not_a_vat_number'],
    ['FR', '', null],
  ] as const)('holds a VAT number against the country: %s, %s', (country, vat_number, code) => {
    const fields = [
      field('company_country', 'country'),
      field('vat_number', 'text', { required: false }),
    ]
    const problems = problemsOf(fields, { company_country: country, vat_number })
    expect(problems).toEqual(code === null ? [] : [{ key: 'vat_number', code }])
  })

  it('takes only the choices offered', () => {
    const asked = field('asked', 'choice', { choices: ['EXW', 'FOB'] })
    expect(problemsOf([asked], { asked: 'EXW' })).toEqual([])
    expect(problemsOf([asked], { asked: 'CIF' })).toEqual([{ key: 'asked', code: 'not_a_choice' }])
  })

  it('asks for what is required, and for a yes where only that completes', () => {
    const must = field('must', 'yes_no', { must_be_yes: true })
    const optional = field('may', 'text', { required: false })
    expect(problemsOf([must, optional])).toEqual([{ key: 'must', code: 'missing' }])
    expect(problemsOf([must, optional], { must: false })).toEqual([
      { key: 'must', code: 'must_be_yes' },
    ])
  })

  it('lets what is known stand in until the producer says otherwise', () => {
    const known = field('known', 'text', { prefill: { value: 'Lyon', from: 'company' } })
    expect(problemsOf([known])).toEqual([])
    expect(problemsOf([known], { known: '' })).toEqual([{ key: 'known', code: 'missing' }])
  })

  it('asks for a product', () => {
    const none = { product_id: null, answers: {} }
    expect(
      checkForm({ sections: [], changed: null, tender_version: 1 }, none, '2026-11-22'),
    ).toEqual([{ key: 'product_id', code: 'product_not_chosen' }])
  })

  it('asks how many units a case holds where the price is one of a case', () => {
    const asked = [
      field('price_per', 'choice', { choices: ['unit', 'case'] }),
      field('units_per_case', 'positive_number', { required: false }),
    ]
    expect(problemsOf(asked, { price_per: 'unit' })).toEqual([])
    expect(problemsOf(asked, { price_per: 'case' })).toEqual([
      { key: 'units_per_case', code: 'missing' },
    ])
    expect(problemsOf(asked, { price_per: 'case', units_per_case: '6' })).toEqual([])
  })

  it('leaves the day of the tender as it is, and takes no samples sent after it', () => {
    const asked = [
      field('sample_deadline', 'date', { prefill: { value: '2027-02-01', from: 'tender' } }),
      field('samples_sent_on', 'date', { required: false }),
    ]
    expect(problemsOf(asked, { samples_sent_on: '2027-02-01' })).toEqual([])
    expect(problemsOf(asked, { samples_sent_on: '2027-02-02' })).toEqual([
      { key: 'samples_sent_on', code: 'after_sample_deadline' },
    ])
    expect(problemsOf(asked, { sample_deadline: '2027-03-01' })).toEqual([
      { key: 'sample_deadline', code: 'not_as_published' },
    ])
  })
})
