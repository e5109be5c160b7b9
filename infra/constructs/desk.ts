import { Construct } from 'constructs'
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

/** The log of the desk and its settings. */
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
    grantTable(this.http, tables.importers, ['GetItem', 'Query', 'PutItem', 'DeleteItem'])
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
    // who loses a role loses the sessions with it
    grantTable(this.http, tables.accountStates, ['UpdateItem'])
  }

  /** Invitations lead there. Called when the site exists, which is made after what it leads to. */
  setSiteOrigin(origin: string): void {
    this.http.function.addEnvironment('SITE_ORIGIN', origin)
  }
}
