import { expect, it } from 'vitest'
import type { OfferFinding } from '#domain/applications/tender-findings.ts'
import { findingsToKeep } from './findings-to-keep.ts'

const source = { text: 'The tender', url: null, date: null, reviewed_by_lawyer: null }
const asksFor = (key: string, words: string | null = null) =>
  ({
    rule_id: `tender:document:${key}`,
    phase: 'offer',
    status: 'fail',
    severity: 'block',
    source,
    waiver: null,
    asked: { kind: 'document', key, words, offered: null, result: null, problem: 'missing' },
  }) as unknown as OfferFinding

it.each([
  [asksFor('document_food-contact-doc'), 'Declaration of conformity, food contact'],
  [asksFor('document_certificate_of_analysis'), 'certificate of analysis'],
  [asksFor('document_1', 'A letter of the winemaker'), 'A letter of the winemaker'],
])('names the document that is missing: %#', (finding, message) => {
  const [kept] = findingsToKeep([finding], { rules: [] } as never)
  expect(kept).toMatchObject({ title: 'A document that is asked for', message })
})
