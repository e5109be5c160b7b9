import { describe, expect, it } from 'vitest'
import { privateSaleRequestSchema } from '#domain/enquiries/enquiry-schema.ts'
import { emptyRequest, type RequestDraft, requestOf, wrongFields } from './request-draft.ts'

const full: RequestDraft = {
  ...emptyRequest,
  buyer_type: 'importer',
  company: ' Test\tImport AB ',
  contact_name: 'A. Test',
  email: ' a.test@example.com ',
  market: 'NO',
  wanted: 'Cider\nin cans ',
  quantity: '2 pallets',
}
const today = '2026-11-20'

describe('the request form', () => {
  it('names every missing entry in the order of the form', () => {
    expect(wrongFields(emptyRequest, today)).toEqual([
      'buyer_type',
      'market',
      'wanted',
      'quantity',
      'company',
      'contact_name',
      'email',
    ])
    expect(wrongFields({ ...full, needed_by: '2026-11-19' }, today)).toEqual(['needed_by'])
    expect(wrongFields({ ...full, needed_by: today }, today)).toEqual([])
  })

  it('makes of a form without a fault what the contract takes', () => {
    const request = requestOf(full, 'de')
    const read = privateSaleRequestSchema.parse({ ...request, enquiry_id: 'pvs_12345678' })
    expect(read).toMatchObject({ company: 'Test Import AB', category: null, phone: null })
    expect(requestOf(emptyRequest, 'de')).toBeNull()
  })
})
