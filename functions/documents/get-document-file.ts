import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { SignedAddress } from '../platform/files/file-bucket.ts'
import { documentFileKey, type OwnFile } from './document-file-key.ts'
import type { DocumentsDeps } from './documents-deps.ts'
import { findDocument } from './find-document.ts'

/** The address of a file that has passed the check; there is none of any other. */
export async function getDocumentFile(
  deps: DocumentsDeps,
  own: OwnFile,
): Promise<Result<SignedAddress, 'not_found' | 'file_not_clean'>> {
  const found = await findDocument(deps, own.user_id, own.document_id)
  if (!found.ok) return found
  const file = found.value.files.find(({ file_id }) => file_id === own.file_id)
  if (file === undefined) return fail('not_found')
  if (file.status !== 'clean') return fail('file_not_clean')
  return succeed(await deps.files.addressToGet(documentFileKey(own), file.file_name, deps.now()))
}
