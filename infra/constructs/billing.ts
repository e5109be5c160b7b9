import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events'
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Accounts } from './accounts.ts'
import type { Alarms } from './alarms.ts'
import { AppFunction, type AppFunctionProps } from './base/app-function.ts'
import { grantIndex, grantQueue, grantSecret, grantTable } from './base/grants.ts'
import { grantSecurityState } from './base/security-state.ts'
import { WorkQueue } from './base/work-queue.ts'
import { PaymentAlarm } from './payment-alarm.ts'
import type { Tables } from './tables.ts'

export interface BillingProps {
  readonly alarms: Alarms
  readonly tables: Tables
  readonly accounts: Accounts
  /** `Name <address>` */
  readonly mailFrom: string
  /** The operator's mailbox: it is told who wants the plan on invoice. */
  readonly contactMail: string
  /** Executions kept for the payment provider's notifications; 0: none (docs/deploying.md). */
  readonly webhookConcurrency: number
}

const mailTime = Duration.seconds(20)

/** The Access plan and payments: asked for, granted, bought, checked. */
export class Billing extends Construct {
  readonly http: AppFunction
  /** Takes the payment provider's notifications. */
  readonly onStripeEvent: AppFunction
  /** Asked to compare with the provider, and to end what a deleted account pays for. */
  readonly work: IQueue
  private readonly props: BillingProps
  /** The functions that speak to the payment provider. */
  readonly syncFunctions: AppFunction[] = []
  private readonly secret: Secret
  private readonly mails: WorkQueue
  private readonly mailer: AppFunction

  constructor(scope: Construct, id: string, props: BillingProps) {
    super(scope, id)
    this.props = props
    this.secret = new Secret(this, 'StripeSecret', {
      description: 'Keys of the payment provider: set by hand, see docs/deploying.md',
      removalPolicy: RemovalPolicy.RETAIN,
    })
    this.mails = new WorkQueue(this, 'Mails', {
      handlerTimeout: mailTime,
      userImpact: 'Customers are not told of payments, failed renewals and refunds.',
      alarms: props.alarms,
    })
    this.http = this.makeHttp()
    this.mailer = this.makeMailer()
    this.onStripeEvent = this.makeEventTaker()
    this.work = this.makeWorker()
    grantQueue(this.http, 'BILLING_WORK_QUEUE_URL', this.work)
    new PaymentAlarm(this, 'ToLookAt', {
      alarms: props.alarms,
      functions: this.syncFunctions,
      onStripeEvent: this.onStripeEvent,
    })
  }

  /** Payment pages and mails lead back to this origin and nowhere else. */
  setSiteOrigin(origin: string): void {
    for (const fn of [this.http, this.mailer]) fn.function.addEnvironment('SITE_ORIGIN', origin)
  }

  private makeHttp(): AppFunction {
    const { alarms, tables } = this.props
    const http = new AppFunction(this, 'Http', {
      entry: 'functions/billing/http.ts',
      userImpact: 'The Access plan cannot be checked: subscribers are treated as visitors.',
      timeout: Duration.seconds(25),
      alarms,
    })
    this.grantSynced(http)
    this.syncFunctions.push(http)
    grantTable(http, tables.tenders, ['GetItem', 'BatchGetItem'])
    grantTable(http, tables.markets, ['GetItem'])
    grantTable(http, tables.companyProfiles, ['GetItem', 'BatchGetItem'])
    grantIndex(http, tables.payments, 'by_created')
    grantIndex(http, tables.payments, 'by_status')
    grantIndex(http, tables.producers, 'by_name')
    grantIndex(http, tables.userApplications, 'by_fee_due')
    grantTable(http, tables.stripeEvents, ['GetItem'])
    grantSecurityState(http, tables)
    grantTable(http, tables.attempts, ['UpdateItem'])
    return http
  }

  private makeEventTaker(): AppFunction {
    return this.makeSyncFunction('OnStripeEvent', {
      entry: 'functions/billing/on-stripe-event.ts',
      userImpact: 'What was paid takes up to an hour to show.',
      timeout: Duration.seconds(25),
      reservedConcurrency: this.props.webhookConcurrency,
    })
  }

  private makeWorker(): IQueue {
    const { tables, alarms } = this.props
    const userImpact = 'What was paid does not show where a notification was lost.'
    const timeout = Duration.minutes(10)
    const entry = 'functions/billing/on-billing-work.ts'
    const worker = this.makeSyncFunction('OnBillingWork', { entry, userImpact, timeout })
    const { queue } = new WorkQueue(this, 'Work', { handlerTimeout: timeout, userImpact, alarms })
    worker.consume(queue, { maxConcurrency: 2 })
    grantTable(worker, tables.accessPlans, ['Scan'])
    grantTable(worker, tables.payments, ['Scan'])
    new Rule(this, 'EveryHour', {
      schedule: Schedule.rate(Duration.hours(1)),
      targets: [
        new SqsQueue(queue, { message: RuleTargetInput.fromObject({ kind: 'reconcile' }) }),
      ],
    })
    return queue
  }

  private makeSyncFunction(
    id: string,
    props: Omit<AppFunctionProps, 'alarms' | 'environment'>,
  ): AppFunction {
    const { alarms, tables } = this.props
    const syncFunction = new AppFunction(this, id, {
      ...props,
      alarms,
    })
    this.grantSynced(syncFunction)
    this.syncFunctions.push(syncFunction)
    grantTable(syncFunction, tables.stripeEvents, ['GetItem', 'PutItem', 'UpdateItem'])
    return syncFunction
  }

  private makeMailer(): AppFunction {
    const { alarms, tables, accounts, mailFrom, contactMail } = this.props
    const mailer = new AppFunction(this, 'OnBillingMail', {
      entry: 'functions/billing/on-billing-mail.ts',
      userImpact: 'Customers are not told of payments, failed renewals and refunds.',
      timeout: mailTime,
      alarms,
      environment: {
        USER_POOL_ID: accounts.userPool.userPoolId,
        MAIL_FROM: mailFrom,
        CONTACT_MAIL: contactMail,
      },
    })
    mailer.consume(this.mails.queue, { maxConcurrency: 2 })
    grantTable(mailer, tables.billingMails, ['GetItem', 'UpdateItem'])
    grantTable(mailer, tables.companyProfiles, ['GetItem'])
    grantTable(mailer, tables.tenders, ['BatchGetItem'])
    mailer.allow(['cognito-idp:AdminGetUser'], [accounts.userPool.userPoolArn])
    accounts.grantMail(mailer)
    return mailer
  }

  /** What functions/billing/sync-deps-from-settings.ts reads. */
  private grantSynced(fn: AppFunction): void {
    const { tables } = this.props
    grantTable(fn, tables.accessPlans, ['GetItem', 'UpdateItem'])
    grantTable(fn, tables.userApplications, ['GetItem', 'PutItem'])
    grantTable(fn, tables.payments, ['GetItem', 'Query', 'PutItem'])
    grantTable(fn, tables.billingMails, ['BatchGetItem'])
    grantQueue(fn, 'BILLING_MAIL_QUEUE_URL', this.mails.queue)
    this.grantProvider(fn)
  }

  /** What a function needs to ask the payment provider. */
  grantProvider(fn: AppFunction): void {
    grantSecret(fn, 'STRIPE_SECRET_ARN', this.secret)
  }
}
