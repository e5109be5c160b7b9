import { confirmationsFolder } from '#domain/documents/documents-folder.ts'
import {
  type FileId,
  fileIdSchema,
  type TenderId,
  tenderIdSchema,
  type UserId,
  userIdSchema,
} from '#domain/shared/ids.ts'

/** A file that a monopoly gave for an offer, in the bucket of documents: it is scanned there as they are. */
export interface OwnConfirmation {
  readonly user_id: UserId
  readonly tender_id: TenderId
  readonly file_id: FileId
}

export const confirmationKey = ({ user_id, tender_id, file_id }: OwnConfirmation): string =>
  `${confirmationsFolder}/${user_id}/${tender_id}/${file_id}`

/** Of which application a key names the confirmation; null: of none. */
export function confirmationOfKey(key: string): OwnConfirmation | null {
  const [folder, user, tender, file, ...more] = key.split('/')
  const user_id = userIdSchema.safeParse(user)
  const tender_id = tenderIdSchema.safeParse(Number(tender))
  const file_id = fileIdSchema.safeParse(file)
  if (folder !== confirmationsFolder || more.length > 0) return null
  if (!user_id.success || !tender_id.success || !file_id.success) return null
  return { user_id: user_id.data, tender_id: tender_id.data, file_id: file_id.data }
}
