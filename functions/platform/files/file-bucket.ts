import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { putAddressLasts } from '#domain/shared/stored-file.ts'

/** Seconds. */
const getExpiresIn = 5 * 60

export interface SignedAddress {
  readonly url: string
  readonly expires_at: string
}

/** An address to put a file to, and the headers that the request must have. */
export type PutAddress = SignedAddress & { readonly headers: Record<string, string> }

interface FileToPut {
  readonly content_type: string
  readonly size_bytes: number
}

/** A bucket of files that users put and get by themselves. */
export interface FileBucket {
  /** Takes exactly this many bytes of exactly this type, once, until it expires. */
  readonly addressToPut: (key: string, file: FileToPut, now: Date) => Promise<PutAddress>
  /** Always a download, under this name; of the newest version unless one is named. */
  readonly addressToGet: (
    key: string,
    file_name: string,
    now: Date,
    version?: string,
  ) => Promise<SignedAddress>
  /** Puts a file that was made here; one that is there already stays. */
  readonly put: (key: string, content_type: string, bytes: Uint8Array) => Promise<void>
  readonly read: (
    key: string,
  ) => Promise<{ readonly bytes: Uint8Array; readonly etag: string } | null>
  readonly remove: (key: string) => Promise<void>
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString()

/** RFC 6266: the name as UTF-8; `'()*` are not covered by encodeURIComponent. */
const asDownload = (file_name: string) =>
  `attachment; filename*=UTF-8''${encodeURIComponent(file_name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`

/** `client` must be made with `requestChecksumCalculation: 'WHEN_REQUIRED'`, or the address to put carries the checksum of an empty body. */
export function createFileBucket(client: S3Client, Bucket: string): FileBucket {
  return {
    addressToPut: async (Key, file, now) => {
      // the address takes one file: S3 refuses a second with 412
      const headers = { 'content-type': file.content_type, 'if-none-match': '*' }
      const command = new PutObjectCommand({
        Bucket,
        Key,
        ContentType: file.content_type,
        ContentLength: file.size_bytes,
        IfNoneMatch: '*',
      })
      const url = await getSignedUrl(client, command, {
        expiresIn: putAddressLasts,
        signableHeaders: new Set(['content-type', 'content-length', 'if-none-match']),
        signingDate: now,
      })
      return { url, headers, expires_at: after(now, putAddressLasts) }
    },
    addressToGet: async (Key, file_name, now, VersionId) => {
      const command = new GetObjectCommand({
        Bucket,
        Key,
        VersionId,
        ResponseContentDisposition: asDownload(file_name),
      })
      const url = await getSignedUrl(client, command, {
        expiresIn: getExpiresIn,
        signingDate: now,
      })
      return { url, expires_at: after(now, getExpiresIn) }
    },
    put: async (Key, ContentType, Body) => {
      try {
        await client.send(
          new PutObjectCommand({ Bucket, Key, ContentType, Body, IfNoneMatch: '*' }),
        )
      } catch (error) {
        if (!(error instanceof Error && error.name === 'PreconditionFailed')) throw error
      }
    },
    read: async (Key) => {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket, Key }))
        if (found.Body === undefined) return null
        return { bytes: await found.Body.transformToByteArray(), etag: found.ETag ?? '' }
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return null
        throw error
      }
    },
    remove: async (Key) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
  }
}
