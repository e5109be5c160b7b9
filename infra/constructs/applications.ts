import { Duration } from 'aws-cdk-lib'
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import { Construct } from 'constructs'
import type { Accounts } from './accounts.ts'
import type { Alarms } from './alarms.ts'
import { AppFunction } from './base/app-function.ts'
import { allowIndex, allowSending, allowTable } from './base/grants.ts'
import { allowSecurityState, securityEnvironment } from './base/security-state.ts'
import { WorkQueue } from './base/work-queue.ts'
import type { Tables } from './tables.ts'

export interface ApplicationsProps {
  readonly alarms: Alarms
  readonly tables: Tables
  readonly accounts: Accounts
  /** `Name <address>` */
  readonly mailFrom: string
  /** The operator's mailbox. */
  readonly contactMail: string
}

const workTime = Duration.seconds(30)
const userImpact = 'Neither the operator nor the producer hears of a submitted application.'

/** Drafts and submitted applications, and word of them to operator and producer. */
export class Applications extends Construct {
  readonly http: AppFunction
  private readonly props: ApplicationsProps
  private readonly work: WorkQueue
  private readonly worker: AppFunction

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
  }

  /** Mails lead to this origin and nowhere else. */
  setSiteOrigin(origin: string): void {
    this.worker.function.addEnvironment('SITE_ORIGIN', origin)
  }

  private makeHttp(): AppFunction {
    const { alarms, tables } = this.props
    const http = new AppFunction(this, 'Http', {
      entry: 'functions/applications/http.ts',
      userImpact: 'Applications cannot be saved or submitted.',
      alarms,
      environment: {
        APPLICATIONS_TABLE: tables.userApplications.tableName,
        TENDERS_TABLE: tables.tenders.tableName,
        MARKETS_TABLE: tables.markets.tableName,
        PRODUCTS_TABLE: tables.products.tableName,
        COMPANY_PROFILES_TABLE: tables.companyProfiles.tableName,
        ACCESS_PLANS_TABLE: tables.accessPlans.tableName,
        PAYMENTS_TABLE: tables.payments.tableName,
        APPLICATION_QUEUE_URL: this.work.queue.queueUrl,
        ATTEMPTS_TABLE: tables.attempts.tableName,
        ...securityEnvironment(tables),
      },
    })
    allowSecurityState(http, tables)
    allowTable(http, tables.attempts, ['UpdateItem'])
    allowTable(http, tables.userApplications, ['GetItem', 'Query', 'PutItem', 'DeleteItem'])
    allowIndex(http, tables.userApplications, 'by_deadline')
    allowTable(http, tables.tenders, ['GetItem', 'BatchGetItem'])
    allowTable(http, tables.markets, ['GetItem', 'Scan'])
    allowTable(http, tables.products, ['GetItem'])
    allowTable(http, tables.companyProfiles, ['GetItem', 'BatchGetItem'])
    allowTable(http, tables.accessPlans, ['GetItem'])
    // a single application is paid before it is submitted
    allowTable(http, tables.payments, ['Query', 'PutItem'])
    allowSending(http, this.work.queue)
    return http
  }

  private makeWorker(): AppFunction {
    const { alarms, tables, accounts, mailFrom, contactMail } = this.props
    const { queue } = this.work
    const worker = new AppFunction(this, 'OnApplicationWork', {
      entry: 'functions/applications/on-application-work.ts',
      userImpact,
      timeout: workTime,
      alarms,
      environment: {
        APPLICATIONS_TABLE: tables.userApplications.tableName,
        COMPANY_PROFILES_TABLE: tables.companyProfiles.tableName,
        ACCESS_PLANS_TABLE: tables.accessPlans.tableName,
        ATTEMPTS_TABLE: tables.attempts.tableName,
        APPLICATION_QUEUE_URL: queue.queueUrl,
        USER_POOL_ID: accounts.userPool.userPoolId,
        MAIL_FROM: mailFrom,
        CONTACT_MAIL: contactMail,
      },
    })
    worker.consume(queue, { maxConcurrency: 3 })
    allowTable(worker, tables.userApplications, ['GetItem', 'UpdateItem'])
    allowIndex(worker, tables.userApplications, 'by_mail_due')
    allowTable(worker, tables.companyProfiles, ['GetItem'])
    allowTable(worker, tables.accessPlans, ['GetItem'])
    allowTable(worker, tables.attempts, ['GetItem', 'UpdateItem'])
    allowSending(worker, queue)
    worker.allow(['cognito-idp:AdminGetUser'], [accounts.userPool.userPoolArn])
    worker.allow(['ses:SendEmail'], [accounts.mailIdentity.emailIdentityArn])
    new Rule(this, 'EveryQuarter', {
      schedule: Schedule.rate(Duration.minutes(15)),
      targets: [
        new SqsQueue(queue, { message: RuleTargetInput.fromObject({ kind: 'lost_mails' }) }),
      ],
    })
    return worker
  }
}
