import { describe, expect, it } from 'vitest'
import { productIdSchema } from '../shared/ids.ts'
import type { ApplicationForm } from './application-form.ts'
import { checkForm } from './check-form.ts'
import { field } from './form-field.ts'

const product_id = productIdSchema.parse('prd_00000000')

const problemsOf = (given: ApplicationForm['sections'][number]['fields'], answers = {}) =>
  checkForm(
    { tender_version: 1, sections: [{ key: 'product', fields: given }] },
    { product_id, answers },
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
    const form = { tender_version: 1, sections: [] }
    expect(checkForm(form, { product_id: null, answers: {} })).toEqual([
      { key: 'product_id', code: 'product_not_chosen' },
    ])
  })
})
