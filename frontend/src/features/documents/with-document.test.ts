import { expect, it } from 'vitest'
import type { FormData } from '#domain/applications/application.ts'
import type { ApplicationForm } from '#domain/applications/application-form.ts'
import { unconfirmedQuestions } from '#domain/applications/changed-questions.ts'
import { documentIdSchema } from '#domain/shared/ids.ts'
import { withDocument } from './with-document.ts'

const question = 'document_certification_certificate'
const id = documentIdSchema.parse('doc_00000001')
const form = {
  tender_version: 2,
  sections: [{ key: 'documents', fields: [{ key: question }] }],
  changed: { questions: [question] },
} as unknown as ApplicationForm
const before: FormData = { product_id: null, answers: { [question]: true }, tender_version: 1 }

it('settles what a moved tender asks again of a document by choosing it', () => {
  expect(unconfirmedQuestions(form, before)).toEqual([question])
  const after = withDocument(form, before, question, id)
  expect(unconfirmedQuestions(form, after)).toEqual([])
  expect(after).toMatchObject({ documents: { [question]: id }, answers: { [question]: true } })
  expect(after.tender_version).toBe(2)
})

it('takes document and answer away together, and answers nothing that the form does not ask', () => {
  const chosen = withDocument(form, before, question, id)
  expect(withDocument(form, chosen, question, null)).toMatchObject({ documents: {}, answers: {} })
  const other = withDocument(form, before, 'document_analysis', id)
  expect(other.answers).toEqual(before.answers)
  expect(other.documents).toEqual({ document_analysis: id })
})
