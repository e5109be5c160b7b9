import { Duration } from 'aws-cdk-lib'
import { type UserPool, UserPoolOperation } from 'aws-cdk-lib/aws-cognito'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Alarms } from './alarms.ts'
import { AppFunction } from './base/app-function.ts'
import { grantQueue, grantTable } from './base/grants.ts'
import { grantPublishedSender } from './base/published-sender.ts'
import type { Tables } from './tables.ts'

export interface AccountTriggersProps {
  readonly alarms: Alarms
  readonly tables: Tables
  readonly userPool: UserPool
  /** Where notices of changes are queued. */
  readonly mails: IQueue
}

/** Cognito waits no longer for a trigger. */
const triggerTime = Duration.seconds(5)

/**
 * What the user pool runs: its mails in the user's language, sign-in by a mailed link, and
 * the log of sign-ins. None of them may call the pool: it would depend on itself.
 */
export class AccountTriggers extends Construct {
  /** Sees who signs in. */
  readonly onSignedIn: AppFunction
  private readonly props: AccountTriggersProps

  constructor(scope: Construct, id: string, props: AccountTriggersProps) {
    super(scope, id)
    this.props = props
    const { userPool } = props
    userPool.addTrigger(UserPoolOperation.CUSTOM_MESSAGE, this.customMessage().function)
    userPool.addTrigger(UserPoolOperation.DEFINE_AUTH_CHALLENGE, this.define().function)
    userPool.addTrigger(UserPoolOperation.CREATE_AUTH_CHALLENGE, this.create().function)
    userPool.addTrigger(UserPoolOperation.VERIFY_AUTH_CHALLENGE_RESPONSE, this.verify().function)
    this.onSignedIn = this.signedIn()
    const { function: signedIn } = this.onSignedIn
    userPool.addTrigger(UserPoolOperation.POST_AUTHENTICATION, signedIn)
    userPool.addTrigger(UserPoolOperation.POST_CONFIRMATION, signedIn)
  }

  private trigger(id: string, entry: string, userImpact: string): AppFunction {
    return new AppFunction(this, id, {
      entry: `functions/accounts/${entry}.ts`,
      userImpact,
      timeout: triggerTime,
      alarms: this.props.alarms,
    })
  }

  private customMessage(): AppFunction {
    const fn = this.trigger('OnCustomMessage', 'on-custom-message', 'Codes are not mailed.')
    grantPublishedSender(fn, this.props.tables)
    return fn
  }

  private define(): AppFunction {
    const { factors } = this.props.tables
    const impact = 'Nobody can sign in by a mailed link.'
    const fn = this.trigger('OnDefineAuthChallenge', 'on-define-auth-challenge', impact)
    grantTable(fn, factors, ['Query'])
    return fn
  }

  private create(): AppFunction {
    const { factors } = this.props.tables
    const impact = 'Nobody can sign in by a mailed link.'
    const fn = this.trigger('OnCreateAuthChallenge', 'on-create-auth-challenge', impact)
    grantTable(fn, factors, ['Query'])
    return fn
  }

  private verify(): AppFunction {
    const { tables, mails } = this.props
    const impact = 'Nobody can sign in by a mailed link.'
    const fn = this.trigger('OnVerifyAuthChallenge', 'on-verify-auth-challenge', impact)
    grantQueue(fn, 'MAIL_QUEUE_URL', mails)
    grantTable(fn, tables.factors, ['Query'])
    grantTable(fn, tables.totpSecrets, ['GetItem', 'UpdateItem'])
    grantTable(fn, tables.recoveryCodes, ['Query', 'UpdateItem'])
    grantTable(fn, tables.mailedLinks, ['UpdateItem'])
    grantTable(fn, tables.auditLog, ['PutItem'])
    grantTable(fn, tables.attempts, ['UpdateItem'])
    return fn
  }

  private signedIn(): AppFunction {
    const { auditLog, accountStates } = this.props.tables
    const fn = this.trigger('OnSignedIn', 'on-signed-in', 'Sign-ins are missing in the log.')
    grantQueue(fn, 'MAIL_QUEUE_URL', this.props.mails)
    grantTable(fn, auditLog, ['PutItem'])
    grantTable(fn, accountStates, ['UpdateItem'])
    return fn
  }
}
