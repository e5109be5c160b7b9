import { Aws, Duration } from 'aws-cdk-lib'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Alarms } from './alarms.ts'
import { AppFunction } from './base/app-function.ts'
import { grantBucket, grantQueue, grantTable } from './base/grants.ts'
import { grantSecurityState } from './base/security-state.ts'
import { UploadsBucket } from './base/uploads-bucket.ts'
import { WorkQueue } from './base/work-queue.ts'
import type { Logs } from './logs.ts'
import type { Tables } from './tables.ts'

export interface PortfolioProps {
  readonly alarms: Alarms
  readonly tables: Tables
  readonly logs: Logs
  /** Where a changed portfolio is announced to matching. */
  readonly changes: IQueue
}

/** The reader stops itself after 25 s and then still has to store what it found. */
const readingTime = Duration.seconds(60)

/** Portfolio files: put straight into the bucket, read when they arrive. */
export class Portfolio extends Construct {
  /** Fixed, so that the site's security policy can name it without depending on the bucket. */
  readonly bucketName = `nordgate-portfolio-${Aws.ACCOUNT_ID}-${Aws.REGION}`
  readonly http: AppFunction
  readonly bucket: UploadsBucket

  constructor(scope: Construct, id: string, props: PortfolioProps) {
    super(scope, id)
    const files = new WorkQueue(this, 'Files', {
      handlerTimeout: readingTime,
      userImpact: 'Uploaded portfolios are not read.',
      alarms: props.alarms,
    })
    this.bucket = new UploadsBucket(this, 'Bucket', {
      bucketName: this.bucketName,
      prefix: 'portfolios',
      arrivals: files.queue,
      logs: props.logs,
    })
    this.http = this.makeHttp(props, files.queue)
    this.makeReader(props, files.queue)
  }

  private makeHttp(props: PortfolioProps, files: IQueue): AppFunction {
    const { tables } = props
    const http = new AppFunction(this, 'Http', {
      entry: 'functions/portfolio/http.ts',
      userImpact: 'Producers cannot upload or correct their portfolio.',
      alarms: props.alarms,
    })
    grantSecurityState(http, tables)
    grantTable(http, tables.attempts, ['UpdateItem'])
    grantTable(http, tables.products, [
      'GetItem',
      'BatchGetItem',
      'Query',
      'PutItem',
      'BatchWriteItem',
    ])
    grantTable(http, tables.keptAnswers, ['BatchWriteItem'])
    grantTable(http, tables.uploads, ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'DeleteItem'])
    grantTable(http, tables.portfolios, ['GetItem', 'UpdateItem'])
    grantTable(http, tables.productViews, ['GetItem', 'Query', 'PutItem', 'DeleteItem'])
    grantBucket(http, 'PORTFOLIO_BUCKET', this.bucket, {
      prefix: 'portfolios',
      actions: ['PutObject', 'GetObject', 'DeleteObject'],
    })
    grantImports(http, this.bucket)
    grantQueue(http, 'MATCHING_QUEUE_URL', props.changes)
    grantQueue(http, 'FILES_QUEUE_URL', files)
    return http
  }

  private makeReader(props: PortfolioProps, files: IQueue): void {
    const { tables } = props
    const reader = new AppFunction(this, 'OnFileStored', {
      entry: 'functions/portfolio/on-file-stored.ts',
      userImpact: 'Uploaded portfolios are not read.',
      memorySize: 1024,
      timeout: readingTime,
      alarms: props.alarms,
    })
    grantTable(reader, tables.attempts, ['UpdateItem'])
    grantQueue(reader, 'FILES_QUEUE_URL', files)
    reader.consume(files, { maxConcurrency: 5 })
    grantTable(reader, tables.products, [
      'GetItem',
      'BatchGetItem',
      'Query',
      'PutItem',
      'DeleteItem',
      'BatchWriteItem',
    ])
    grantTable(reader, tables.keptAnswers, ['BatchWriteItem'])
    grantTable(reader, tables.uploads, ['GetItem', 'PutItem'])
    grantTable(reader, tables.portfolios, ['GetItem', 'UpdateItem'])
    // deletes files that arrive for an upload that is gone
    grantBucket(reader, 'PORTFOLIO_BUCKET', this.bucket, {
      prefix: 'portfolios',
      actions: ['GetObject', 'DeleteObject'],
    })
    grantImports(reader, this.bucket)
    grantQueue(reader, 'MATCHING_QUEUE_URL', props.changes)
  }
}

/** What imports hold beyond the size of a row of a table. */
function grantImports(fn: AppFunction, bucket: Bucket): void {
  grantBucket(fn, 'PORTFOLIO_BUCKET', bucket, {
    prefix: 'imports',
    actions: ['GetObject', 'PutObject', 'DeleteObject'],
  })
  // S3 says that an object is missing only to who may list, and denies the others
  fn.allow(['s3:ListBucket'], [bucket.bucketArn])
}
