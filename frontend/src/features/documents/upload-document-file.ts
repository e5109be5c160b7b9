import type { CompanyDocument } from '#domain/documents/document.ts'
import type { DocumentId, FileId } from '#domain/shared/ids.ts'
import { fileNameOf } from '#domain/shared/stored-file.ts'
import { callApi } from '../../lib/api.ts'
import { putFile } from '../../lib/put-file.ts'

interface Upload {
  readonly document_id: DocumentId
  readonly file: File
  /** A file that did not come or was refused, and goes. */
  readonly insteadOf?: FileId
  readonly onProgress?: (percent: number) => void
}

/** Announces a file of a document and puts its bytes; what does not arrive can be chosen again in the list. */
export async function uploadDocumentFile({
  document_id,
  file,
  insteadOf,
  onProgress = () => {},
}: Upload): Promise<CompanyDocument> {
  const { document, put } = await callApi('addDocumentFile', {
    params: { document_id },
    body: {
      file_name: fileNameOf(file.name),
      size_bytes: file.size,
      instead_of: insteadOf ?? null,
    },
  })
  await putFile({ url: put.url, headers: put.headers, file, onProgress })
  return document
}
