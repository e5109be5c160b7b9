import type { S3Client } from '@aws-sdk/client-s3'
import { type IntakeId, intakeIdSchema } from '#domain/shared/ids.ts'
import {
  createFileBucket,
  type FileBucket,
  type PutAddress,
} from '../../platform/files/file-bucket.ts'

const folder = 'plans'
const keyOf = (intake_id: IntakeId) => `${folder}/${intake_id}`

/** Whose file a key names; null: not a key of ours. */
export function intakeOfKey(key: string): IntakeId | null {
  const [first, id, ...more] = key.split('/')
  const intake_id = intakeIdSchema.safeParse(id)
  return first === folder && more.length === 0 && intake_id.success ? intake_id.data : null
}

/** The bucket of plan files. */
export interface PlanFiles {
  readonly addressToPut: (
    intake_id: IntakeId,
    file: { readonly content_type: string; readonly size_bytes: number },
    now: Date,
  ) => Promise<PutAddress>
  readonly read: (intake_id: IntakeId) => ReturnType<FileBucket['read']>
}

export function createPlanFiles(client: S3Client, bucket: string): PlanFiles {
  const files = createFileBucket(client, bucket)
  return {
    addressToPut: (intake_id, file, now) => files.addressToPut(keyOf(intake_id), file, now),
    read: (intake_id) => files.read(keyOf(intake_id)),
  }
}
