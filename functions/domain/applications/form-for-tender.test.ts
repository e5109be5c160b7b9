import { describe, expect, it } from 'vitest'
import {
  companyProfile,
  fromFrance,
  knownRedWine,
  publishedTender,
  redWine,
} from '../../platform/test/builders.ts'
import type { Criterion } from '../tenders/criterion.ts'
import { type FormSources, formForTender } from './form-for-tender.ts'

const spontaneous: Criterion = {
  id: 'text-1',
  kind: 'text',
  text: 'spontaneous fermentation',
  source_field: 'requirements',
  required: false,
}
const sources: FormSources = {
  tender: publishedTender(),
  tender_version: 4,
  criteria: [redWine, fromFrance, spontaneous],
  company: null,
  product: null,
  results: [],
}
const fieldsOf = (given: Partial<FormSources>, section?: string) =>
  formForTender({ ...sources, ...given })
    .sections.filter(({ key }) => section === undefined || key === section)
    .flatMap(({ fields }) => fields)

describe('the form of a tender', () => {
  it('asks one question per criterion, in the published words', () => {
    const asked = fieldsOf({}, 'requirements')
    expect(
      asked.map(({ criterion_id, label, must_be_yes }) => [criterion_id, label, must_be_yes]),
    ).toEqual([
      ['category-1', 'Red wine', true],
      ['origin-1', 'France', true],
      ['text-1', 'spontaneous fermentation', false],
    ])
    expect(asked.every(({ required }) => required)).toBe(true)
  })

  it('fills in what the company said in its last application, where nothing else is known', () => {
    const earlier = {
      incoterm: 'FOB',
      incoterm_place: 'Bordeaux',
      contact_name: 'B. Before',
      price: '4.20',
      price_per: 'bottle',
    }
    const filled = Object.fromEntries(
      fieldsOf({ earlier }).map(({ key, prefill }) => [key, prefill]),
    )
    expect(filled.incoterm).toEqual({ value: 'FOB', from: 'earlier' })
    expect(filled.incoterm_place).toEqual({ value: 'Bordeaux', from: 'earlier' })
    expect(filled.contact_name).toEqual({ value: 'B. Before', from: 'earlier' })
    const known = fieldsOf({ earlier, product: knownRedWine }, 'offer')
    expect(known.find(({ key }) => key === 'incoterm')?.prefill).toEqual({
      value: 'EXW',
      from: 'product',
    })
    // a price belongs to its offer; a choice that is no longer one is asked again
    expect(filled.price?.from).not.toBe('earlier')
    expect(filled.price_per?.from).not.toBe('earlier')
  })

  it('names a producer as who makes its drinks, unless the product or its last application names another', () => {
    const producerIn = (from: Partial<FormSources>) =>
      fieldsOf(from, 'product').find(({ key }) => key === 'producer')?.prefill ?? null
    const unnamed = { ...knownRedWine, producer: null }
    const company = companyProfile({ company_kind: 'producer' })
    const said = { value: company.legal_name, from: 'company' }
    expect(producerIn({ company, product: unnamed })).toEqual(said)
    expect(producerIn({ company, product: knownRedWine })?.from).toBe('product')
    const earlier = { producer: 'Clos Sample' }
    expect(producerIn({ company, product: unnamed, earlier })?.value).toBe('Clos Sample')
    const importer = companyProfile({ company_kind: 'importer' })
    expect(producerIn({ company: importer, product: unnamed })).toBeNull()
  })

  it('asks for every document, by its code or in the tender\u2019s words', () => {
    const tender = publishedTender({
      documents_required: ['certificate_of_analysis', 'A letter of the importer'],
    })
    expect(fieldsOf({ tender }, 'documents')).toMatchObject([
      { key: 'document_certificate_of_analysis', label: null },
      { key: 'document_2', label: 'A letter of the importer' },
    ])
    expect(fieldsOf({}, 'documents')).toEqual([])
  })

  it('asks about samples where the tender names a day for them', () => {
    const tender = publishedTender({ sample_deadline: '2027-02-01' })
    expect(fieldsOf({ tender }, 'samples')[0]?.prefill).toEqual({
      value: '2027-02-01',
      from: 'tender',
    })
    expect(fieldsOf({}, 'samples')).toEqual([])
  })

  it('fills in what the product tells, in the units of the form', () => {
    const known = Object.fromEntries(
      fieldsOf({ product: knownRedWine }).map(({ key, prefill }) => [key, prefill?.value]),
    )
    expect(known).toMatchObject({
      producer: 'Domaine du Test',
      volume: '750',
      alcohol: '12.5',
      container: 'glass_bottle',
      price: '4.2',
      price_currency: 'EUR',
      incoterm: 'EXW',
      vintage: '2024',
    })
    expect(known.sugar).toBeUndefined()
  })

  it('does not offer a shelf price', () => {
    const price = knownRedWine.price && { ...knownRedWine.price, basis: 'retail' as const }
    const fields = fieldsOf({ product: { ...knownRedWine, price } }, 'offer')
    expect(fields.find(({ key }) => key === 'price')?.prefill).toBeNull()
  })

  it('keeps every key once and short enough to be answered', () => {
    const keys = fieldsOf({}).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(Math.max(...keys.map((key) => key.length))).toBeLessThanOrEqual(80)
  })
})
