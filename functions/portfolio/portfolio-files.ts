import type { S3Client } from '@aws-sdk/client-s3'
import { type UploadId, type UserId, uploadIdSchema, userIdSchema } from '#domain/shared/ids.ts'
import {
  createFileBucket,
  type FileBucket,
  type PutAddress,
  type SignedAddress,
} from '../platform/files/file-bucket.ts'

/** The key of a file: `portfolios/<user_id>/<upload_id>`. The name it had is only data of the upload. */
export const fileKey = (user_id: UserId, upload_id: UploadId): string =>
  `portfolios/${user_id}/${upload_id}`

/** Whose file a key names; null: not a key of ours. */
export function ownerOfKey(key: string): { user_id: UserId; upload_id: UploadId } | null {
  const [folder, user, upload, ...more] = key.split('/')
  const user_id = userIdSchema.safeParse(user)
  const upload_id = uploadIdSchema.safeParse(upload)
  if (folder !== 'portfolios' || more.length > 0) return null
  return user_id.success && upload_id.success
    ? { user_id: user_id.data, upload_id: upload_id.data }
    : null
}

interface OwnFile {
  readonly user_id: UserId
  readonly upload_id: UploadId
}

/** The bucket of the original files. */
export interface PortfolioFiles {
  readonly addressToPut: (
    file: OwnFile & { readonly content_type: string; readonly size_bytes: number },
    now: Date,
  ) => Promise<PutAddress>
  readonly addressToGet: (
    file: OwnFile & { readonly file_name: string },
    now: Date,
  ) => Promise<SignedAddress>
  readonly read: (user_id: UserId, upload_id: UploadId) => ReturnType<FileBucket['read']>
  readonly remove: (user_id: UserId, upload_id: UploadId) => Promise<void>
}

export function createPortfolioFiles(client: S3Client, bucket: string): PortfolioFiles {
  const files = createFileBucket(client, bucket)
  return {
    addressToPut: (file, now) =>
      files.addressToPut(fileKey(file.user_id, file.upload_id), file, now),
    addressToGet: (file, now) =>
      files.addressToGet(fileKey(file.user_id, file.upload_id), file.file_name, now),
    read: (user_id, upload_id) => files.read(fileKey(user_id, upload_id)),
    remove: (user_id, upload_id) => files.remove(fileKey(user_id, upload_id)),
  }
}
