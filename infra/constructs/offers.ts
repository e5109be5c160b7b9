import { Duration } from 'aws-cdk-lib'
import { Construct } from 'constructs'
import type { Alarms } from './alarms.ts'
import { AppFunction } from './base/app-function.ts'
import { grantTable } from './base/grants.ts'
import { grantSecurityState } from './base/security-state.ts'
import type { Tables } from './tables.ts'

export interface OffersProps {
  readonly alarms: Alarms
  readonly tables: Tables
}

/** Shows drafts as the offers that they would be: apart from the drafts, as a PDF takes a whole processor. */
export class Offers extends Construct {
  readonly http: AppFunction

  constructor(scope: Construct, id: string, { alarms, tables }: OffersProps) {
    super(scope, id)
    this.http = new AppFunction(this, 'Http', {
      entry: 'functions/offers/http.ts',
      userImpact: 'Drafts cannot be previewed as PDF.',
      memorySize: 1769,
      // the API waits thirty
      timeout: Duration.seconds(28),
      alarms,
    })
    grantSecurityState(this.http, tables)
    grantTable(this.http, tables.attempts, ['UpdateItem'])
    grantTable(this.http, tables.userApplications, ['GetItem', 'Query'])
    grantTable(this.http, tables.tenders, ['GetItem', 'BatchGetItem'])
    grantTable(this.http, tables.tenderVersions, ['GetItem'])
    grantTable(this.http, tables.products, ['GetItem'])
    grantTable(this.http, tables.documents, ['BatchGetItem'])
    grantTable(this.http, tables.companyProfiles, ['GetItem'])
    grantTable(this.http, tables.importerParts, ['Query'])
    grantTable(this.http, tables.stock, ['GetItem'])
    grantTable(this.http, tables.keptAnswers, ['BatchGetItem'])
    grantTable(this.http, tables.accessPlans, ['GetItem'])
  }
}
