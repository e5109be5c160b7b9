import type { CriterionResult } from '../matching/verdict.ts'
import type { Criterion, CriterionKind } from '../tenders/criterion.ts'
import type { PublishedTender } from '../tenders/published-tender.ts'
import type { FormField } from './application-form.ts'
import { field, known } from './form-field.ts'

/** The question beside which a requirement is shown. */
export const questionOfKind: Readonly<Partial<Record<CriterionKind, string>>> = {
  category: 'product_type',
  origin: 'country_of_origin',
  grapes: 'grapes',
  vintage: 'vintage',
  price: 'price',
  container: 'container',
  size: 'volume',
  closure: 'closure',
  alcohol: 'alcohol',
  sugar: 'sugar',
  quantity: 'quantity',
}

export const requirementKey = (criterion_id: string): string => `requirement_${criterion_id}`

/**
 * The section `requirements`: one question per criterion, none left out. A required one must be
 * confirmed; of the others (also the `text` ones) an answer is asked, whichever it is. What the
 * portfolio already proves is answered with yes.
 */
export function requirementFields(
  criteria: readonly Criterion[],
  results: readonly CriterionResult[],
): FormField[] {
  return criteria.map((criterion) => {
    const result = results.find(({ criterion_id }) => criterion_id === criterion.id)
    return field(requirementKey(criterion.id), 'yes_no', {
      must_be_yes: criterion.required,
      label: criterion.text,
      prefill: result?.status === 'met' ? known('product', true) : null,
      criterion_id: criterion.id,
    })
  })
}

/**
 * Whether what is filled in of a requirement still stands. The portfolio proves it of the product; where the
 * offer says something else and proves it no longer, nobody has said yes.
 */
export function prefillStands(
  { criterion_id, prefill, type }: FormField,
  results: readonly CriterionResult[],
): boolean {
  if (prefill === null || type !== 'yes_no' || criterion_id === null) return true
  return results.every((one) => one.criterion_id !== criterion_id || one.status !== 'unknown')
}

/** Sources name most documents by a code (`certificate_of_analysis`), some in their own words. */
const documentCode = /^[a-z0-9_]{1,70}$/

/** The section `documents`: each document that the tender asks for, confirmed as ready. */
export function documentFields(tender: PublishedTender): FormField[] {
  const documents = tender.documents_required ?? []
  return documents.map((document, index) =>
    documentCode.test(document)
      ? field(`document_${document}`, 'yes_no', { must_be_yes: true })
      : field(`document_${index + 1}`, 'yes_no', { must_be_yes: true, label: document }),
  )
}

/** The section `samples`: present where the tender names a day for them. */
export function sampleFields(tender: PublishedTender): FormField[] {
  if (tender.sample_deadline === null) return []
  return [
    field('sample_deadline', 'date', {
      required: false,
      prefill: known('tender', tender.sample_deadline),
    }),
    field('samples_ready', 'yes_no', { must_be_yes: true }),
    field('samples_sent_on', 'date', { required: false }),
    field('samples_note', 'long_text', { required: false }),
  ]
}
