import { documentFileTypes } from '#domain/documents/document.ts'
import { signableForm } from '#domain/documents/forms/signable-forms.ts'
import { checkSigning, type Signing, vintageOf } from '#domain/documents/forms/signing.ts'
import { kindName } from '#domain/documents/kind-name.ts'
import type { Instant } from '#domain/shared/calendar-date.ts'
import { fileIdSchema, type UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { productNameOf } from '../change-document.ts'
import { documentFileKey, type OwnFile } from '../document-file-key.ts'
import { documentIdOf } from '../document-of-attempt.ts'
import { type DocumentRow, dayOf } from '../document-row.ts'
import type { DocumentsDeps } from '../documents-deps.ts'
import { documentChangesPerHour } from '../upload-limits.ts'

/** Its one file has the number of the document. */
function ownFileOf(user_id: UserId, signing: Signing): OwnFile {
  const document_id = documentIdOf(user_id, signing)
  return { user_id, document_id, file_id: fileIdSchema.parse(document_id.replace('doc_', 'fil_')) }
}

async function pdfOf(user_id: UserId, { kind, values, signer }: Signing, at: Instant) {
  const { formPdf } = await import('./form-pdf.ts')
  return formPdf({ kind, values }, { at, signature: { signer, at, user_id } })
}

/**
 * Signs a form: the document comes first, then its bytes, which go the way of every file of the library,
 * scan and check included. The time of the document is that of the signature, so that who repeats the
 * attempt after a fault makes the same bytes.
 */
export async function signDocument(
  deps: DocumentsDeps,
  user_id: UserId,
  signing: Signing,
): Promise<Result<DocumentRow, 'not_found' | 'form_incomplete' | 'too_many_requests'>> {
  const problems = checkSigning(signing)
  if (problems.length > 0) return fail('form_incomplete', { problems })
  const own = ownFileOf(user_id, signing)
  const now = deps.now()
  let made: Uint8Array | null = null
  let row = await deps.documents.find(user_id, own.document_id)
  if (row === null) {
    const covers = signableForm(signing.kind).covers
    const product_id = covers === 'product' ? signing.product_id : null
    const product_name = await productNameOf(deps, user_id, product_id)
    if (!product_name.ok) return product_name
    if (!(await deps.throttle(documentChangesPerHour, user_id, now)))
      return fail('too_many_requests')
    made = await pdfOf(user_id, signing, now.toISOString())
    const covered = { product_id, product_name: product_name.value }
    // another request of the same attempt may have been faster: then its row stays
    await deps.documents.add(signedRow(own, signing, covered, made.length, now))
    row = await deps.documents.find(user_id, own.document_id)
  }
  if (row === null || row.deleted_at !== null) return fail('not_found')
  const file = row.files.find(({ file_id }) => file_id === own.file_id)
  if (file?.status === 'waiting') {
    const isOurs = made !== null && row.created_at === now.toISOString()
    const bytes = isOurs && made ? made : await pdfOf(user_id, signing, row.created_at)
    await deps.files.put(documentFileKey(own), file.content_type, bytes)
  }
  return succeed(row)
}

function signedRow(
  { user_id, document_id, file_id }: OwnFile,
  { kind, values }: Signing,
  covered: Pick<DocumentRow, 'product_id' | 'product_name'>,
  size_bytes: number,
  now: Date,
): DocumentRow {
  const producer = (values.producer ?? '').slice(0, 200)
  const created_at = now.toISOString()
  return {
    ...covered,
    kind,
    vintage: signableForm(kind).fields.includes('vintage') ? vintageOf(values) : null,
    lot: null,
    holder: producer,
    issuer: producer,
    number: null,
    valid_from: dayOf(now),
    valid_to: null,
    languages: ['en'],
    user_id,
    document_id,
    version: 1,
    files: [
      {
        file_id,
        file_name: `${kindName('en', kind)}.pdf`,
        content_type: documentFileTypes.pdf,
        size_bytes,
        status: 'waiting',
        reason: null,
        sha256: null,
        created_at,
      },
    ],
    replaces: null,
    replaced_by: null,
    created_at,
    deleted_at: null,
    revision: 0,
    due_on: null,
  }
}
