import { Aws, Duration } from 'aws-cdk-lib'
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { confirmationsFolder, documentsFolder } from '#domain/documents/documents-folder.ts'
import type { Accounts } from './accounts.ts'
import type { Alarms } from './alarms.ts'
import { AppFunction } from './base/app-function.ts'
import { grantBucket, grantIndex, grantQueue, grantTable } from './base/grants.ts'
import { grantSecurityState } from './base/security-state.ts'
import { UploadsBucket } from './base/uploads-bucket.ts'
import { WorkQueue } from './base/work-queue.ts'
import type { Logs } from './logs.ts'
import { cleanTag, MalwareScan } from './malware-scan.ts'
import type { Tables } from './tables.ts'

export interface DocumentsProps {
  readonly alarms: Alarms
  readonly tables: Tables
  readonly logs: Logs
  readonly accounts: Accounts
  /** `Name <address>` */
  readonly mailFrom: string
}

const workTime = Duration.minutes(1)
const userImpact = 'Uploaded documents are not checked, or nobody is told that one expires.'

/** The documents of companies: put straight into a bucket, scanned and checked before anybody can open them. */
export class Documents extends Construct {
  /** Fixed, so that the site\u2019s security policy can name it without depending on the bucket. */
  readonly bucketName = `nordgate-documents-${Aws.ACCOUNT_ID}-${Aws.REGION}`
  readonly http: AppFunction
  readonly bucket: UploadsBucket
  private readonly props: DocumentsProps
  private readonly worker: AppFunction

  constructor(scope: Construct, id: string, props: DocumentsProps) {
    super(scope, id)
    this.props = props
    const work = new WorkQueue(this, 'Work', {
      handlerTimeout: workTime,
      userImpact,
      alarms: props.alarms,
    })
    this.bucket = new UploadsBucket(this, 'Bucket', {
      bucketName: this.bucketName,
      prefix: documentsFolder,
      arrivals: work.queue,
      logs: props.logs,
      // GuardDuty learns of new objects by it
      eventBridge: true,
    })
    new MalwareScan(this, 'MalwareScan', {
      bucket: this.bucket,
      bucketName: this.bucketName,
      prefixes: [documentsFolder, confirmationsFolder],
      results: work.queue,
    })
    new Rule(this, 'EveryDay', {
      schedule: Schedule.rate(Duration.days(1)),
      targets: [
        new SqsQueue(work.queue, {
          message: RuleTargetInput.fromObject({ kind: 'due_documents' }),
        }),
      ],
    })
    this.http = this.makeHttp()
    this.worker = this.makeWorker(work.queue)
  }

  /** Mails lead to this origin and nowhere else; pages of it put files into the bucket. */
  setSiteOrigin(origin: string): void {
    this.worker.function.addEnvironment('SITE_ORIGIN', origin)
    this.bucket.acceptUploadsFrom(origin)
  }

  /** What the scan says of the confirmation of an offer goes on to this queue. */
  tellOfConfirmations(queue: IQueue): void {
    grantQueue(this.worker, 'APPLICATION_QUEUE_URL', queue)
  }

  /** Lets the function read files below the prefix, as long as the scan has found nothing in them. */
  grantCleanFiles(fn: AppFunction, prefix: string = documentsFolder): void {
    grantBucket(fn, 'DOCUMENTS_BUCKET', this.bucket, {
      prefix,
      actions: ['GetObject'],
      tagged: cleanTag,
    })
  }

  private makeHttp(): AppFunction {
    const { alarms, tables } = this.props
    const http = new AppFunction(this, 'Http', {
      entry: 'functions/documents/http.ts',
      userImpact: 'Documents can be neither added nor opened.',
      alarms,
    })
    grantSecurityState(http, tables)
    // what came by a link at the same moment as another goes again
    grantTable(http, tables.documents, [
      'GetItem',
      'BatchGetItem',
      'Query',
      'PutItem',
      'DeleteItem',
    ])
    grantTable(http, tables.handInLinks, ['GetItem', 'Query', 'PutItem', 'UpdateItem'])
    grantTable(http, tables.products, ['GetItem'])
    grantTable(http, tables.companyProfiles, ['GetItem'])
    grantTable(http, tables.attempts, ['UpdateItem'])
    // it signs addresses: what it may not do itself, no address of its own can
    grantBucket(http, 'DOCUMENTS_BUCKET', this.bucket, {
      prefix: documentsFolder,
      // a file whose scan never ended goes with the one that takes its place
      actions: ['PutObject', 'DeleteObject'],
    })
    this.grantCleanFiles(http)
    return http
  }

  private makeWorker(work: IQueue): AppFunction {
    const { alarms, tables, accounts, mailFrom } = this.props
    const worker = new AppFunction(this, 'OnDocumentWork', {
      entry: 'functions/documents/on-document-work.ts',
      userImpact,
      memorySize: 1024,
      timeout: workTime,
      alarms,
      environment: { USER_POOL_ID: accounts.userPool.userPoolId, MAIL_FROM: mailFrom },
    })
    worker.consume(work, { maxConcurrency: 5 })
    grantQueue(worker, 'DOCUMENTS_QUEUE_URL', work)
    grantTable(worker, tables.documents, ['GetItem', 'PutItem', 'DeleteItem'])
    grantIndex(worker, tables.documents, 'by_due')
    grantTable(worker, tables.companyProfiles, ['GetItem'])
    grantTable(worker, tables.mailChoices, ['GetItem', 'UpdateItem'])
    grantTable(worker, tables.attempts, ['GetItem', 'UpdateItem'])
    grantTable(worker, tables.notices, ['PutItem'])
    // its own check follows the scan; what is refused or deleted goes
    grantBucket(worker, 'DOCUMENTS_BUCKET', this.bucket, {
      prefix: documentsFolder,
      actions: ['GetObject', 'DeleteObject'],
    })
    // S3 says that an object is missing only to who may list, and denies the others
    worker.allow(['s3:ListBucket'], [this.bucket.bucketArn])
    worker.allow(['cognito-idp:AdminGetUser'], [accounts.userPool.userPoolArn])
    accounts.grantMail(worker)
    return worker
  }
}
