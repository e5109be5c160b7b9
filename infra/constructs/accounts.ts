import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import {
  AccountRecovery,
  CfnUserPoolGroup,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  StringAttribute,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
  VerificationEmailStyle,
} from 'aws-cdk-lib/aws-cognito'
import { ConfigurationSet, EmailIdentity, Identity, SuppressionReasons } from 'aws-cdk-lib/aws-ses'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { DeskRole } from '#domain/accounts/desk-role.ts'
import { termsAttribute } from '#domain/accounts/terms.ts'
import { AccountTriggers } from './account-triggers.ts'
import type { Alarms } from './alarms.ts'
import { AppFunction } from './base/app-function.ts'
import { grantQueue, grantTable } from './base/grants.ts'
import { grantPublishedSender } from './base/published-sender.ts'
import { WorkQueue } from './base/work-queue.ts'
import { MailAlarms } from './mail-alarms.ts'
import { SignUpLimits } from './sign-up-limits.ts'
import type { Tables } from './tables.ts'

export interface AccountsProps {
  readonly alarms: Alarms
  readonly tables: Tables
  /** `Name <address>` */
  readonly mailFrom: string
}

const mailTime = Duration.seconds(20)
const mailImpact =
  'Links for sign-in and new passwords, notices of changes, and word of exports and deletions are not mailed.'

/** Users: the pool, the site's client, the groups of the desk, the sender of its mail. */
export class Accounts extends Construct {
  readonly userPool: UserPool
  readonly userPoolClient: UserPoolClient
  /** Who mails in our name. */
  readonly mailIdentity: EmailIdentity
  /** What SES does with all our mail and tells of it. */
  readonly mailConfiguration: ConfigurationSet
  /** Asked for mails to a user. */
  readonly mails: IQueue
  readonly http: AppFunction
  /** Sees who signs in. */
  readonly onSignedIn: AppFunction
  private readonly mailer: AppFunction
  private readonly tables: Tables

