import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { confirmationsFolder, documentsFolder } from '#domain/documents/documents-folder.ts'
import type { Accounts } from './accounts.ts'
import type { Alarms } from './alarms.ts'
import { AppFunction } from './base/app-function.ts'
import { grantBucket, grantQueue, grantTable } from './base/grants.ts'
import { WorkQueue } from './base/work-queue.ts'
import type { Documents } from './documents.ts'
import type { Logs } from './logs.ts'
import type { Portfolio } from './portfolio.ts'
import type { Receipts } from './receipts.ts'
import type { Tables } from './tables.ts'

export interface PersonalDataProps {
  readonly alarms: Alarms
  readonly tables: Tables
  readonly logs: Logs
  readonly accounts: Accounts
  readonly portfolio: Portfolio
  readonly documents: Documents
  readonly receipts: Receipts
}

const workTime = Duration.minutes(5)

/** Copies of everything held on a user, and the erasure of accounts. */
export class PersonalData extends Construct {
  private readonly props: PersonalDataProps
  private readonly worker: AppFunction

  constructor(scope: Construct, id: string, props: PersonalDataProps) {
    super(scope, id)
    this.props = props
    const userImpact = 'Exports are not made, or accounts are not erased as asked.'
    const work = new WorkQueue(this, 'Work', {
      handlerTimeout: workTime,
      userImpact,
      alarms: props.alarms,
    })
    const bucket = this.makeBucket()
    this.worker = new AppFunction(this, 'OnPersonalWork', {
      entry: 'functions/accounts/on-personal-work.ts',
      userImpact,
      memorySize: 1769,
      timeout: workTime,
      alarms: props.alarms,
      environment: { USER_POOL_ID: props.accounts.userPool.userPoolId },
    })
    grantQueue(this.worker, 'PERSONAL_DATA_QUEUE_URL', work.queue)
    this.everyDay(work.queue)
    this.worker.consume(work.queue, { maxConcurrency: 2 })
    this.grantTables()
    this.grantFiles(bucket)
    const { accounts } = props
    this.worker.allow(
      [
        'cognito-idp:AdminGetUser',
        'cognito-idp:AdminUserGlobalSignOut',
        'cognito-idp:AdminDeleteUser',
      ],
      [accounts.userPool.userPoolArn],
    )
    grantQueue(this.worker, 'MAIL_QUEUE_URL', accounts.mails)
    grantBucket(accounts.http, 'EXPORTS_BUCKET', bucket, {
      prefix: 'exports',
      actions: ['GetObject'],
    })
    grantQueue(accounts.http, 'PERSONAL_DATA_QUEUE_URL', work.queue)
  }

  /** Looks for accounts whose grace period is over. */
  private everyDay(queue: IQueue): void {
    new Rule(this, 'EveryDay', {
      schedule: Schedule.rate(Duration.days(1)),
      targets: [
        new SqsQueue(queue, { message: RuleTargetInput.fromObject({ kind: 'due_erasures' }) }),
      ],
    })
  }

  /** Where what a user pays for is ended before the account is erased. */
  endSubscriptionsThrough(queue: IQueue): void {
    grantQueue(this.worker, 'BILLING_WORK_QUEUE_URL', queue)
  }

  private makeBucket(): Bucket {
    return new Bucket(this, 'Exports', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      // a link is good for 24 hours; S3 counts whole days
      lifecycleRules: [{ expiration: Duration.days(1) }],
      serverAccessLogsBucket: this.props.logs.bucket,
      serverAccessLogsPrefix: 'exports/',
      removalPolicy: RemovalPolicy.RETAIN,
    })
  }

  /** Under the names of functions/accounts/personal-data/registry.ts. */
  private grantTables(): void {
    const { tables } = this.props
    for (const table of [
      tables.companyProfiles,
      tables.importerParts,
      tables.stock,
      tables.keptAnswers,
      tables.uploads,
      tables.products,
      tables.productViews,
      tables.portfolios,
      tables.documents,
      tables.handInLinks,
      tables.matches,
      tables.applicationMessages,
      tables.userApplications,
      tables.timelineMarks,
      tables.factors,
      tables.totpSecrets,
      tables.recoveryCodes,
      tables.mailedLinks,
      tables.auditLog,
      tables.billingMails,
      tables.calendarFeeds,
      tables.mailChoices,
      tables.producers,
      tables.invitations,
      tables.letters,
      tables.deskViews,
      tables.mailRecords,
      tables.notices,
      tables.privateSaleContacts,
    ]) {
      grantTable(this.worker, table, ['Query', 'BatchWriteItem'])
    }
    grantTable(this.worker, tables.exports, ['Query', 'GetItem', 'PutItem', 'BatchWriteItem'])
    // these we keep, most of them by law
    grantTable(this.worker, tables.receipts, ['Query'])
    grantTable(this.worker, tables.accessPlans, ['Query', 'GetItem'])
    grantTable(this.worker, tables.payments, ['Query'])
    grantTable(this.worker, tables.accountStates, ['Query', 'GetItem', 'UpdateItem', 'Scan'])
  }

  private grantFiles(exports: Bucket): void {
    const portfolios = this.props.portfolio.bucket
    const documents = this.props.documents.bucket
    this.worker.allow(
      ['s3:ListBucket'],
      [portfolios.bucketArn, documents.bucketArn, exports.bucketArn],
    )
    for (const prefix of [documentsFolder, confirmationsFolder]) {
      this.props.documents.grantCleanFiles(this.worker, prefix)
      grantBucket(this.worker, 'DOCUMENTS_BUCKET', documents, {
        prefix,
        actions: ['DeleteObject'],
      })
    }
    // it copies them; to erase them is not in its power
    this.props.receipts.grantSealedFiles(this.worker)
    grantBucket(this.worker, 'PORTFOLIO_BUCKET', portfolios, {
      prefix: 'portfolios',
      actions: ['GetObject', 'DeleteObject'],
    })
    grantBucket(this.worker, 'PORTFOLIO_BUCKET', portfolios, {
      prefix: 'imports',
      actions: ['DeleteObject'],
    })
    grantBucket(this.worker, 'EXPORTS_BUCKET', exports, {
      prefix: 'exports',
      actions: ['PutObject', 'DeleteObject'],
    })
  }
}
