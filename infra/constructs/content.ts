import { Construct } from 'constructs'
import type { Alarms } from './alarms.ts'
import { AppFunction } from './base/app-function.ts'
import { grantTable } from './base/grants.ts'
import { grantSecurityState } from './base/security-state.ts'
import type { Tables } from './tables.ts'

export interface ContentProps {
  readonly alarms: Alarms
  readonly tables: Tables
}

/** What the operator says on the site. Its function serves visitors too, so it may nothing else. */
export class Content extends Construct {
  readonly http: AppFunction

  constructor(scope: Construct, id: string, { alarms, tables }: ContentProps) {
    super(scope, id)
    this.http = new AppFunction(this, 'Http', {
      entry: 'functions/content/http.ts',
      userImpact:
        'Testimonials, contact data and news of the desk are missing on the site, and cannot be changed.',
      alarms,
    })
    grantTable(this.http, tables.siteContent, ['GetItem', 'Query', 'PutItem', 'DeleteItem'])
    grantSecurityState(this.http, tables)
  }
}
