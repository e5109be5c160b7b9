import type { Call } from '../emulator.ts'
import type { BucketLock } from './bucket-lock.ts'
import type { CorsRule } from './cors-rule.ts'
import type { ObjectCreatedRecord } from './object-created-record.ts'
import type { ObjectStore } from './object-store.ts'
import type { S3Request } from './s3-request.ts'

/** Everything an operation may use. */
export interface S3Context {
  objects: ObjectStore
  corsRules: Map<string, CorsRule[]>
  locks: ReadonlyMap<string, BucketLock>
  request: S3Request
  request_id: string
  access_key_id: string
  /** the object's bytes as sent, unframed and checked */
  payload: Buffer
  require(permission: Omit<Call, 'access_key_id'>): void
  onObjectCreated?: (bucket: string, record: ObjectCreatedRecord) => Promise<void>
}
