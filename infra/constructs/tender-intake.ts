import { Aws, Duration } from 'aws-cdk-lib'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Alarms } from './alarms.ts'
import { AppFunction } from './base/app-function.ts'
import { grantBucket, grantIndex, grantQueue, grantTable } from './base/grants.ts'
import { grantSecurityState } from './base/security-state.ts'
import { UploadsBucket } from './base/uploads-bucket.ts'
import { WorkQueue } from './base/work-queue.ts'
import type { Logs } from './logs.ts'
import type { Tables } from './tables.ts'

export interface TenderIntakeProps {
  readonly alarms: Alarms
  readonly tables: Tables
  readonly logs: Logs
  /** Where a published tender is announced to matching. */
  readonly changes: IQueue
  /** Where it is asked that applicants are told of a changed tender. */
  readonly applicationWork: IQueue
}

const prefix = 'plans'
const workTime = Duration.minutes(2)
const userImpact = 'Plans of the monopolies are not read, published or undone.'

/** Plans of the monopolies on their way to published tenders. */
export class TenderIntake extends Construct {
  /** Fixed, so that the site's security policy can name it without depending on the bucket. */
  readonly bucketName = `nordgate-plans-${Aws.ACCOUNT_ID}-${Aws.REGION}`
  readonly http: AppFunction
  readonly bucket: UploadsBucket
  readonly work: IQueue

  constructor(scope: Construct, id: string, props: TenderIntakeProps) {
    super(scope, id)
    const { alarms, logs } = props
    const { queue } = new WorkQueue(this, 'Work', { handlerTimeout: workTime, userImpact, alarms })
    this.work = queue
    this.bucket = new UploadsBucket(this, 'Bucket', {
      bucketName: this.bucketName,
      prefix,
      arrivals: queue,
      logs,
    })
    this.http = this.makeHttp(props, queue)
    this.makeWorker(props, queue)
  }

  private makeHttp({ alarms, tables }: TenderIntakeProps, work: IQueue): AppFunction {
    const http = new AppFunction(this, 'Http', {
      entry: 'functions/tenders/intake/http.ts',
      userImpact: 'Operators cannot bring or review plans.',
      // it holds the products of all producers while it counts what fits
      memorySize: 1769,
      timeout: Duration.seconds(29),
      alarms,
    })
    grantSecurityState(http, tables)
    grantTable(http, tables.tenderIntakes, [
      'GetItem',
      'PutItem',
      'UpdateItem',
      'Query',
      'BatchWriteItem',
    ])
    grantIndex(http, tables.tenderIntakes, 'by_brought')
    grantTable(http, tables.columnMappings, ['GetItem', 'PutItem'])
    grantTable(http, tables.knownWords, ['BatchGetItem', 'PutItem'])
    grantTable(http, tables.tenders, ['GetItem', 'BatchGetItem'])
    grantIndex(http, tables.tenders, 'by_deadline')
    grantTable(http, tables.tenderVersions, ['Query'])
    grantTable(http, tables.portfolios, ['Scan'])
    grantTable(http, tables.products, ['Query'])
    grantBucket(http, 'PLANS_BUCKET', this.bucket, { prefix, actions: ['PutObject'] })
    grantQueue(http, 'PLANS_QUEUE_URL', work)
    return http
  }

  private makeWorker(props: TenderIntakeProps, work: IQueue): void {
    const { tables } = props
    const worker = new AppFunction(this, 'OnIntakeWork', {
      entry: 'functions/tenders/intake/on-intake-work.ts',
      userImpact,
      memorySize: 1769,
      timeout: workTime,
      alarms: props.alarms,
    })
    worker.consume(work, { maxConcurrency: 2 })
    grantTable(worker, tables.tenderIntakes, [
      'GetItem',
      'PutItem',
      'UpdateItem',
      'Query',
      'BatchWriteItem',
    ])
    grantTable(worker, tables.columnMappings, ['GetItem'])
    grantTable(worker, tables.knownWords, ['BatchGetItem'])
    grantTable(worker, tables.tenders, [
      'GetItem',
      'BatchGetItem',
      'PutItem',
      'UpdateItem',
      'DeleteItem',
    ])
    grantIndex(worker, tables.tenders, 'by_deadline')
    grantTable(worker, tables.tenderVersions, ['GetItem', 'PutItem'])
    grantIndex(worker, tables.userApplications, 'by_tender')
    grantBucket(worker, 'PLANS_BUCKET', this.bucket, { prefix, actions: ['GetObject'] })
    // S3 says that an object is missing only to who may list, and denies the others
    worker.allow(['s3:ListBucket'], [this.bucket.bucketArn])
    grantQueue(worker, 'MATCHING_QUEUE_URL', props.changes)
    grantQueue(worker, 'APPLICATION_QUEUE_URL', props.applicationWork)
  }
}
