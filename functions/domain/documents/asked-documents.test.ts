import { describe, expect, it } from 'vitest'
import { askedDocumentsSchema } from './asked-document-schema.ts'
import { askedDocuments, type TenderLists } from './asked-documents.ts'
import data from './data/asked-documents.json' with { type: 'json' }

const silent: TenderLists = {
  market: 'NO',
  documents_required: [],
  certifications: [],
  packaging_requirements: [],
}
const asked = (said: Partial<TenderLists>, facts = {}, country: string | null = 'FR') =>
  askedDocuments({ ...silent, ...said }, facts, country)
const find = (documents: ReturnType<typeof asked>, question: string) =>
  documents.find((one) => one.question === question)

describe('the documents that an offer needs', () => {
  it('are data with a source each', () => {
    expect(askedDocumentsSchema.parse(data).documents).toHaveLength(36)
  })

  it('are first those that the tender names, by its codes or in its words', () => {
    const documents = asked({
      documents_required: ['guarantee_of_supply', 'A letter of the mayor'],
    })
    expect(documents.slice(0, 2)).toMatchObject([
      {
        question: 'document_guarantee_of_supply',
        kinds: ['guarantee-of-supply'],
        asked: 'tender',
        same_vintage: true,
      },
      { question: 'document_2', kinds: null, asked: 'tender', words: 'A letter of the mayor' },
    ])
    expect(find(documents, 'document_guarantee-of-supply')).toBeUndefined()
  })

  it('leave out a statement that only producers of other countries make', () => {
    const code = 'statement_responsible_recruitment_if_italy_or_france'
    const from = (country: string | null) =>
      find(asked({ documents_required: [code] }, {}, country), `document_${code}`)
    expect(from('IT')?.kinds).toEqual(['statement-recruitment'])
    expect(from('ES')).toBeUndefined()
    // not known yet: the tender names it
    expect(from(null)?.asked).toBe('tender')
  })

  it('take the certificate of the scheme that the tender wants, and of the right origin', () => {
    const question = 'document_certification_certificate'
    const given = {
      documents_required: ['certification_certificate'],
      certifications: ['organic', 'Fairtrade'],
    }
    expect(find(asked(given, { 'origin.isEuEea': true }), question)).toMatchObject({
      kinds: ['cert-organic-eu', 'cert-fairtrade'],
      asked: 'tender',
      valid_on_launch: true,
    })
    expect(find(asked(given, { 'origin.isEuEea': false }), question)?.kinds).toEqual([
      'cert-organic-third',
      'cert-fairtrade',
    ])
    // which one is not said
    const any = find(asked({ documents_required: ['certification_certificate'] }), question)
    expect(any?.kinds).toContain('cert-wieta')
  })

  it('follow from what is offered where the tender is silent', () => {
    const organic = { 'organic.claimed': true, 'origin.isEuEea': true } as const
    expect(find(asked({}, organic), 'document_certification_certificate')).toMatchObject({
      kinds: ['cert-organic-eu'],
      asked: 'rule',
    })
    const plain = { 'organic.claimed': false, 'origin.isEuEea': true } as const
    expect(find(asked({}, plain), 'document_certification_certificate')).toBeUndefined()
    expect(find(asked({}), 'document_supply-chain-map')?.asked).toBe('usual')
    // not asked of anybody: never put on the list
    expect(find(asked({}), 'document_insurance')).toBeUndefined()
  })

  it('are those of the market', () => {
    const finnish = { market: 'FI', assortment: 'general' } as const
    const authorisation = (market: TenderLists['market']) =>
      find(
        asked({ market }, { assortment: finnish.assortment, 'supplier.ownBrand': false }),
        'document_authorisation',
      )?.asked
    expect(authorisation('FI')).toBe('rule')
    expect(authorisation('NO')).toBeUndefined()
  })
})
