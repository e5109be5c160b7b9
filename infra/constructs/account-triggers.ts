import { Duration } from 'aws-cdk-lib'
import { type UserPool, UserPoolOperation } from 'aws-cdk-lib/aws-cognito'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Alarms } from './alarms.ts'
import { AppFunction } from './base/app-function.ts'
import { allowSending, allowTable } from './base/grants.ts'
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
  private readonly props: AccountTriggersProps

  constructor(scope: Construct, id: string, props: AccountTriggersProps) {
    super(scope, id)
    this.props = props
    const { userPool } = props
    userPool.addTrigger(UserPoolOperation.CUSTOM_MESSAGE, this.customMessage().function)
    userPool.addTrigger(UserPoolOperation.DEFINE_AUTH_CHALLENGE, this.define().function)
    userPool.addTrigger(UserPoolOperation.CREATE_AUTH_CHALLENGE, this.create().function)
    userPool.addTrigger(UserPoolOperation.VERIFY_AUTH_CHALLENGE_RESPONSE, this.verify().function)
    const signedIn = this.signedIn()
    userPool.addTrigger(UserPoolOperation.POST_AUTHENTICATION, signedIn.function)
    userPool.addTrigger(UserPoolOperation.POST_CONFIRMATION, signedIn.function)
  }

  private trigger(
    id: string,
    entry: string,
    userImpact: string,
    environment: Record<string, string> = {},
  ): AppFunction {
    return new AppFunction(this, id, {
      entry: `functions/accounts/${entry}.ts`,
      userImpact,
      timeout: triggerTime,
      alarms: this.props.alarms,
      environment,
    })
  }

  private customMessage(): AppFunction {
    return this.trigger('OnCustomMessage', 'on-custom-message', 'Codes are not mailed.')
  }

  private define(): AppFunction {
    const { factors } = this.props.tables
    const impact = 'Nobody can sign in by a mailed link.'
    const fn = this.trigger('OnDefineAuthChallenge', 'on-define-auth-challenge', impact, {
      FACTORS_TABLE: factors.tableName,
    })
    allowTable(fn, factors, ['Query'])
    return fn
  }

  private create(): AppFunction {
    const { factors } = this.props.tables
    const impact = 'Nobody can sign in by a mailed link.'
    const fn = this.trigger('OnCreateAuthChallenge', 'on-create-auth-challenge', impact, {
      FACTORS_TABLE: factors.tableName,
    })
    allowTable(fn, factors, ['Query'])
    return fn
  }

  private verify(): AppFunction {
    const { tables, mails } = this.props
    const impact = 'Nobody can sign in by a mailed link.'
    const fn = this.trigger('OnVerifyAuthChallenge', 'on-verify-auth-challenge', impact, {
      FACTORS_TABLE: tables.factors.tableName,
      TOTP_SECRETS_TABLE: tables.totpSecrets.tableName,
      RECOVERY_CODES_TABLE: tables.recoveryCodes.tableName,
      MAILED_LINKS_TABLE: tables.mailedLinks.tableName,
      AUDIT_LOG_TABLE: tables.auditLog.tableName,
      ATTEMPTS_TABLE: tables.attempts.tableName,
      MAIL_QUEUE_URL: mails.queueUrl,
    })
    allowSending(fn, mails)
    allowTable(fn, tables.factors, ['Query'])
    allowTable(fn, tables.totpSecrets, ['GetItem', 'UpdateItem'])
    allowTable(fn, tables.recoveryCodes, ['Query', 'UpdateItem'])
    allowTable(fn, tables.mailedLinks, ['UpdateItem'])
    allowTable(fn, tables.auditLog, ['PutItem'])
    allowTable(fn, tables.attempts, ['UpdateItem'])
    return fn
  }

  private signedIn(): AppFunction {
    const { auditLog, accountStates } = this.props.tables
    const fn = this.trigger('OnSignedIn', 'on-signed-in', 'Sign-ins are missing in the log.', {
      AUDIT_LOG_TABLE: auditLog.tableName,
      ACCOUNT_STATES_TABLE: accountStates.tableName,
      MAIL_QUEUE_URL: this.props.mails.queueUrl,
    })
    allowSending(fn, this.props.mails)
    allowTable(fn, auditLog, ['PutItem'])
    allowTable(fn, accountStates, ['UpdateItem'])
    return fn
  }
}
