import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { attempt } from '../platform/aws/attempt.ts'

interface OwnSubmission {
  readonly user_id: UserId
  readonly tender_id: TenderId
}

const contentTypes = {
  package: ['zip', 'application/zip'],
  receipt: ['json', 'application/json'],
  print: ['pdf', 'application/pdf'],
} as const
export type SealedFileKind = keyof typeof contentTypes

/** Below the prefix of its user; the number at its end tells the files of all submissions apart. */
export const sealedKey = (own: OwnSubmission, number: string, kind: SealedFileKind): string =>
  `sealed/${own.user_id}/${own.tender_id}/${sealedName(number, kind)}`

export const sealedName = (number: string, kind: SealedFileKind): string =>
  `${number}.${contentTypes[kind][0]}`

export interface StoredVersion {
  readonly bytes: Uint8Array
  readonly version: string
}

/** The bucket of what was sealed: its lock keeps every version for years, so that nothing written is lost again. */
export interface SealedBucket {
  /** Writes unless something is there: the first stands. */
  readonly putOnce: (key: string, kind: SealedFileKind, bytes: Uint8Array) => Promise<void>
  /** The newest version unless one is named. */
  readonly read: (key: string, version?: string) => Promise<StoredVersion>
}

/** `client` must send checksums, as the SDK does unless told otherwise: S3 locks nothing without. */
export function createSealedBucket(client: S3Client, Bucket: string): SealedBucket {
  return {
    putOnce: async (Key, kind, Body) => {
      const ContentType = contentTypes[kind][1]
      const put = new PutObjectCommand({ Bucket, Key, Body, ContentType, IfNoneMatch: '*' })
      // that somebody else writes it at this moment says not yet that it is there: the message comes again
      await attempt(client.send(put), { PreconditionFailed: 'is_there' })
    },
    read: async (Key, version) => {
      const get = new GetObjectCommand({ Bucket, Key, VersionId: version })
      const { Body, VersionId } = await client.send(get)
      if (Body === undefined || VersionId === undefined) throw new Error('no version was read')
      return { bytes: await Body.transformToByteArray(), version: VersionId }
    },
  }
}