  constructor(scope: Construct, id: string, { alarms, tables, mailFrom }: AccountsProps) {
    super(scope, id)
    this.tables = tables
    const sender = parseSender(mailFrom)
    this.mailConfiguration = new ConfigurationSet(this, 'MailConfiguration', {
      // what came back for good or was called spam goes to that address no more, whatever the mail
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    })
    this.mailIdentity = new EmailIdentity(this, 'MailIdentity', {
      identity: Identity.domain(sender.domain),
      configurationSet: this.mailConfiguration,
    })
    this.userPool = new UserPool(this, 'UserPool', {
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      // which terms a sign-up accepted, with the account from its first moment
      customAttributes: { accepted_terms: new StringAttribute({ maxLen: 20, mutable: true }) },
      // length over composition: NIST SP 800-63B 5.1.1.2, ASVS v5.0.0-6.2.5
      passwordPolicy: {
        minLength: 12,
        requireDigits: false,
        requireLowercase: false,
        requireUppercase: false,
        requireSymbols: false,
      },
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: true },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      userVerification: {
        emailStyle: VerificationEmailStyle.CODE,
        emailSubject: 'Your Nordgate code: {####}',
        emailBody:
          'Your code is {####}. Enter it on the page that asked for it. If you did not ask for a code, ignore this message.',
      },
      email: UserPoolEmail.withSES({
        fromEmail: sender.address,
        fromName: sender.name,
        sesVerifiedDomain: sender.domain,
      }),
      featurePlan: FeaturePlan.ESSENTIALS,
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    })
    this.userPool.node.addDependency(this.mailIdentity)
    for (const [role, id] of [
      ['admin', 'Administrators'],
      ['operator', 'Operators'],
    ] as const satisfies readonly (readonly [DeskRole, string])[]) {
      new CfnUserPoolGroup(this, id, { userPoolId: this.userPool.userPoolId, groupName: role })
    }
    this.userPoolClient = this.userPool.addClient('Site', {
      authFlows: { userSrp: true, custom: true },
      generateSecret: false,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.days(30),
      refreshTokenRotationGracePeriod: Duration.seconds(60),
      disableOAuth: true,
      // a stolen access token changes neither address nor number: our own server does, after a fresh sign-in
      writeAttributes: new ClientAttributes()
        .withStandardAttributes({ locale: true })
        .withCustomAttributes(termsAttribute),
    })
    const { queue: mails } = new WorkQueue(this, 'Mails', {
      handlerTimeout: mailTime,
      userImpact: mailImpact,
      alarms,
    })
    new MailAlarms(this, 'MailAlarms', alarms)
    new SignUpLimits(this, 'SignUpLimits', this.userPool)
    this.onSignedIn = new AccountTriggers(this, 'Triggers', {
      alarms,
      tables,
      userPool: this.userPool,
      mails,
    }).onSignedIn
    this.mails = mails
    this.http = this.makeHttp(alarms, tables, mails)
    this.mailer = this.makeMailer({ alarms, tables, mailFrom }, mails)
  }

  /** Links lead to this origin and nowhere else. */
  setSiteOrigin(origin: string): void {
    for (const fn of [this.http, this.mailer]) fn.function.addEnvironment('SITE_ORIGIN', origin)
  }

  private makeHttp(alarms: Alarms, tables: Tables, mails: IQueue): AppFunction {
    const http = new AppFunction(this, 'Http', {
      entry: 'functions/accounts/http.ts',
      userImpact: 'Nobody can sign in.',
      alarms,
      environment: {
        ...this.poolEnvironment,
      },
    })
    grantTable(http, tables.factors, ['GetItem', 'Query', 'PutItem', 'BatchWriteItem'])
    grantTable(http, tables.totpSecrets, ['PutItem', 'BatchWriteItem'])
    grantTable(http, tables.recoveryCodes, ['Query', 'BatchWriteItem'])
    grantTable(http, tables.accountStates, ['GetItem', 'UpdateItem'])
    grantTable(http, tables.mailedLinks, ['UpdateItem'])
    grantTable(http, tables.auditLog, ['Query', 'PutItem'])
    grantTable(http, tables.exports, ['GetItem', 'Query', 'PutItem'])
    grantTable(http, tables.attempts, ['UpdateItem'])
    grantQueue(http, 'MAIL_QUEUE_URL', mails)
    http.allow(
      [
        'cognito-idp:ListUsers',
        'cognito-idp:AdminDeleteUserAttributes',
        'cognito-idp:AdminSetUserPassword',
        'cognito-idp:AdminUpdateUserAttributes',
        'cognito-idp:AdminUserGlobalSignOut',
      ],
      [this.userPool.userPoolArn],
    )
    return http
  }

  private makeMailer({ alarms, tables, mailFrom }: AccountsProps, mails: IQueue): AppFunction {
    const mailer = new AppFunction(this, 'OnMailWork', {
      entry: 'functions/accounts/on-mail-work.ts',
      userImpact: mailImpact,
      timeout: mailTime,
      alarms,
      environment: {
        ...this.poolEnvironment,
        MAIL_FROM: mailFrom,
      },
    })
    mailer.consume(mails, { maxConcurrency: 3 })
    grantTable(mailer, tables.mailedLinks, ['PutItem'])
    grantTable(mailer, tables.auditLog, ['PutItem'])
    grantTable(mailer, tables.attempts, ['GetItem', 'UpdateItem'])
    mailer.allow(['cognito-idp:ListUsers', 'cognito-idp:AdminGetUser'], [this.userPool.userPoolArn])
    this.grantMail(mailer)
    return mailer
  }

  /** SES asks for both: who sends, and what it does with the mail. Below each stands who writes. */
  grantMail(sender: AppFunction): void {
    const configuration = Stack.of(this).formatArn({
      service: 'ses',
      resource: 'configuration-set',
      resourceName: this.mailConfiguration.configurationSetName,
    })
    sender.allow(['ses:SendEmail'], [this.mailIdentity.emailIdentityArn, configuration])
    grantPublishedSender(sender, this.tables)
  }

  private get poolEnvironment() {
    return {
      USER_POOL_ID: this.userPool.userPoolId,
      USER_POOL_CLIENT_ID: this.userPoolClient.userPoolClientId,
    }
  }
}

function parseSender(mailFrom: string): { name: string; address: string; domain: string } {
  const [, name, address, domain] = /^(.*?)\s*<([^@<>]+@([^@<>]+))>$/.exec(mailFrom) ?? []
  if (name === undefined || address === undefined || domain === undefined) {
    throw new Error(`nordgate:mailFrom must look like "Name <address@domain>": ${mailFrom}`)
  }
  return { name, address, domain }
}
