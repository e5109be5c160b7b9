import { randomUUID } from 'node:crypto'
import { ACCOUNT_ID, REGION } from '../aws-account.ts'

/** In two parts, so that no scanner of this machine takes the source for the thing. */
const eicar = Buffer.from(
  `${String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD`}-ANTIVIRUS-TEST-FILE!$H+H*`,
)
const threatName = 'EICAR-Test-File'

export type ScanStatus = 'NO_THREATS_FOUND' | 'THREATS_FOUND'

export const scanBytes = (bytes: Buffer): ScanStatus =>
  bytes.includes(eicar) ? 'THREATS_FOUND' : 'NO_THREATS_FOUND'

/** The tag that a plan with tagging puts on what it has scanned. */
export const scanTag = (status: ScanStatus) => ({ GuardDutyMalwareScanStatus: status })

export interface ScannedObject {
  readonly bucket: string
  readonly key: string
  readonly etag: string
  readonly planArn: string
}

/** The event of a scan, as EventBridge receives it. */
export function scanEvent({ bucket, key, etag, planArn }: ScannedObject, status: ScanStatus) {
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': 'GuardDuty Malware Protection Object Scan Result',
    source: 'aws.guardduty',
    account: ACCOUNT_ID,
    time: new Date().toISOString(),
    region: REGION,
    resources: [planArn],
    detail: {
      schemaVersion: '1.0',
      scanStatus: 'COMPLETED',
      resourceType: 'S3_OBJECT',
      s3ObjectDetails: { bucketName: bucket, objectKey: key, eTag: etag, s3Throttled: false },
      scanResultDetails: {
        scanResultStatus: status,
        threats: status === 'THREATS_FOUND' ? [{ name: threatName }] : null,
      },
    },
  }
}
