import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { ExportId, UserId } from '#domain/shared/ids.ts'

const linkSeconds = 5 * 60
const fileKey = (user_id: UserId, export_id: ExportId) => `exports/${user_id}/${export_id}.zip`

/** The bucket of finished exports; it forgets them after a day by itself. */
export interface ExportFiles {
  readonly save: (user_id: UserId, export_id: ExportId, bytes: Uint8Array) => Promise<void>
  readonly addressToGet: (
    user_id: UserId,
    export_id: ExportId,
    now: Date,
  ) => Promise<{ url: string; expires_at: string }>
}

export function createExportFiles(client: S3Client, Bucket: string): ExportFiles {
  return {
    save: async (user_id, export_id, bytes) => {
      const Key = fileKey(user_id, export_id)
      await client.send(
        new PutObjectCommand({ Bucket, Key, Body: bytes, ContentType: 'application/zip' }),
      )
    },
    addressToGet: async (user_id, export_id, now) => {
      const command = new GetObjectCommand({
        Bucket,
        Key: fileKey(user_id, export_id),
        ResponseContentDisposition: 'attachment; filename="nordgate-data.zip"',
      })
      const url = await getSignedUrl(client, command, {
        expiresIn: linkSeconds,
        signingDate: now,
      })
      const expires_at = new Date(now.getTime() + linkSeconds * 1000).toISOString()
      return { url, expires_at }
    },
  }
}

/** Keys below a prefix, page by page. */
export async function* keysBelow(client: S3Client, Bucket: string, Prefix: string) {
  let token: string | undefined
  do {
    const page = await client.send(
      new ListObjectsV2Command({
        Bucket,
        Prefix,
        ...(token === undefined ? {} : { ContinuationToken: token }),
      }),
    )
    for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key
    token = page.NextContinuationToken
  } while (token !== undefined)
}

export async function removeBelow(client: S3Client, Bucket: string, prefix: string): Promise<void> {
  for await (const Key of keysBelow(client, Bucket, prefix)) {
    await client.send(new DeleteObjectCommand({ Bucket, Key }))
  }
}

export async function readObject(client: S3Client, Bucket: string, Key: string) {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
  return (await Body?.transformToByteArray()) ?? new Uint8Array()
}
