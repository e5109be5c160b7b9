import { expect, it } from 'vitest'
import type { FormData } from '#domain/applications/application.ts'
import { formForTender } from '#domain/applications/form-for-tender.ts'
import { productIdSchema } from '#domain/shared/ids.ts'
import { summaryOf } from '#domain/tenders/summary-of.ts'
import { completeForm, publishedTender, tenderId } from '../platform/test/builders.ts'
import { toOffer } from './offer-of.ts'

const published = publishedTender({ offer_deadline: '2027-01-29' })

function offerWith(facts: NonNullable<FormData['facts']>) {
  const form = formForTender({
    tender: published,
    tender_version: 1,
    criteria: [],
    company: null,
    product: null,
    results: [],
  })
  return toOffer({
    state: 'draft',
    at: '2027-01-10T12:00:00Z',
    versions: { application: 1, tender: 1, product: null, rules: null },
    tender: summaryOf({
      tender_id: tenderId(1),
      version: 1,
      published,
      corrected_criteria: null,
      result: null,
      sample: null,
      updated_at: '2026-12-01T08:00:00Z',
    }),
    form,
    data: { ...completeForm(productIdSchema.parse('prd_made-for-tests')), facts },
    findings: [],
    documents: [],
  })
}

it('prints the answers that can be read, in one order whatever order they are stored in', () => {
  const facts = {
    'supplier.country': 'SE',
    so2TotalMgPerL: '95',
    colour: 'red',
    category: 'wine',
    vintageSharePct: 'most',
    'ethics.auditInfo': '',
    'no.such': 'x',
    // the form asks for it
    abv: '5',
  }
  const backwards = Object.fromEntries(Object.entries(facts).reverse())
  const keysOf = (one: typeof facts) => offerWith(one).facts.map(({ key }) => key)
  expect(keysOf(facts)).toEqual(['category', 'colour', 'so2TotalMgPerL', 'supplier.country'])
  expect(offerWith(backwards).facts).toEqual(offerWith(facts).facts)
  // the code is what the rules need, the name is what people read
  expect(offerWith(facts).facts.at(-1)).toMatchObject({ value: 'SE', text: 'Sweden' })
})
