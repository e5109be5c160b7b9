import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  CfnBucket,
  HttpMethods,
} from 'aws-cdk-lib/aws-s3'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { Logs } from '../logs.ts'

export interface UploadsBucketProps {
  readonly bucketName: string
  /** Where each file that arrives below this prefix is announced. */
  readonly prefix: string
  readonly arrivals: IQueue
  readonly logs: Logs
  /** Whether arrivals are events of EventBridge too. */
  readonly eventBridge?: boolean
}

/** A bucket into which pages put the files of users. */
export class UploadsBucket extends Bucket {
  constructor(scope: Construct, id: string, props: UploadsBucketProps) {
    const { bucketName, prefix, arrivals } = props
    super(scope, id, {
      bucketName,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      // what a producer deletes is gone for good a month later
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(30) }],
      serverAccessLogsBucket: props.logs.bucket,
      serverAccessLogsPrefix: `${prefix}/`,
      removalPolicy: RemovalPolicy.RETAIN,
    })
    arrivals.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('s3.amazonaws.com')],
        actions: ['sqs:SendMessage'],
        resources: [arrivals.queueArn],
        conditions: {
          StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID },
          ArnLike: { 'aws:SourceArn': `arn:aws:s3:::${bucketName}` },
        },
      }),
    )
    const resource = this.node.defaultChild
    if (!(resource instanceof CfnBucket))
      throw new Error('the bucket has no CloudFormation resource')
    // the property itself: addEventNotification would bring a custom resource with a function of its own
    resource.notificationConfiguration = {
      queueConfigurations: [
        {
          event: 's3:ObjectCreated:*',
          queue: arrivals.queueArn,
          filter: { s3Key: { rules: [{ name: 'prefix', value: `${prefix}/` }] } },
        },
      ],
      ...(props.eventBridge ? { eventBridgeConfiguration: { eventBridgeEnabled: true } } : {}),
    }
    const policy = arrivals.node.tryFindChild('Policy')
    if (policy !== undefined) this.node.addDependency(policy)
  }

  /** Lets pages of this origin put files into the bucket. */
  acceptUploadsFrom(origin: string): void {
    this.addCorsRule({
      allowedOrigins: [origin],
      allowedMethods: [HttpMethods.PUT],
      allowedHeaders: ['content-type', 'if-none-match'],
      maxAge: 3600,
    })
  }
}
