import { Construct } from 'constructs'
import { type JobArea, jobAreas } from '#domain/desk/today.ts'
import type { Accounts } from './accounts.ts'
import type { Alarms } from './alarms.ts'
import { AppFunction } from './base/app-function.ts'
import { grantIndex, grantTable } from './base/grants.ts'
import { grantSecurityState } from './base/security-state.ts'
import type { Tables } from './tables.ts'

export interface DeskProps {
  readonly alarms: Alarms
  readonly tables: Tables
  readonly accounts: Accounts
}

/** `TenderIntake` is the area `tender_intake`. */
function areaOf(scope: Construct): JobArea {
  const name = scope.node.scope?.node.id ?? ''
  const area = name.replace(/\B[A-Z]/g, '_$&').toLowerCase()
  const known = jobAreas.find((one) => one === area)
  if (known === undefined)
    throw new Error(`Name the area ${area} in functions/domain/desk/today.ts`)
  return known
}

/** What waits at the desk, its log and its settings. */
export class Desk extends Construct {
  readonly http: AppFunction

  constructor(scope: Construct, id: string, { alarms, tables, accounts }: DeskProps) {
    super(scope, id)
    const { userPoolId, userPoolArn } = accounts.userPool
    this.http = new AppFunction(this, 'Http', {
      entry: 'functions/desk/http.ts',
      userImpact: 'The log and the settings of the desk cannot be read or changed.',
      alarms,
      environment: { USER_POOL_ID: userPoolId },
    })
    grantTable(this.http, tables.deskLog, ['Query'])
    for (const index of ['by_actor', 'by_subject']) grantIndex(this.http, tables.deskLog, index)
    grantTable(this.http, tables.mailRecords, ['Query'])
    for (const index of ['by_month', 'by_trouble']) grantIndex(this.http, tables.mailRecords, index)
    for (const table of [tables.importers, tables.deskViews]) {
      grantTable(this.http, table, ['GetItem', 'Query', 'PutItem', 'DeleteItem'])
    }
    this.http.allow(
      [
        'cognito-idp:AdminAddUserToGroup',
        'cognito-idp:AdminCreateUser',
        'cognito-idp:AdminGetUser',
        'cognito-idp:AdminRemoveUserFromGroup',
        'cognito-idp:AdminUserGlobalSignOut',
        'cognito-idp:ListUsersInGroup',
      ],
      [userPoolArn],
    )
    grantSecurityState(this.http, tables)
    this.grantToday(alarms, tables)
    this.grantFirstRun(tables, accounts)
    // who loses a role loses the sessions with it
    grantTable(this.http, tables.accountStates, ['UpdateItem'])
  }

  /** What waits for a person, over the indexes of the rooms that have it. */
  private grantToday(alarms: Alarms, tables: Tables): void {
    const { http } = this
    for (const index of ['by_desk_queue', 'by_order_due', 'by_mail_due', 'by_seal_due']) {
      grantIndex(http, tables.userApplications, index)
    }
    for (const index of ['by_waiting', 'by_mail_due']) {
      grantIndex(http, tables.applicationMessages, index)
    }
    grantIndex(http, tables.tenderIntakes, 'by_brought')
    grantIndex(http, tables.enquiries, 'by_waiting')
    grantTable(http, tables.enquiries, ['GetItem'])
    grantIndex(http, tables.privateSaleContacts, 'by_waiting')
    grantIndex(http, tables.payments, 'by_status')
    grantIndex(http, tables.documents, 'by_due')
    grantTable(http, tables.stripeEvents, ['GetItem'])
    grantTable(http, tables.companyProfiles, ['BatchGetItem'])
    grantTable(http, tables.tenders, ['BatchGetItem'])
    const queues = alarms.deadLetterQueues.map(({ of, queue }) => ({ area: areaOf(of), queue }))
    http.function.addEnvironment(
      'DEAD_LETTER_QUEUES',
      queues.map(({ area, queue }) => `${area}=${queue.queueUrl}`).join(' '),
    )
    http.allow(
      ['sqs:GetQueueAttributes', 'sqs:ReceiveMessage', 'sqs:ChangeMessageVisibility'],
      queues.map(({ queue }) => queue.queueArn),
    )
  }

  /** How far the account is set up: the prices are asked of the payment provider, see `Billing`. */
  private grantFirstRun(tables: Tables, { mailIdentity }: Accounts): void {
    grantTable(this.http, tables.markets, ['Scan'])
    grantIndex(this.http, tables.tenders, 'by_deadline')
    this.http.function.addEnvironment('MAIL_IDENTITY', mailIdentity.emailIdentityName)
    this.http.allow(['ses:GetEmailIdentity'], [mailIdentity.emailIdentityArn])
  }

  /** Invitations lead there. Called when the site exists, which is made after what it leads to. */
  setSiteOrigin(origin: string): void {
    this.http.function.addEnvironment('SITE_ORIGIN', origin)
  }
}
