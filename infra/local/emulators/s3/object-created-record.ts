import { bucketArn, REGION } from '../aws-account.ts'
import type { StoredObject } from './object-store.ts'

/** One entry of `Records` in an S3 event notification; `s3.object.key` is URL-encoded as the service does. */
export interface ObjectCreatedRecord {
  eventVersion: '2.1'
  eventSource: 'aws:s3'
  awsRegion: string
  eventTime: string
  eventName: 'ObjectCreated:Put' | 'ObjectCreated:Copy'
  userIdentity: { principalId: string }
  requestParameters: { sourceIPAddress: string }
  responseElements: Record<string, string>
  s3: {
    s3SchemaVersion: '1.0'
    configurationId: string
    bucket: { name: string; ownerIdentity: { principalId: string }; arn: string }
    object: { key: string; size: number; eTag: string; sequencer: string }
  }
}

export interface Creation {
  bucket: string
  object: StoredObject
  event: ObjectCreatedRecord['eventName']
  access_key_id: string
  request_id: string
}

export function objectCreatedRecord(creation: Creation): ObjectCreatedRecord {
  const { bucket, object, access_key_id, request_id } = creation
  return {
    eventVersion: '2.1',
    eventSource: 'aws:s3',
    awsRegion: REGION,
    eventTime: object.last_modified,
    eventName: creation.event,
    userIdentity: { principalId: `AWS:${access_key_id}` },
    requestParameters: { sourceIPAddress: '127.0.0.1' },
    responseElements: { 'x-amz-request-id': request_id, 'x-amz-id-2': request_id },
    s3: {
      s3SchemaVersion: '1.0',
      configurationId: 'local',
      bucket: { name: bucket, ownerIdentity: { principalId: 'local' }, arn: bucketArn(bucket) },
      object: {
        key: encodeKey(object.key),
        size: object.size,
        eTag: object.etag,
        sequencer: process.hrtime.bigint().toString(16).toUpperCase().padStart(18, '0'),
      },
    },
  }
}

/** Form encoding, slashes left alone: a reader must turn `+` into a space before decoding. */
function encodeKey(key: string): string {
  return encodeURIComponent(key).replace(/%2F/g, '/').replace(/%20/g, '+')
}
