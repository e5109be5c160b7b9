import { describe, expect, it } from 'vitest'
import { knownRedWine, publishedTender, redWine } from '../../platform/test/builders.ts'
import { complianceRules } from '../compliance/rules.ts'
import { productIdSchema } from '../shared/ids.ts'
import type { Market } from '../shared/market.ts'
import type { FormData } from './application.ts'
import type { KeptAnswer } from './application-form.ts'
import { answersThatCount, checkOffer } from './check-offer.ts'
import { formForTender } from './form-for-tender.ts'
import { isReadable, keptFields } from './kept-answers.ts'
import { submittedParts } from './submitted-parts.ts'

const day = '2026-01-10'
const from = (value: KeptAnswer['value'], more: Partial<KeptAnswer> = {}): KeptAnswer => ({
  value,
  from: 'product',
  at: '2025-11-02T10:00:00.000Z',
  changed: false,
  vintage: 2024,
  ...more,
})
const formWith = (kept: Record<string, KeptAnswer>, market: Market = 'SE') =>
  formForTender({
    tender: publishedTender({ offer_deadline: '2026-02-01', market }),
    tender_version: 1,
    criteria: [redWine],
    company: null,
    product: knownRedWine,
    results: [],
    offer: { offers_of_producer: 1, kept, documents: [] },
  })
const draft = (data: Partial<FormData> = {}): FormData => ({
  product_id: productIdSchema.parse('prd_00000000'),
  answers: { sugar: '2' },
  ...data,
})
const known = (kept: Record<string, KeptAnswer>, data: Partial<FormData> = {}) =>
  checkOffer(formWith(kept), draft(data), day, complianceRules()).known

describe('a kept answer', () => {
  it('stands in until the application answers itself', () => {
    const kept = { so2TotalMgPerL: from('95') }
    expect(known(kept).so2TotalMgPerL).toBe(95)
    expect(known(kept, { facts: { so2TotalMgPerL: '120' } }).so2TotalMgPerL).toBe(120)
  })

  it('of one vintage says nothing of another, what stays the same does', () => {
    const kept = { so2TotalMgPerL: from('95'), gi: from('PDO') }
    const next = known(kept, { answers: { sugar: '2', vintage: '2025' } })
    expect([next.so2TotalMgPerL, next.gi]).toEqual([undefined, 'PDO'])
  })

  it('is never what is counted, in the documents, or of this offer alone', () => {
    const kept = { 'sample.lot': from('L1'), salesChannel: from('other') }
    expect(known(kept)['sample.lot']).toBeUndefined()
    expect(known(kept).salesChannel).toBe('monopoly')
    expect(keptFields).not.toContain('organic.certificateFile')
  })

  it('is one that can be read', () => {
    expect(isReadable('so2TotalMgPerL', '95,5')).toBe(true)
    expect(isReadable('so2TotalMgPerL', 'much')).toBe(false)
    expect(isReadable('label.languages', ['tlh'])).toBe(false)
    expect(isReadable('ethics.codeOfConductSigned', '')).toBe(false)
  })
})

describe('the answers that count', () => {
  it('are those without which the rules find something else', () => {
    const facts = {
      so2TotalMgPerL: '95',
      'ethics.codeOfConductSigned': true,
      // nothing asks for it of a still wine in glass
      pressureBar: '5',
      'supplier.country': 'atlantis',
    }
    const kept = { 'supplier.approvedBySystembolaget': from(true, { from: 'company' }) }
    const counting = answersThatCount(formWith(kept), draft({ facts }), day, complianceRules())
    expect(counting.toSorted()).toEqual([
      'ethics.codeOfConductSigned',
      'so2TotalMgPerL',
      'supplier.approvedBySystembolaget',
    ])
  })
})

describe('what is submitted', () => {
  it('has the kept answers that the findings rest on, and no other ones', () => {
    const kept = {
      so2TotalMgPerL: from('95'),
      'supplier.approvedBySystembolaget': from(true, { from: 'company' }),
      // nothing asks for it of a still wine in glass
      pressureBar: from('5'),
    }
    const form = formWith(kept)
    const data = draft({ facts: { so2TotalMgPerL: '120', 'no.such': 'x' } })
    const rules = complianceRules()
    const parts = submittedParts(form, data, checkOffer(form, data, day, rules), { day, rules })
    expect(parts.form_data.facts).toEqual({
      so2TotalMgPerL: '120',
      'supplier.approvedBySystembolaget': true,
    })
    expect(parts.own).toEqual({ so2TotalMgPerL: '120' })
  })
})

describe('the country of the supplier', () => {
  const of = (answers: FormData['answers'], market: Market = 'SE') =>
    checkOffer(formWith({}, market), draft({ answers }), day, complianceRules()).known[
      'supplier.country'
    ]

  it('is that of a producer who is established in the market and names no importer', () => {
    expect(of({ company_country: 'SE' })).toBe('SE')
    expect(of({ company_country: 'SE', importer: ' ' })).toBe('SE')
  })

  it('is asked where somebody else is the supplier', () => {
    expect(of({ company_country: 'FR' })).toBeUndefined()
    expect(of({ company_country: 'SE' }, 'NO')).toBeUndefined()
    expect(of({ company_country: 'SE', importer: 'Example Import AB' })).toBeUndefined()
  })
})
