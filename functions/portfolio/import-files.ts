import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import type { UploadId, UserId } from '#domain/shared/ids.ts'

const [pack, unpack] = [promisify(gzip), promisify(gunzip)]

export interface ImportOwner {
  readonly user_id: UserId
  readonly upload_id: UploadId
}

/** What an import holds beyond the size of a row of a table, below `imports/<user_id>/<upload_id>/`. */
export interface ImportFiles {
  /** Written whole: a reader sees the former or the new one. */
  readonly write: (owner: ImportOwner, name: string, value: unknown) => Promise<void>
  /** The same of what is packed already. */
  readonly writePacked: (owner: ImportOwner, name: string, bytes: Uint8Array) => Promise<void>
  /** Null: there is none. */
  readonly read: (owner: ImportOwner, name: string) => Promise<unknown>
  readonly remove: (owner: ImportOwner, name: string) => Promise<void>
}

export function createImportFiles(client: S3Client, Bucket: string): ImportFiles {
  const keyOf = ({ user_id, upload_id }: ImportOwner, name: string) =>
    `imports/${user_id}/${upload_id}/${name}.json.gz`
  const writePacked: ImportFiles['writePacked'] = async (owner, name, Body) => {
    await client.send(new PutObjectCommand({ Bucket, Key: keyOf(owner, name), Body }))
  }
  return {
    writePacked,
    write: async (owner, name, value) =>
      writePacked(owner, name, await pack(JSON.stringify(value), { level: 3 })),
    read: async (owner, name) => {
      try {
        const found = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(owner, name) }))
        const bytes = await found.Body?.transformToByteArray()
        return bytes === undefined ? null : JSON.parse((await unpack(bytes)).toString('utf8'))
      } catch (error) {
        if (error instanceof Error && error.name === 'NoSuchKey') return null
        throw error
      }
    },
    remove: async (owner, name) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(owner, name) }))
    },
  }
}
