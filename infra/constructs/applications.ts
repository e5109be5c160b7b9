import { Construct } from 'constructs'
import type { Alarms } from './alarms.ts'
import { AppFunction } from './base/app-function.ts'
import { allowTable } from './base/grants.ts'
import { allowSecurityState, securityEnvironment } from './base/security-state.ts'
import type { Tables } from './tables.ts'

export interface ApplicationsProps {
  readonly alarms: Alarms
  readonly tables: Tables
}

/** Drafts and submitted applications. */
export class Applications extends Construct {
  readonly http: AppFunction

  constructor(scope: Construct, id: string, { alarms, tables }: ApplicationsProps) {
    super(scope, id)
    this.http = new AppFunction(this, 'Http', {
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
        ATTEMPTS_TABLE: tables.attempts.tableName,
        ...securityEnvironment(tables),
      },
    })
    allowSecurityState(this.http, tables)
    allowTable(this.http, tables.attempts, ['UpdateItem'])
    allowTable(this.http, tables.userApplications, ['GetItem', 'Query', 'PutItem', 'DeleteItem'])
    allowTable(this.http, tables.tenders, ['GetItem', 'BatchGetItem'])
    allowTable(this.http, tables.markets, ['GetItem', 'Scan'])
    allowTable(this.http, tables.products, ['GetItem'])
    allowTable(this.http, tables.companyProfiles, ['GetItem'])
    allowTable(this.http, tables.accessPlans, ['GetItem'])
    // a single application is paid before it is submitted
    allowTable(this.http, tables.payments, ['Query', 'PutItem'])
  }
}
