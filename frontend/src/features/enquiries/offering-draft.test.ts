import { expect, it } from 'vitest'
import type { ProductId } from '#domain/shared/ids.ts'
import { draftOf, type OfferingDraft, offeringOf, wrongParts } from './offering-draft.ts'

const today = '2026-11-27'
const typed: OfferingDraft = {
  product_id: 'prd_00000001' as ProductId,
  price: '12,50',
  currency: 'EUR',
  quantity: '1 200',
  terms: '  ',
  valid_until: today,
}

it('reads what was typed, with the comma and the spaces of the reader', () => {
  expect(wrongParts(typed, today)).toEqual([])
  expect(offeringOf(typed)).toEqual({
    product_id: 'prd_00000001',
    price: { amount_minor: 1250, currency: 'EUR' },
    quantity: 1200,
    terms: null,
    valid_until: today,
  })
})

it('begins empty, and anew with what was said before but the price', () => {
  expect(draftOf(null, today)).toMatchObject({ quantity: '', valid_until: '2026-12-27' })
  expect(wrongParts(draftOf(null, today), today)).toEqual(['product_id', 'price', 'quantity'])
  const before = {
    product_id: 'prd_00000001' as ProductId,
    product_name: 'A wine',
    company_name: null,
    volume_ml: null,
    price: { amount_minor: 100, currency: 'SEK' },
    quantity: 60,
    terms: 'By pallet',
    valid_until: '2026-01-01',
  }
  expect(draftOf(before, today)).toMatchObject({
    ...{ price: '', currency: 'SEK', quantity: '60', terms: 'By pallet' },
  })
})

it.each([
  [{ price: '0' }, ['price']],
  [{ price: '0,001' }, ['price']],
  [{ price: 'a' }, ['price']],
  [{ quantity: '1,5' }, ['quantity']],
  [{ quantity: '-3' }, ['quantity']],
  [{ valid_until: '2026-11-26' }, ['valid_until']],
  [{ valid_until: '' }, ['valid_until']],
] as const)('says that %j is wrong', (part, wrong) => {
  expect(wrongParts({ ...typed, ...part }, today)).toEqual(wrong)
})
