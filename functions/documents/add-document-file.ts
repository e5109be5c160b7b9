import type { documentRoutes } from '#contracts/documents.ts'
import type { RouteInput } from '#contracts/route.ts'
import {
  checkDocumentFile,
  type DocumentFile,
  documentMediaType,
  type FileRejection,
  isLost,
  mostFiles,
} from '#domain/documents/document.ts'
import type { DocumentId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { PutAddress } from '../platform/files/file-bucket.ts'
import { documentFileKey } from './document-file-key.ts'
import type { DocumentRow } from './document-row.ts'
import type { DocumentsDeps } from './documents-deps.ts'
import { findDocument } from './find-document.ts'
import { filesPerHour } from './upload-limits.ts'

type Given = RouteInput<(typeof documentRoutes)['addDocumentFile']>['body']

interface Announced {
  readonly document: DocumentRow
  readonly put: PutAddress
}

/** A file that is kept or is being looked at cannot be exchanged: a newer document replaces it. */
export const mayGo = (file: DocumentFile, now: Date) =>
  file.status === 'waiting' || file.status === 'refused' || isLost(file, now)

/** Announces a file of a document: checks its name and size, and gives the address to put its bytes to. */
export async function addDocumentFile(
  deps: DocumentsDeps,
  user_id: UserId,
  { document_id, file_name, size_bytes, instead_of }: Given & { readonly document_id: DocumentId },
): Promise<
  Result<
    Announced,
    FileRejection | 'not_found' | 'transition_not_allowed' | 'too_many_files' | 'too_many_requests'
  >
> {
  const rejection = checkDocumentFile({ name: file_name, size: size_bytes })
  if (rejection !== null) return fail(rejection)
  const content_type = documentMediaType(file_name)
  if (content_type === null) return fail('not_a_document_type')
  const found = await findDocument(deps, user_id, document_id)
  if (!found.ok) return found
  const replaced = found.value.files.find(({ file_id }) => file_id === instead_of)
  if (instead_of !== null && replaced === undefined) return fail('not_found')
  const now = deps.now()
  if (replaced !== undefined && !mayGo(replaced, now)) return fail('transition_not_allowed')
  if (!(await deps.throttle(filesPerHour, user_id, now))) return fail('too_many_requests')
  const file: DocumentFile = {
    file_id: deps.ids.file(),
    file_name,
    content_type,
    size_bytes,
    status: 'waiting',
    reason: null,
    sha256: null,
    created_at: now.toISOString(),
  }
  let isFull = false
  const document = await deps.documents.change(
    { user_id, document_id },
    (stored) => {
      const others = stored.files.filter((one) => one.file_id !== instead_of || !mayGo(one, now))
      isFull = others.length >= mostFiles
      return isFull ? null : { ...stored, files: [...others, file] }
    },
    now,
  )
  if (document === null) return fail('not_found')
  if (isFull) return fail('too_many_files')
  const keyOf = ({ file_id }: DocumentFile) => documentFileKey({ user_id, document_id, file_id })
  // its bytes came, and nothing else would ever delete them
  if (replaced?.status === 'scanning' && document.files.every((one) => one.file_id !== instead_of))
    await deps.files.remove(keyOf(replaced))
  return succeed({ document, put: await deps.files.addressToPut(keyOf(file), file, now) })
}
