import { Construct } from 'constructs'
import type { Alarms } from './alarms.ts'
import { AppFunction } from './base/app-function.ts'
import { grantTable } from './base/grants.ts'
import { grantSecurityState } from './base/security-state.ts'
import type { Tables } from './tables.ts'

export interface CompaniesProps {
  readonly alarms: Alarms
  readonly tables: Tables
}

/** Company profiles. */
export class Companies extends Construct {
  readonly http: AppFunction

  constructor(scope: Construct, id: string, { alarms, tables }: CompaniesProps) {
    super(scope, id)
    this.http = new AppFunction(this, 'Http', {
      entry: 'functions/companies/http.ts',
      userImpact: 'Company profiles cannot be read or saved.',
      alarms,
      environment: {
        VAT_REGISTER_URL: 'https://ec.europa.eu/taxation_customs/vies/rest-api',
      },
    })
    grantTable(this.http, tables.companyProfiles, ['GetItem', 'PutItem', 'UpdateItem'])
    grantTable(this.http, tables.importerParts, ['Query', 'PutItem', 'DeleteItem'])
    grantTable(this.http, tables.attempts, ['UpdateItem'])
    grantSecurityState(this.http, tables)
  }
}
