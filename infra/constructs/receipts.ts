import { Aws, Duration, RemovalPolicy } from 'aws-cdk-lib'
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import { Key, KeySpec, KeyUsage } from 'aws-cdk-lib/aws-kms'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  ObjectLockRetention,
} from 'aws-cdk-lib/aws-s3'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Accounts } from './accounts.ts'
import type { Alarms } from './alarms.ts'
import { AppFunction } from './base/app-function.ts'
import { grantBucket, grantIndex, grantQueue, grantTable } from './base/grants.ts'
import { countedLines, countLines, linesOf } from './base/log-metric.ts'
import { grantSecurityState } from './base/security-state.ts'
import { WorkQueue } from './base/work-queue.ts'
import type { Documents } from './documents.ts'
import type { Logs } from './logs.ts'
import type { Tables } from './tables.ts'

export interface ReceiptsProps {
  readonly alarms: Alarms
  readonly tables: Tables
  readonly logs: Logs
  readonly documents: Documents
  readonly accounts: Accounts
  /** `Name <address>` */
  readonly mailFrom: string
  /** The operator's mailbox. */
  readonly contactMail: string
}

const workTime = Duration.minutes(1)
const userImpact = 'Submitted applications are not sealed: their producers hold no receipt.'
const prefix = 'sealed'

/** How long nobody can remove what was sealed; docs/decisions/0031-receipts.md and the privacy policy say why. */
const retention = Duration.days(3 * 365)

/** Seals submissions: the package in a bucket with a lock, the receipt signed by a key that nobody can take out. */
export class Receipts extends Construct {
  readonly http: AppFunction
  /** Where is asked for the seal of a submission. */
  readonly work: WorkQueue
  private readonly props: ReceiptsProps
  readonly bucket: Bucket

  constructor(scope: Construct, id: string, props: ReceiptsProps) {
    super(scope, id)
    this.props = props
    this.work = new WorkQueue(this, 'Work', {
      handlerTimeout: workTime,
      userImpact,
      alarms: props.alarms,
    })
    this.bucket = this.makeBucket()
    this.http = this.makeHttp()
    this.makeWorker(this.work.queue)
  }

  /** Lets the function copy what was sealed for a user. */
  grantSealedFiles(fn: AppFunction): void {
    grantBucket(fn, 'SEALED_BUCKET', this.bucket, { prefix, actions: ['GetObject'] })
    fn.allow(['s3:ListBucket'], [this.bucket.bucketArn])
  }

  private makeBucket(): Bucket {
    return new Bucket(this, 'Bucket', {
      bucketName: `nordgate-sealed-${Aws.ACCOUNT_ID}-${Aws.REGION}`,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      // no role of the stack may pass over it
      objectLockDefaultRetention: ObjectLockRetention.governance(retention),
      serverAccessLogsBucket: this.props.logs.bucket,
      serverAccessLogsPrefix: `${prefix}/`,
      removalPolicy: RemovalPolicy.RETAIN,
    })
  }

  private makeHttp(): AppFunction {
    const { alarms, tables, accounts, mailFrom, contactMail } = this.props
    const http = new AppFunction(this, 'Http', {
      entry: 'functions/receipts/http.ts',
      userImpact:
        'Receipts and packages cannot be opened, nor receipts be checked, nor offers handed in.',
      alarms,
      // a package is read into memory before it is mailed
      memorySize: 1024,
      environment: {
        USER_POOL_ID: accounts.userPool.userPoolId,
        MAIL_FROM: mailFrom,
        CONTACT_MAIL: contactMail,
      },
    })
    grantSecurityState(http, tables)
    grantTable(http, tables.userApplications, ['GetItem', 'UpdateItem'])
    grantTable(http, tables.attempts, ['GetItem', 'UpdateItem'])
    http.allow(['cognito-idp:AdminGetUser'], [accounts.userPool.userPoolArn])
    accounts.grantMail(http)
    grantTable(http, tables.receipts, ['GetItem'])
    grantTable(http, tables.receiptKeys, ['Scan'])
    // an offer is mailed to an importer only
    grantTable(http, tables.importers, ['Query'])
    // it signs addresses: what it may not do itself, no address of its own can
    grantBucket(http, 'SEALED_BUCKET', this.bucket, {
      prefix,
      actions: ['GetObject', 'GetObjectVersion'],
    })
    return http
  }

  private makeWorker(work: IQueue): AppFunction {
    const { alarms, tables, documents } = this.props
    const worker = new AppFunction(this, 'OnReceiptWork', {
      entry: 'functions/receipts/on-receipt-work.ts',
      userImpact,
      memorySize: 1769,
      timeout: workTime,
      alarms,
    })
    worker.consume(work, { maxConcurrency: 3 })
    grantQueue(worker, 'RECEIPT_QUEUE_URL', work)
    grantTable(worker, tables.userApplications, ['GetItem', 'UpdateItem'])
    grantIndex(worker, tables.userApplications, 'by_seal_due')
    grantTable(worker, tables.receipts, ['GetItem', 'PutItem'])
    grantTable(worker, tables.receiptKeys, ['PutItem'])
    grantBucket(worker, 'SEALED_BUCKET', this.bucket, {
      prefix,
      actions: ['PutObject', 'GetObject'],
    })
    documents.grantCleanFiles(worker)
    this.letSign(worker)
    this.keepUp(worker, work)
    return worker
  }

  /** Another key takes its place under another id: receipts name theirs, and its public part stays published. */
  private letSign(worker: AppFunction): void {
    const key = new Key(this, 'SigningKey', {
      description: 'Signs receipts of submitted applications',
      keySpec: KeySpec.ECC_NIST_P256,
      keyUsage: KeyUsage.SIGN_VERIFY,
      removalPolicy: RemovalPolicy.RETAIN,
    })
    worker.function.addEnvironment('RECEIPT_KEY_ID', key.keyArn)
    worker.allow(['kms:Sign', 'kms:GetPublicKey'], [key.keyArn])
  }

  /** Brings lost submissions back every minute; ten minutes without a seal ring. */
  private keepUp(worker: AppFunction, work: IQueue): void {
    new Rule(this, 'EveryMinute', {
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [
        new SqsQueue(work, { message: RuleTargetInput.fromObject({ kind: 'lost_seals' }) }),
      ],
    })
    const metricName = 'SealsOverdue'
    const { alarms } = this.props
    countLines(alarms, alarms.idFor(this, 'Overdue'), {
      logGroup: worker.function.logGroup,
      metricName,
      filterPattern: linesOf('SEAL_OVERDUE'),
    })
    alarms.raise(this, 'OverdueAlarm', {
      metric: countedLines(metricName, Duration.minutes(5)),
      threshold: 1,
      userImpact,
      runbook: 'unsealed',
    })
  }
}
