import { Duration } from 'aws-cdk-lib'
import { EventBus, Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import { EmailSendingEvent, EventDestination } from 'aws-cdk-lib/aws-ses'
import { Construct } from 'constructs'
import type { Accounts } from './accounts.ts'
import type { Alarms } from './alarms.ts'
import { AppFunction } from './base/app-function.ts'
import { grantIndex, grantQueue, grantTable } from './base/grants.ts'
import { grantSecurityState } from './base/security-state.ts'
import { WorkQueue } from './base/work-queue.ts'
import type { Matching } from './matching.ts'
import type { Tables } from './tables.ts'

export interface NoticesProps {
  readonly alarms: Alarms
  readonly tables: Tables
  readonly accounts: Accounts
  readonly matching: Matching
  /** `Name <address>` */
  readonly mailFrom: string
}

const workTime = Duration.minutes(1)
const userImpact = 'Producers do not hear of tenders that fit their products.'

/** What producers are told of by themselves: matches, at once or gathered for a morning; and the list of all they were told. */
export class Notices extends Construct {
  readonly http: AppFunction
  private readonly props: NoticesProps
  private readonly work: WorkQueue
  private readonly worker: AppFunction

  constructor(scope: Construct, id: string, props: NoticesProps) {
    super(scope, id)
    this.props = props
    this.work = new WorkQueue(this, 'Work', {
      handlerTimeout: workTime,
      userImpact,
      alarms: props.alarms,
    })
    this.http = this.makeHttp()
    this.worker = this.makeWorker()
    props.matching.announceTo('NOTICE_QUEUE_URL', this.work.queue)
    this.everyQuarter()
    this.takeMailEvents()
  }

  /** Mails lead to this origin and nowhere else. */
  setSiteOrigin(origin: string): void {
    this.worker.function.addEnvironment('SITE_ORIGIN', origin)
  }

  /** Who writes notices with mails of their own time asks for these mails. */
  mailFor(worker: AppFunction): void {
    grantQueue(worker, 'NOTICE_QUEUE_URL', this.work.queue)
  }

  private makeHttp(): AppFunction {
    const { alarms, tables } = this.props
    const http = new AppFunction(this, 'Http', {
      entry: 'functions/notices/http.ts',
      userImpact: 'Producers do not see what they were told.',
      alarms,
    })
    grantTable(http, tables.notices, ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'])
    grantTable(http, tables.tenders, ['GetItem'])
    grantIndex(http, tables.notices, 'by_made')
    grantIndex(http, tables.notices, 'by_unread')
    grantSecurityState(http, tables)
    return http
  }

  private makeWorker(): AppFunction {
    const { alarms, tables, accounts, mailFrom } = this.props
    const worker = new AppFunction(this, 'OnNoticeWork', {
      entry: 'functions/notices/on-notice-work.ts',
      userImpact,
      memorySize: 1024,
      timeout: workTime,
      alarms,
      environment: { USER_POOL_ID: accounts.userPool.userPoolId, MAIL_FROM: mailFrom },
    })
    worker.consume(this.work.queue, { maxConcurrency: 3 })
    grantTable(worker, tables.notices, ['Query', 'PutItem', 'UpdateItem'])
    grantIndex(worker, tables.notices, 'by_mail_due')
    grantIndex(worker, tables.notices, 'by_searched')
    grantTable(worker, tables.matches, ['GetItem', 'Query'])
    grantTable(worker, tables.tenders, ['GetItem', 'BatchGetItem'])
    grantTable(worker, tables.tenderVersions, ['GetItem'])
    grantTable(worker, tables.products, ['BatchGetItem'])
    // whether somebody has products to compare
    grantTable(worker, tables.portfolios, ['GetItem'])
    grantTable(worker, tables.companyProfiles, ['GetItem'])
    grantTable(worker, tables.accessPlans, ['GetItem'])
    grantTable(worker, tables.mailChoices, ['GetItem', 'UpdateItem'])
    grantTable(worker, tables.attempts, ['UpdateItem'])
    grantTable(worker, tables.mailRecords, ['UpdateItem'])
    grantQueue(worker, 'NOTICE_QUEUE_URL', this.work.queue)
    const { userPoolArn } = accounts.userPool
    worker.allow(['cognito-idp:AdminGetUser', 'cognito-idp:ListUsers'], [userPoolArn])
    accounts.grantMail(worker)
    return worker
  }

  private everyQuarter(): void {
    new Rule(this, 'EveryQuarter', {
      schedule: Schedule.rate(Duration.minutes(15)),
      targets: [
        new SqsQueue(this.work.queue, {
          message: RuleTargetInput.fromObject({ kind: 'due_mails' }),
        }),
      ],
    })
  }

  /** What becomes of mails is kept for the desk; those that came back and complaints stop further ones (functions/notices). */
  private takeMailEvents(): void {
    this.props.accounts.mailConfiguration.addEventDestination('Feedback', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: [
        EmailSendingEvent.SEND,
        EmailSendingEvent.DELIVERY,
        EmailSendingEvent.DELIVERY_DELAY,
        EmailSendingEvent.REJECT,
        EmailSendingEvent.BOUNCE,
        EmailSendingEvent.COMPLAINT,
      ],
    })
    new Rule(this, 'MailFeedback', {
      eventPattern: {
        source: ['aws.ses'],
        detail: {
          eventType: ['Send', 'Delivery', 'DeliveryDelay', 'Reject', 'Bounce', 'Complaint'],
        },
      },
      targets: [new SqsQueue(this.work.queue)],
    })
  }
}
