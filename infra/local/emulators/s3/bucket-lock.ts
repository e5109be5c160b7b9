import { randomUUID } from 'node:crypto'
import { ServiceError } from '../service-error.ts'
import type { StoredObject } from './object-store.ts'
import type { S3Context } from './s3-context.ts'

/** How long each object of a bucket stays as it is (ObjectLockConfiguration of the template). */
export interface BucketLock {
  mode: 'GOVERNANCE' | 'COMPLIANCE'
  days: number
}

let count = 0

/** Ids sort by when they were made, in later runs too. */
const newVersionId = () =>
  `${Date.now().toString(36).padStart(9, '0')}${(count++).toString(36).padStart(5, '0')}${randomUUID().slice(0, 8)}`

/** The version that a write makes: in a bucket with a lock each write makes one. */
export function newVersion(
  { locks, request }: S3Context,
  kind: 'object' | 'deletion',
): StoredObject['version'] {
  const lock = locks.get(request.bucket)
  if (!lock) return undefined
  const until = new Date(Date.now() + lock.days * 86_400_000).toISOString()
  return {
    id: newVersionId(),
    mode: lock.mode,
    locked_until: kind === 'object' ? until : null,
  }
}

/** The service takes no locked object without a checksum of its bytes; other periods than the bucket's are not served here. */
export function checkLockedWrite({ locks, request }: S3Context): void {
  if (!locks.has(request.bucket)) return
  const names = Object.keys(request.headers)
  if (names.some((name) => name.startsWith('x-amz-object-lock-')))
    throw new ServiceError('NotImplemented', 'The local s3 locks as the bucket says only', 501)
  const isChecked = names.some(
    (name) =>
      name === 'content-md5' || name === 'x-amz-trailer' || name.startsWith('x-amz-checksum-'),
  )
  if (!isChecked)
    throw new ServiceError(
      'InvalidRequest',
      'Content-MD5 OR x-amz-checksum- HTTP header is required for Put Object requests with Object Lock parameters',
    )
}

/** Refuses to remove a version that is locked; governance is passed over by who may, and says so. */
export function requireUnlocked(context: S3Context, resource: string, object: StoredObject): void {
  const { version } = object
  if (!version?.locked_until || Date.parse(version.locked_until) <= Date.now()) return
  const passesOver = context.request.headers['x-amz-bypass-governance-retention'] === 'true'
  if (version.mode === 'GOVERNANCE' && passesOver) {
    context.require({ action: 's3:BypassGovernanceRetention', resource })
    return
  }
  throw new ServiceError(
    'AccessDenied',
    'Access Denied because object protected by object lock.',
    403,
  )
}

export const versionHeaders = ({ version }: StoredObject): Record<string, string> =>
  version?.locked_until
    ? {
        'x-amz-version-id': version.id,
        'x-amz-object-lock-mode': version.mode,
        'x-amz-object-lock-retain-until-date': version.locked_until,
      }
    : {}
