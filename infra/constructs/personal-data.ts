import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Accounts } from './accounts.ts'
import type { Alarms } from './alarms.ts'
import { AppFunction } from './base/app-function.ts'
import { allowSending, allowTable } from './base/grants.ts'
import { WorkQueue } from './base/work-queue.ts'
import type { Logs } from './logs.ts'
import type { Portfolio } from './portfolio.ts'
import type { Tables } from './tables.ts'

export interface PersonalDataProps {
  readonly alarms: Alarms
  readonly tables: Tables
  readonly logs: Logs
  readonly accounts: Accounts
  readonly portfolio: Portfolio
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
      environment: this.environment(bucket),
    })
    this.worker.function.addEnvironment('PERSONAL_DATA_QUEUE_URL', work.queue.queueUrl)
    allowSending(this.worker, work.queue)
    this.everyDay(work.queue)
    this.worker.consume(work.queue, { maxConcurrency: 2 })
    this.allowTables()
    this.allowFiles(bucket)
    const { accounts } = props
    this.worker.allow(
      [
        'cognito-idp:AdminGetUser',
        'cognito-idp:AdminUserGlobalSignOut',
        'cognito-idp:AdminDeleteUser',
      ],
      [accounts.userPool.userPoolArn],
    )
    allowSending(this.worker, accounts.mails)
    accounts.http.function.addEnvironment('PERSONAL_DATA_QUEUE_URL', work.queue.queueUrl)
    accounts.http.function.addEnvironment('EXPORTS_BUCKET', bucket.bucketName)
    accounts.http.allow(['s3:GetObject'], [bucket.arnForObjects('exports/*')])
    allowSending(accounts.http, work.queue)
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
    this.worker.function.addEnvironment('BILLING_WORK_QUEUE_URL', queue.queueUrl)
    allowSending(this.worker, queue)
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
  private environment(bucket: Bucket): Record<string, string> {
    const { tables, accounts, portfolio } = this.props
    return {
      USER_POOL_ID: accounts.userPool.userPoolId,
      MAIL_QUEUE_URL: accounts.mails.queueUrl,
      COMPANY_PROFILES_TABLE: tables.companyProfiles.tableName,
      UPLOADS_TABLE: tables.uploads.tableName,
      PRODUCTS_TABLE: tables.products.tableName,
      PORTFOLIOS_TABLE: tables.portfolios.tableName,
      MATCHES_TABLE: tables.matches.tableName,
      APPLICATIONS_TABLE: tables.userApplications.tableName,
      ACCESS_PLANS_TABLE: tables.accessPlans.tableName,
      PAYMENTS_TABLE: tables.payments.tableName,
      BILLING_MAILS_TABLE: tables.billingMails.tableName,
      FACTORS_TABLE: tables.factors.tableName,
      TOTP_SECRETS_TABLE: tables.totpSecrets.tableName,
      RECOVERY_CODES_TABLE: tables.recoveryCodes.tableName,
      MAILED_LINKS_TABLE: tables.mailedLinks.tableName,
      AUDIT_LOG_TABLE: tables.auditLog.tableName,
      CALENDAR_FEEDS_TABLE: tables.calendarFeeds.tableName,
      MAIL_CHOICES_TABLE: tables.mailChoices.tableName,
      PRIVATE_SALE_CONTACTS_TABLE: tables.privateSaleContacts.tableName,
      EXPORTS_TABLE: tables.exports.tableName,
      ACCOUNT_STATES_TABLE: tables.accountStates.tableName,
      PORTFOLIO_BUCKET: portfolio.bucket.bucketName,
      EXPORTS_BUCKET: bucket.bucketName,
    }
  }

  private allowTables(): void {
    const { tables } = this.props
    for (const table of [
      tables.companyProfiles,
      tables.uploads,
      tables.products,
      tables.portfolios,
      tables.matches,
      tables.userApplications,
      tables.factors,
      tables.totpSecrets,
      tables.recoveryCodes,
      tables.mailedLinks,
      tables.auditLog,
      tables.billingMails,
      tables.calendarFeeds,
      tables.mailChoices,
      tables.privateSaleContacts,
    ]) {
      allowTable(this.worker, table, ['Query', 'BatchWriteItem'])
    }
    allowTable(this.worker, tables.exports, ['Query', 'GetItem', 'PutItem', 'BatchWriteItem'])
    // the law makes us keep these
    allowTable(this.worker, tables.accessPlans, ['Query', 'GetItem'])
    allowTable(this.worker, tables.payments, ['Query'])
    allowTable(this.worker, tables.accountStates, ['Query', 'GetItem', 'UpdateItem', 'Scan'])
  }

  private allowFiles(exports: Bucket): void {
    const portfolios = this.props.portfolio.bucket
    this.worker.allow(['s3:ListBucket'], [portfolios.bucketArn, exports.bucketArn])
    this.worker.allow(
      ['s3:GetObject', 's3:DeleteObject'],
      [portfolios.arnForObjects('portfolios/*')],
    )
    this.worker.allow(['s3:PutObject', 's3:DeleteObject'], [exports.arnForObjects('exports/*')])
  }
}
