import type { ApplicationForm } from '#domain/applications/application-form.ts'
import type { OfferDocument } from '#domain/offers/submitted-offer.ts'

/** The documents that were chosen, by the hashes of the files that have passed the check. */
export const offeredDocuments = ({
  documents,
}: Pick<ApplicationForm, 'documents'>): OfferDocument[] =>
  documents.map((document) => ({
    question: document.question,
    document_id: document.document_id,
    version: document.version,
    kind: document.kind,
    holder: document.holder,
    valid_from: document.valid_from,
    valid_to: document.valid_to,
    files: document.files.flatMap(({ status, sha256, ...file }) =>
      status === 'clean' && sha256 !== null ? [{ ...file, sha256 }] : [],
    ),
  }))
