import { expect, it } from 'vitest'
import type { FormData } from '#domain/applications/application.ts'
import { documentIdSchema } from '#domain/shared/ids.ts'
import { differencesOf, isSameFormData } from './same-form-data.ts'

const draft: FormData = {
  product_id: null,
  answers: { importer: 'Sample Imports' },
  facts: { so2TotalMgPerL: '95' },
  documents: { document_analysis: documentIdSchema.parse('doc_00000001') },
  waivers: [{ rule_id: 'SE-1', reason: 'Agreed' }],
  price_lines: [{ volume_ml: 3000, price: '12.50' }],
  price_figures: { litres: 0.75, figures: { freight: 0.3 } },
}

it('names everything that two versions of a draft have differently', () => {
  const other: FormData = {
    ...draft,
    facts: { so2TotalMgPerL: '90' },
    documents: {},
    waivers: [{ rule_id: 'SE-1', reason: 'Agreed in writing' }],
    price_lines: [{ volume_ml: 3000, price: '13' }],
    price_figures: { litres: 0.75, figures: { freight: 0.4 } },
  }
  expect(differencesOf(draft, other)).toEqual([
    { of: 'fact', key: 'so2TotalMgPerL' },
    { of: 'document', key: 'document_analysis' },
    { of: 'waiver', key: 'SE-1' },
    { of: 'line', key: '3000' },
    { of: 'figure', key: 'freight' },
  ])
  expect(isSameFormData(draft, other)).toBe(false)
})

it('takes neither the order of keys nor who waived a rule for a difference', () => {
  const saved: FormData = {
    ...draft,
    waivers: [{ rule_id: 'SE-1', reason: 'Agreed', by: 'Anna', at: '2026-01-01T00:00:00Z' }],
    price_figures: { figures: { freight: 0.3 }, litres: 0.75 },
  }
  expect(isSameFormData(draft, saved)).toBe(true)
})
