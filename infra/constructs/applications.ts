import { Duration } from 'aws-cdk-lib'
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import { confirmationsFolder } from '#domain/documents/documents-folder.ts'
import type { Accounts } from './accounts.ts'
import type { Alarms } from './alarms.ts'
import { AppFunction } from './base/app-function.ts'
import { grantBucket, grantIndex, grantQueue, grantTable } from './base/grants.ts'
import { grantSecurityState } from './base/security-state.ts'
import { WorkQueue } from './base/work-queue.ts'
import type { Documents } from './documents.ts'
import type { Tables } from './tables.ts'

export interface ApplicationsProps {
  readonly alarms: Alarms
  readonly tables: Tables
  readonly accounts: Accounts
  /** In their bucket lie the confirmations of offers, scanned as they are. */
  readonly documents: Documents
  /** `Name <address>` */
  readonly mailFrom: string
  /** The operator's mailbox. */
  readonly contactMail: string
  /** Where the seal of a submission is asked for. */
  readonly seals: IQueue
}

const workTime = Duration.seconds(30)
const userImpact = 'Neither the operator nor the producer hears of a submitted application.'

/** Drafts and submitted applications, and word of them to operator and producer. */
export class Applications extends Construct {
  readonly http: AppFunction
  private readonly props: ApplicationsProps
  /** Where is asked for what follows from submissions and from changed tenders. */
  readonly work: WorkQueue
  readonly worker: AppFunction

  constructor(scope: Construct, id: string, props: ApplicationsProps) {
    super(scope, id)
    this.props = props
    this.work = new WorkQueue(this, 'Work', {
      handlerTimeout: workTime,
      userImpact,
      alarms: props.alarms,
    })
    this.http = this.makeHttp()
    this.worker = this.makeWorker()
    props.documents.tellOfConfirmations(this.work.queue)
  }

  /** Mails and calendars lead to this origin and nowhere else. */
  setSiteOrigin(origin: string): void {
    this.worker.function.addEnvironment('SITE_ORIGIN', origin)
    this.http.function.addEnvironment('SITE_ORIGIN', origin)
  }

  private makeHttp(): AppFunction {
    const { alarms, tables, accounts, documents } = this.props
    const http = new AppFunction(this, 'Http', {
      entry: 'functions/applications/http.ts',
      userImpact: 'Applications cannot be saved or submitted.',
      alarms,
      environment: { USER_POOL_ID: accounts.userPool.userPoolId },
    })
    grantSecurityState(http, tables)
    grantTable(http, tables.attempts, ['UpdateItem'])
    grantTable(http, tables.userApplications, [
      'GetItem',
      'Query',
      'PutItem',
      'UpdateItem',
      'DeleteItem',
    ])
    grantIndex(http, tables.userApplications, 'by_deadline')
    grantIndex(http, tables.userApplications, 'by_desk_queue')
    grantIndex(http, tables.userApplications, 'by_market_and_status')
    grantIndex(http, tables.userApplications, 'by_responsible')
    // the words of a search name producers and tenders
    grantIndex(http, tables.producers, 'by_name')
    grantIndex(http, tables.tenders, 'by_deadline')
    grantTable(http, tables.applicationMessages, ['GetItem', 'Query', 'PutItem', 'UpdateItem'])
    // when the importers want an offer
    grantTable(http, tables.importers, ['Query'])
    // what became of a mail with an offer
    grantTable(http, tables.mailRecords, ['Query'])
    // who at the desk took something over
    http.allow(['cognito-idp:AdminGetUser'], [accounts.userPool.userPoolArn])
    // a submission is refused when what it was checked against has changed by then
    grantTable(http, tables.tenders, ['GetItem', 'BatchGetItem', 'ConditionCheckItem'])
    grantTable(http, tables.tenderVersions, ['GetItem'])
    grantTable(http, tables.markets, ['GetItem', 'Scan'])
    grantTable(http, tables.products, ['GetItem', 'BatchGetItem', 'ConditionCheckItem'])
    grantTable(http, tables.documents, ['BatchGetItem', 'ConditionCheckItem'])
    grantTable(http, tables.companyProfiles, ['GetItem', 'BatchGetItem'])
    grantTable(http, tables.importerParts, ['Query'])
    grantTable(http, tables.stock, ['GetItem', 'Query', 'UpdateItem'])
    grantTable(http, tables.keptAnswers, ['BatchGetItem', 'UpdateItem'])
    grantTable(http, tables.timelineMarks, ['GetItem', 'UpdateItem'])
    grantTable(http, tables.calendarFeeds, ['GetItem', 'PutItem', 'DeleteItem'])
    // when what is due of them is looked for
    grantTable(http, tables.notices, ['PutItem'])
    grantTable(http, tables.accessPlans, ['GetItem'])
    // a single application is paid before it is submitted
    grantTable(http, tables.payments, ['Query', 'PutItem'])
    // it signs addresses: what it may not do itself, no address of its own can
    grantBucket(http, 'DOCUMENTS_BUCKET', documents.bucket, {
      prefix: confirmationsFolder,
      // one that never came goes with the one that takes its place
      actions: ['PutObject', 'DeleteObject'],
    })
    documents.grantCleanFiles(http, confirmationsFolder)
    grantQueue(http, 'APPLICATION_QUEUE_URL', this.work.queue)
    grantQueue(http, 'RECEIPT_QUEUE_URL', this.props.seals)
    return http
  }

