import { Construct } from 'constructs'
import type { Alarms } from './alarms.ts'
import { allowTable } from './base/grants.ts'
import { HouseFunction } from './base/house-function.ts'
import type { Tables } from './tables.ts'

export interface BillingProps {
  readonly alarms: Alarms
  readonly tables: Tables
}

/** The Access plan: asked for, granted, checked. */
export class Billing extends Construct {
  readonly http: HouseFunction

  constructor(scope: Construct, id: string, { alarms, tables }: BillingProps) {
    super(scope, id)
    this.http = new HouseFunction(this, 'Http', {
      entry: 'functions/billing/http.ts',
      userImpact: 'The Access plan cannot be checked: subscribers are treated as visitors.',
      alarms,
      environment: { ACCESS_PLANS_TABLE: tables.accessPlans.tableName },
    })
    allowTable(this.http, tables.accessPlans, ['GetItem', 'PutItem', 'UpdateItem', 'Scan'])
  }
}
