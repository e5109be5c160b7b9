import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Alarms } from './alarms.ts'
import { AppFunction } from './base/app-function.ts'
import { grantIndex, grantQueue, grantTable } from './base/grants.ts'
import { grantSecurityState } from './base/security-state.ts'
import type { Tables } from './tables.ts'

export interface TendersProps {
  readonly alarms: Alarms
  readonly tables: Tables
  /** Where a changed tender is announced to matching. */
  readonly changes: IQueue
  /** Where it is asked that applicants are told of a changed tender. */
  readonly applicationWork: IQueue
  /** Where it is asked that a held change is announced. */
  readonly plans: IQueue
}

/** Tenders and market status. */
export class Tenders extends Construct {
  readonly http: AppFunction

  constructor(
    scope: Construct,
    id: string,
    { alarms, tables, changes, applicationWork, plans }: TendersProps,
  ) {
    super(scope, id)
    this.http = new AppFunction(this, 'Http', {
      entry: 'functions/tenders/http.ts',
      userImpact: 'Tenders cannot be listed or opened.',
      alarms,
      environment: {},
    })
    grantTable(this.http, tables.tenders, ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'])
    grantTable(this.http, tables.tenderVersions, ['GetItem', 'PutItem', 'Query'])
    grantIndex(this.http, tables.tenders, 'by_deadline')
    // whose addresses are feeds of what they find
    grantTable(this.http, tables.notices, ['GetItem'])
    grantTable(this.http, tables.markets, ['PutItem', 'Scan'])
    grantTable(this.http, tables.accessPlans, ['GetItem'])
    grantQueue(this.http, 'MATCHING_QUEUE_URL', changes)
    grantQueue(this.http, 'APPLICATION_QUEUE_URL', applicationWork)
    grantQueue(this.http, 'PLANS_QUEUE_URL', plans)
    grantSecurityState(this.http, tables)
  }

  /** Feeds lead to this origin. */
  setSiteOrigin(origin: string): void {
    this.http.function.addEnvironment('SITE_ORIGIN', origin)
  }
}
