import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { putAddressLasts } from '#domain/portfolio/upload.ts'
import { type UploadId, type UserId, uploadIdSchema, userIdSchema } from '#domain/shared/ids.ts'

/** Seconds. */
const getExpiresIn = 5 * 60

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

export interface SignedAddress {
  readonly url: string
  readonly expires_at: string
}

interface FileToPut {
  readonly user_id: UserId
  readonly upload_id: UploadId
  readonly content_type: string
  readonly size_bytes: number
}

/** The bucket of the original files. */
export interface PortfolioFiles {
  /** Takes exactly this many bytes of exactly this type, once, until it expires. */
  readonly addressToPut: (file: FileToPut, now: Date) => Promise<SignedAddress>
  /** Always a download, under the name the file had. */
  readonly addressToGet: (
    file: { user_id: UserId; upload_id: UploadId; file_name: string },
    now: Date,
  ) => Promise<SignedAddress>
  readonly read: (
    user_id: UserId,
    upload_id: UploadId,
  ) => Promise<{ readonly bytes: Uint8Array; readonly etag: string } | null>
  readonly remove: (user_id: UserId, upload_id: UploadId) => Promise<void>
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()

/** RFC 6266: the name as UTF-8; `'()*` are not covered by encodeURIComponent. */
const asDownload = (file_name: string) =>
  `attachment; filename*=UTF-8''${encodeURIComponent(file_name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`

/** `client` must be made with `requestChecksumCalculation: 'WHEN_REQUIRED'`, or the address to put carries the checksum of an empty body. */
export function createPortfolioFiles(client: S3Client, Bucket: string): PortfolioFiles {
  return {
    addressToPut: async (file, now) => {
      const command = new PutObjectCommand({
        Bucket,
        Key: fileKey(file.user_id, file.upload_id),
        ContentType: file.content_type,
        ContentLength: file.size_bytes,
        IfNoneMatch: '*',
      })
      const url = await getSignedUrl(client, command, {
        expiresIn: putAddressLasts,
        signableHeaders: new Set(['content-type', 'content-length', 'if-none-match']),
        signingDate: now,
      })
      return { url, expires_at: after(now, putAddressLasts) }
    },
    addressToGet: async ({ user_id, upload_id, file_name }, now) => {
      const command = new GetObjectCommand({
        Bucket,
        Key: fileKey(user_id, upload_id),
        ResponseContentDisposition: asDownload(file_name),
      })
      const url = await getSignedUrl(client, command, {
        expiresIn: getExpiresIn,
        signingDate: now,
      })
      return { url, expires_at: after(now, getExpiresIn) }
    },
    read: async (user_id, upload_id) => {
      try {
        const found = await client.send(
          new GetObjectCommand({ Bucket, Key: fileKey(user_id, upload_id) }),
        )
        if (found.Body === undefined) return null
        return { bytes: await found.Body.transformToByteArray(), etag: found.ETag ?? '' }
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return null
        throw error
      }
    },
    remove: async (user_id, upload_id) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: fileKey(user_id, upload_id) }))
    },
  }
}
