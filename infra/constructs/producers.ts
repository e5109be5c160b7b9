import { Duration } from 'aws-cdk-lib'
import { Construct } from 'constructs'
import type { Accounts } from './accounts.ts'
import type { Alarms } from './alarms.ts'
import { AppFunction } from './base/app-function.ts'
import { grantIndex, grantQueue, grantTable } from './base/grants.ts'
import { grantSecurityState } from './base/security-state.ts'
import { WorkQueue } from './base/work-queue.ts'
import type { Tables } from './tables.ts'

export interface ProducersProps {
  readonly alarms: Alarms
  readonly tables: Tables
  readonly accounts: Accounts
  /** `Name <address>` */
  readonly mailFrom: string
  /** The operator's mailbox: answers to letters go there. */
  readonly contactMail: string
}

const workTime = Duration.seconds(30)
const userImpact = 'The list of producers at the desk is out of date, or letters do not go out.'

/** The producers as the desk sees them: a list made from the other tables, and letters to them. */
export class Producers extends Construct {
  readonly http: AppFunction
  private readonly props: ProducersProps
  private readonly work: WorkQueue
  private readonly worker: AppFunction

  constructor(scope: Construct, id: string, props: ProducersProps) {
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

  /** Functions that change what the list says tell the worker of it. */
  listenTo(functions: readonly AppFunction[]): void {
    for (const fn of functions) grantQueue(fn, 'PRODUCER_QUEUE_URL', this.work.queue)
  }

  private makeHttp(): AppFunction {
    const { alarms, tables, accounts } = this.props
    const http = new AppFunction(this, 'Http', {
      entry: 'functions/producers/http.ts',
      userImpact: 'The desk does not see its producers.',
      memorySize: 1024,
      alarms,
      environment: { USER_POOL_ID: accounts.userPool.userPoolId },
    })
    grantSecurityState(http, tables)
    this.grantSources(http)
    for (const order of ['name', 'seen', 'products']) {
      grantIndex(http, tables.producers, `by_${order}`)
    }
    grantTable(http, tables.products, ['BatchGetItem', 'Query'])
    grantTable(http, tables.producers, ['BatchGetItem'])
    grantTable(http, tables.matches, ['GetItem', 'Query'])
    grantIndex(http, tables.matches, 'by_tender')
    grantTable(http, tables.tenders, ['GetItem', 'BatchGetItem'])
    grantTable(http, tables.invitations, ['BatchGetItem', 'PutItem'])
    grantTable(http, tables.letters, ['Query', 'PutItem'])
    grantTable(http, tables.mailChoices, ['GetItem'])
    grantIndex(http, tables.tenders, 'by_deadline')
    grantQueue(http, 'PRODUCER_QUEUE_URL', this.work.queue)
    return http
  }

  private makeWorker(): AppFunction {
    const { alarms, tables, accounts, mailFrom, contactMail } = this.props
    const worker = new AppFunction(this, 'OnProducerWork', {
      entry: 'functions/producers/on-producer-work.ts',
      userImpact,
      timeout: workTime,
      alarms,
      environment: {
        USER_POOL_ID: accounts.userPool.userPoolId,
        MAIL_FROM: mailFrom,
        CONTACT_MAIL: contactMail,
      },
    })
    worker.consume(this.work.queue, { maxConcurrency: 2 })
    this.grantSources(worker)
    grantTable(worker, tables.producers, ['UpdateItem', 'DeleteItem'])
    grantTable(worker, tables.letters, ['GetItem', 'UpdateItem'])
    grantTable(worker, tables.invitations, ['GetItem', 'UpdateItem'])
    grantTable(worker, tables.mailChoices, ['GetItem', 'UpdateItem'])
    grantTable(worker, tables.matches, ['GetItem'])
    grantTable(worker, tables.products, ['BatchGetItem'])
    grantTable(worker, tables.tenders, ['GetItem'])
    accounts.grantMail(worker)
    return worker
  }

  /** What functions/producers/sources-from-settings.ts reads. */
  private grantSources(fn: AppFunction): void {
    const { tables, accounts } = this.props
    grantTable(fn, tables.producers, ['GetItem'])
    grantTable(fn, tables.companyProfiles, ['GetItem'])
    grantTable(fn, tables.accessPlans, ['GetItem'])
    grantTable(fn, tables.portfolios, ['GetItem'])
    grantTable(fn, tables.userApplications, ['Query'])
    grantTable(fn, tables.documents, ['Query'])
    fn.allow(
      ['cognito-idp:AdminGetUser', 'cognito-idp:AdminListGroupsForUser'],
      [accounts.userPool.userPoolArn],
    )
  }
}
