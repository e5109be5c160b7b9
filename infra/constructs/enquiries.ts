import { Duration } from 'aws-cdk-lib'
import { Construct } from 'constructs'
import type { Accounts } from './accounts.ts'
import type { Alarms } from './alarms.ts'
import { AppFunction } from './base/app-function.ts'
import { grantIndex, grantQueue, grantTable } from './base/grants.ts'
import { grantSecurityState } from './base/security-state.ts'
import { WorkQueue } from './base/work-queue.ts'
import type { Matching } from './matching.ts'
import type { Tables } from './tables.ts'

export interface EnquiriesProps {
  readonly alarms: Alarms
  readonly tables: Tables
  readonly accounts: Accounts
  readonly matching: Matching
  /** `Name <address>` */
  readonly mailFrom: string
  /** The operator's mailbox for messages and requests. */
  readonly contactMail: string
}

const workTime = Duration.minutes(1)
const userImpact = 'Messages and private-sales requests do not reach operator and producers.'

/** Messages of visitors, and requests of importers and HoReCa buyers with the offers for them. */
export class Enquiries extends Construct {
  readonly http: AppFunction
  private readonly props: EnquiriesProps
  private readonly work: WorkQueue
  private readonly worker: AppFunction

  constructor(scope: Construct, id: string, props: EnquiriesProps) {
    super(scope, id)
    this.props = props
    this.work = new WorkQueue(this, 'Work', {
      handlerTimeout: workTime,
      userImpact,
      alarms: props.alarms,
    })
    this.http = this.makeHttp()
    this.worker = this.makeWorker()
    props.matching.announceTo('ENQUIRY_QUEUE_URL', this.work.queue)
  }

  /** Mails lead to this origin and nowhere else. */
  setSiteOrigin(origin: string): void {
    this.worker.function.addEnvironment('SITE_ORIGIN', origin)
  }

  private makeHttp(): AppFunction {
    const { alarms, tables, accounts } = this.props
    const http = new AppFunction(this, 'Http', {
      entry: 'functions/enquiries/http.ts',
      userImpact: 'Visitors cannot write, and private-sales requests are neither taken nor shown.',
      alarms,
      environment: { USER_POOL_ID: accounts.userPool.userPoolId },
    })
    grantTable(http, tables.enquiries, ['GetItem', 'PutItem', 'UpdateItem'])
    grantIndex(http, tables.enquiries, 'by_received')
    grantTable(http, tables.privateSaleContacts, ['BatchGetItem', 'GetItem', 'Query', 'UpdateItem'])
    grantIndex(http, tables.privateSaleContacts, 'by_request')
    grantTable(http, tables.mailChoices, ['GetItem', 'UpdateItem'])
    grantTable(http, tables.products, ['GetItem', 'Query'])
    grantTable(http, tables.companyProfiles, ['GetItem'])
    grantTable(http, tables.accessPlans, ['GetItem'])
    grantTable(http, tables.attempts, ['UpdateItem'])
    grantQueue(http, 'ENQUIRY_QUEUE_URL', this.work.queue)
    http.allow(['cognito-idp:AdminGetUser'], [accounts.userPool.userPoolArn])
    grantSecurityState(http, tables)
    return http
  }

  private makeWorker(): AppFunction {
    const { alarms, tables, accounts, mailFrom, contactMail } = this.props
    const worker = new AppFunction(this, 'OnEnquiryWork', {
      entry: 'functions/enquiries/on-enquiry-work.ts',
      userImpact,
      timeout: workTime,
      alarms,
      environment: {
        USER_POOL_ID: accounts.userPool.userPoolId,
        MAIL_FROM: mailFrom,
        CONTACT_MAIL: contactMail,
      },
    })
    worker.consume(this.work.queue, { maxConcurrency: 3 })
    grantTable(worker, tables.enquiries, ['GetItem', 'PutItem', 'UpdateItem'])
    grantIndex(worker, tables.enquiries, 'by_received')
    grantTable(worker, tables.privateSaleContacts, ['BatchGetItem', 'GetItem', 'UpdateItem'])
    grantIndex(worker, tables.privateSaleContacts, 'by_request')
    grantTable(worker, tables.mailChoices, ['GetItem', 'UpdateItem'])
    grantTable(worker, tables.products, ['Query'])
    grantTable(worker, tables.companyProfiles, ['GetItem'])
    grantTable(worker, tables.accessPlans, ['GetItem', 'Scan'])
    grantQueue(worker, 'ENQUIRY_QUEUE_URL', this.work.queue)
    worker.allow(['cognito-idp:AdminGetUser'], [accounts.userPool.userPoolArn])
    accounts.grantMail(worker)
    return worker
  }
}
