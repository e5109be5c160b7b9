import type { ChosenDocument } from './chosen-document.ts'
import type { CompanyDocument } from './document.ts'

/** A document of the library as an answer to a question of an application. */
export const chosenOf = (question: string, document: CompanyDocument): ChosenDocument => ({
  question,
  document_id: document.document_id,
  version: document.version,
  kind: document.kind,
  product_id: document.product_id,
  vintage: document.vintage,
  lot: document.lot,
  holder: document.holder,
  issuer: document.issuer,
  number: document.number,
  valid_from: document.valid_from,
  valid_to: document.valid_to,
  files: document.files
    // announced and never sent: nothing that an offer could hold
    .filter(({ status }) => status !== 'waiting')
    .map(({ file_id, file_name, content_type, size_bytes, sha256, status }) => ({
      file_id,
      file_name,
      content_type,
      size_bytes,
      sha256,
      status,
    })),
})
