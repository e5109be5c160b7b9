import { Construct } from 'constructs'
import type { Alarms } from './alarms.ts'
import { AppFunction } from './base/app-function.ts'
import { allowTable } from './base/grants.ts'
import { allowSecurityState, securityEnvironment } from './base/security-state.ts'
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
        COMPANY_PROFILES_TABLE: tables.companyProfiles.tableName,
        ATTEMPTS_TABLE: tables.attempts.tableName,
        VAT_REGISTER_URL: 'https://ec.europa.eu/taxation_customs/vies/rest-api',
        ...securityEnvironment(tables),
      },
    })
    allowTable(this.http, tables.companyProfiles, ['GetItem', 'PutItem', 'UpdateItem'])
    allowTable(this.http, tables.attempts, ['UpdateItem'])
    allowSecurityState(this.http, tables)
  }
}