  private makeWorker(): AppFunction {
    const { alarms, tables, accounts, documents, mailFrom, contactMail } = this.props
    const { queue } = this.work
    const worker = new AppFunction(this, 'OnApplicationWork', {
      entry: 'functions/applications/on-application-work.ts',
      userImpact,
      memorySize: 1024,
      timeout: workTime,
      alarms,
      environment: {
        USER_POOL_ID: accounts.userPool.userPoolId,
        MAIL_FROM: mailFrom,
        CONTACT_MAIL: contactMail,
      },
    })
    worker.consume(queue, { maxConcurrency: 3 })
    grantTable(worker, tables.userApplications, ['GetItem', 'Query', 'UpdateItem'])
    grantIndex(worker, tables.userApplications, 'by_mail_due')
    grantTable(worker, tables.applicationMessages, ['GetItem', 'UpdateItem'])
    grantIndex(worker, tables.applicationMessages, 'by_mail_due')
    grantIndex(worker, tables.userApplications, 'by_tender')
    grantTable(worker, tables.tenders, ['GetItem'])
    grantTable(worker, tables.tenderVersions, ['GetItem'])
    grantTable(worker, tables.companyProfiles, ['GetItem'])
    grantTable(worker, tables.accessPlans, ['GetItem'])
    grantTable(worker, tables.attempts, ['GetItem', 'UpdateItem'])
    grantTable(worker, tables.notices, ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'])
    grantIndex(worker, tables.notices, 'by_mail_due')
    // what a timeline is made of
    grantTable(worker, tables.markets, ['GetItem'])
    grantTable(worker, tables.products, ['GetItem'])
    grantTable(worker, tables.importerParts, ['Query'])
    grantTable(worker, tables.stock, ['GetItem'])
    grantTable(worker, tables.keptAnswers, ['BatchGetItem'])
    grantTable(worker, tables.documents, ['BatchGetItem', 'Query'])
    grantTable(worker, tables.timelineMarks, ['GetItem'])
    grantTable(worker, tables.mailChoices, ['GetItem', 'UpdateItem'])
    // its own check follows the scan; what is refused goes
    grantBucket(worker, 'DOCUMENTS_BUCKET', documents.bucket, {
      prefix: confirmationsFolder,
      actions: ['GetObject', 'DeleteObject'],
    })
    // S3 says that an object is missing only to who may list, and denies the others
    worker.allow(['s3:ListBucket'], [documents.bucket.bucketArn])
    grantQueue(worker, 'APPLICATION_QUEUE_URL', queue)
    worker.allow(['cognito-idp:AdminGetUser'], [accounts.userPool.userPoolArn])
    accounts.grantMail(worker)
    new Rule(this, 'EveryQuarter', {
      schedule: Schedule.rate(Duration.minutes(15)),
      targets: [
        new SqsQueue(queue, { message: RuleTargetInput.fromObject({ kind: 'lost_mails' }) }),
      ],
    })
    return worker
  }
}
