import type { EmulatorOptions, Running } from '../emulator.ts'

/** As the CloudFormation property CorsConfiguration.CorsRules has them. */
export interface CorsRule {
  AllowedOrigins: string[]
  AllowedMethods: string[]
  AllowedHeaders?: string[]
  ExposedHeaders?: string[]
  MaxAge?: number
}

/** One entry of `Records` in an S3 event notification; `s3.object.key` is URL-encoded as the service does. */
export interface ObjectCreatedRecord {
  eventVersion: '2.1'
  eventSource: 'aws:s3'
  awsRegion: string
  eventTime: string
  eventName: string
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

export interface S3Options extends EmulatorOptions {
  /** Awaited before the upload is acknowledged, so an acknowledged object has its event. */
  onObjectCreated?: (bucket: string, record: ObjectCreatedRecord) => Promise<void>
}

/** `endpoint` is http://127.0.0.1:port (SDKs then use path style by themselves); http://<bucket>.localhost:port serves too. */
export interface RunningS3 extends Running {
  /** Creates the bucket or replaces its CORS rules; objects on disk from an earlier run are kept. */
  ensureBucket(definition: { name: string; cors_rules?: CorsRule[] }): Promise<{
    name: string
    arn: string
  }>
}

export async function startS3(_options: S3Options): Promise<RunningS3> {
  throw new Error('s3 emulator: in progress')
}
