import { documentsFolder } from '#domain/documents/documents-folder.ts'
import {
  type DocumentId,
  documentIdSchema,
  type FileId,
  fileIdSchema,
  type UserId,
  userIdSchema,
} from '#domain/shared/ids.ts'

export interface OwnFile {
  readonly user_id: UserId
  readonly document_id: DocumentId
  readonly file_id: FileId
}

/** The name that a file had is only data of its document. */
export const documentFileKey = ({ user_id, document_id, file_id }: OwnFile): string =>
  `${documentsFolder}/${user_id}/${document_id}/${file_id}`

/** Whose file a key names; null: not a key of ours. */
export function fileOfKey(key: string): OwnFile | null {
  const [folder, user, document, file, ...more] = key.split('/')
  const user_id = userIdSchema.safeParse(user)
  const document_id = documentIdSchema.safeParse(document)
  const file_id = fileIdSchema.safeParse(file)
  if (folder !== documentsFolder || more.length > 0) return null
  if (!user_id.success || !document_id.success || !file_id.success) return null
  return { user_id: user_id.data, document_id: document_id.data, file_id: file_id.data }
}
