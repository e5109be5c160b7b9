import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Alarms } from './alarms.ts'
import { AppFunction } from './base/app-function.ts'
import { allowIndex, allowSending, allowTable } from './base/grants.ts'
import { allowSecurityState, securityEnvironment } from './base/security-state.ts'
import type { Tables } from './tables.ts'

export interface TendersProps {
  readonly alarms: Alarms
  readonly tables: Tables
  /** Where a changed tender is announced to matching. */
  readonly changes: IQueue
}

/** Tenders and market status. */
export class Tenders extends Construct {
  readonly http: AppFunction

  constructor(scope: Construct, id: string, { alarms, tables, changes }: TendersProps) {
    super(scope, id)
    this.http = new AppFunction(this, 'Http', {
      entry: 'functions/tenders/http.ts',
      userImpact: 'Tenders cannot be listed or opened.',
      alarms,
      environment: {
        TENDERS_TABLE: tables.tenders.tableName,
        MARKETS_TABLE: tables.markets.tableName,
        ACCESS_PLANS_TABLE: tables.accessPlans.tableName,
        MATCHING_QUEUE_URL: changes.queueUrl,
        CALENDAR_FEEDS_TABLE: tables.calendarFeeds.tableName,
        APPLICATIONS_TABLE: tables.userApplications.tableName,
        ...securityEnvironment(tables),
      },
    })
    allowTable(this.http, tables.tenders, ['GetItem', 'BatchGetItem', 'PutItem'])
    allowIndex(this.http, tables.tenders, 'by_deadline')
    allowTable(this.http, tables.markets, ['PutItem', 'Scan'])
    allowTable(this.http, tables.accessPlans, ['GetItem'])
    allowTable(this.http, tables.calendarFeeds, ['GetItem', 'PutItem', 'DeleteItem'])
    allowTable(this.http, tables.userApplications, ['Query'])
    allowSending(this.http, changes)
    allowSecurityState(this.http, tables)
  }

  /** Feeds lead to this origin. */
  setSiteOrigin(origin: string): void {
    this.http.function.addEnvironment('SITE_ORIGIN', origin)
  }
}
