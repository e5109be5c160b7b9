import { objectArn } from '../emulators/aws-account.ts'
import { scanBytes, scanEvent, scanTag } from '../emulators/guardduty/scan-object.ts'
import type { ObjectCreatedRecord } from '../emulators/s3/start-s3.ts'
import { isAllowed } from '../identity/evaluate.ts'
import { roleStatements } from '../identity/role-statements.ts'
import { LocalCloudError } from '../local-cloud-error.ts'
import { publishEvent } from '../queues/event-rules.ts'
import { malwareProtectionPlanKind } from '../resources/malware-protection-plan.ts'
import type { ResolvedStack } from '../template/resolved-stack.ts'
import type { Emulators } from './emulators.ts'

/** Stops the start for a plan whose role does not let GuardDuty read and tag what it is to scan. */
export function checkMalwareScans(stack: ResolvedStack): void {
  const byRole = roleStatements(stack)
  for (const { logicalId, properties } of stack.of(malwareProtectionPlanKind)) {
    const { BucketName, ObjectPrefixes = [''] } = properties.ProtectedResource.S3Bucket
    const isTagging = properties.Actions?.Tagging.Status === 'ENABLED'
    const needed = ['s3:GetObject', ...(isTagging ? ['s3:PutObjectTagging'] : [])]
    const resources = ObjectPrefixes.map((prefix) => objectArn(BucketName, `${prefix}any`))
    for (const action of needed) {
      const refused = resources.find(
        (resource) => !isAllowed(byRole.get(properties.Role) ?? [], action, resource),
      )
      if (refused === undefined) continue
      throw new LocalCloudError(`${logicalId}: its role does not grant ${action} on ${refused}.`)
    }
  }
}

/** Scans a new object where a plan protects its bucket, tags it, and tells the rules that wait for the result. */
export async function scanObject(
  stack: ResolvedStack,
  { s3, sqs }: Pick<Emulators, 's3' | 'sqs'>,
  bucket: string,
  record: ObjectCreatedRecord,
): Promise<void> {
  const key = decodeURIComponent(record.s3.object.key.replaceAll('+', ' '))
  for (const plan of stack.of(malwareProtectionPlanKind)) {
    const { BucketName, ObjectPrefixes = [''] } = plan.properties.ProtectedResource.S3Bucket
    if (BucketName !== bucket || !ObjectPrefixes.some((prefix) => key.startsWith(prefix))) continue
    const bytes = await s3.readObject(bucket, key)
    // deleted since
    if (bytes === null) continue
    const status = scanBytes(bytes)
    if (plan.properties.Actions?.Tagging.Status === 'ENABLED') {
      await s3.tagObject(bucket, key, scanTag(status))
    }
    const scanned = { bucket, key, etag: record.s3.object.eTag, planArn: plan.attribute('Arn') }
    await publishEvent(stack, sqs, scanEvent(scanned, status))
  }
}
