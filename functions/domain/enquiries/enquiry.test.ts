import { describe, expect, it } from 'vitest'
import { enquiryIdSchema, privateSaleIdSchema } from '../shared/ids.ts'
import { isOpen, type PrivateSale, referenceOf } from './enquiry.ts'
import { contactMessageSchema } from './enquiry-schema.ts'

const message = {
  enquiry_id: 'msg_5d0c2b1a-9e8f-4d7c-8b6a-5f4e3d2c1b0a',
  name: 'A. Test',
  company: null,
  email: 'a.test@example.com',
  message: 'First line\nsecond line',
  language: 'en',
}

describe('what a visitor writes', () => {
  it.each([
    ['a second header in a name', { name: 'A. Test\r\nBcc: all@example.com' }],
    ['two addresses', { email: 'a@example.com, b@example.com' }],
    ['a header behind the address', { email: 'a@example.com\nBcc: b@example.com' }],
    ['half a character', { message: 'broken \ud800' }],
    ['nothing but blanks', { message: ' \n\t ' }],
    ['a book', { message: 'x'.repeat(5001) }],
    ['an id of a private-sales request', { enquiry_id: 'pvs_5d0c2b1a-9e8f' }],
  ])('is refused: %s', (_, wrong) => {
    expect(contactMessageSchema.safeParse({ ...message, ...wrong }).success).toBe(false)
  })

  it('is taken with lines, marks and any script', () => {
    const text = '<b>{code}</b>\n\u65e5\u672c\u8a9e \ud83c\udf77'
    expect(contactMessageSchema.parse({ ...message, message: text }).message).toBe(text)
  })

  it('is quoted by a short reference', () => {
    expect(referenceOf(enquiryIdSchema.parse(message.enquiry_id))).toBe('M-5D0C2B1A')
  })
})

describe('a private-sales request', () => {
  const sale = (said: Partial<PrivateSale>): PrivateSale => ({
    kind: 'private_sale',
    enquiry_id: privateSaleIdSchema.parse('pvs_5d0c2b1a-9e8f'),
    buyer_type: 'importer',
    company: 'Test Import AB',
    contact_name: 'A. Test',
    email: 'a.test@example.com',
    phone: null,
    market: 'SE',
    category: null,
    origin_country: null,
    wanted: 'Cider',
    quantity: 'one pallet',
    needed_by: null,
    language: 'en',
    status: 'new',
    received_at: '2026-11-20T12:00:00Z',
    responsible: null,
    due: null,
    version: 0,
    ...said,
  })
  it.each<[Partial<PrivateSale>, string, boolean]>([
    [{}, '2026-11-20T12:00:01Z', true],
    [{ status: 'answered' }, '2026-11-20T12:00:01Z', true],
    [{ status: 'closed' }, '2026-11-20T12:00:01Z', false],
    [{ needed_by: '2026-12-01' }, '2026-12-01T23:00:00Z', true],
    [{ needed_by: '2026-12-01' }, '2026-12-02T00:00:00Z', false],
    [{}, '2027-05-18T12:00:00Z', true],
    [{}, '2027-05-20T12:00:00Z', false],
  ])('%j at %s is open: %s', (said, now, expected) => {
    expect(isOpen(sale(said), new Date(now))).toBe(expected)
  })
})
