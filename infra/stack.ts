import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import { Accounts } from './constructs/accounts.ts'
import { Alarms } from './constructs/alarms.ts'
import { Api } from './constructs/api.ts'
import { Applications } from './constructs/applications.ts'
import { Billing } from './constructs/billing.ts'
import { Companies } from './constructs/companies.ts'
import { Content } from './constructs/content.ts'
import { Desk } from './constructs/desk.ts'
import { Documents } from './constructs/documents.ts'
import { Enquiries } from './constructs/enquiries.ts'
import { Logs } from './constructs/logs.ts'
import { Matching } from './constructs/matching.ts'
import { Notices } from './constructs/notices.ts'
import { Offers } from './constructs/offers.ts'
import { OriginSecrets } from './constructs/origin-secrets.ts'
import { PersonalData } from './constructs/personal-data.ts'
import { Portfolio } from './constructs/portfolio.ts'
import { Producers } from './constructs/producers.ts'
import { Receipts } from './constructs/receipts.ts'
import { Site, type SitePaths } from './constructs/site.ts'
import type { CertifiedDomain } from './constructs/site-domain.ts'
import { Tables } from './constructs/tables.ts'
import { TenderIntake } from './constructs/tender-intake.ts'
import { Tenders } from './constructs/tenders.ts'
import { acknowledgeExceptions } from './exceptions.ts'

export interface NordgateStackProps extends StackProps {
  /** The web ACL of the distribution, from `EdgeStack`. */
  readonly webAclArn: string
  /** Where the site is reached; without it at the name that CloudFront gives. */
  readonly domain: CertifiedDomain | undefined
  /** Folder of the built site. */
  readonly siteFolder: string
  /** The addresses that the site's router knows. */
  readonly sitePaths: SitePaths
  /** Sender of all mail; its domain must be verified in SES (docs/deploying.md). */
  readonly mailFrom: string
  /** The address that alarms are mailed to. */
  readonly alarmMail: string
  /** The operator's mailbox for submissions, messages and private-sales requests. */
  readonly contactMail: string
  /** Executions kept for the payment provider's notifications; 0: none (docs/deploying.md). */
  readonly webhookConcurrency: number
  /** Names of the secrets between site and API: the first is shown, all are taken. */
  readonly originSecrets: readonly string[]
}

/** The whole system. The cloud reads it through CloudFormation, a laptop through the local cloud. */
export class NordgateStack extends Stack {
  readonly alarms: Alarms

  constructor(scope: Construct, id: string, props: NordgateStackProps) {
    super(scope, id, { ...props, crossRegionReferences: true })
    const alarms = new Alarms(this, 'Alarms', props)
    this.alarms = alarms
    const logs = new Logs(this, 'Logs')
    const tables = new Tables(this, 'Tables')

    const accounts = new Accounts(this, 'Accounts', {
      alarms,
      tables,
      mailFrom: props.mailFrom,
    })
    const matching = new Matching(this, 'Matching', { alarms, tables })
    const portfolio = new Portfolio(this, 'Portfolio', {
      alarms,
      tables,
      logs,
      changes: matching.changes,
    })
    const documents = new Documents(this, 'Documents', {
      alarms,
      tables,
      logs,
      accounts,
      mailFrom: props.mailFrom,
    })
    const receipts = new Receipts(this, 'Receipts', {
      alarms,
      tables,
      logs,
      documents,
      accounts,
      mailFrom: props.mailFrom,
      contactMail: props.contactMail,
    })
    const personalData = new PersonalData(this, 'PersonalData', {
      alarms,
      tables,
      logs,
      accounts,
      portfolio,
      documents,
      receipts,
    })
    const applications = new Applications(this, 'Applications', {
      alarms,
      tables,
      accounts,
      documents,
      mailFrom: props.mailFrom,
      contactMail: props.contactMail,
      seals: receipts.work.queue,
    })
    const offers = new Offers(this, 'Offers', { alarms, tables })
    const tenderIntake = new TenderIntake(this, 'TenderIntake', {
      alarms,
      tables,
      logs,
      changes: matching.changes,
      applicationWork: applications.work.queue,
    })
    const tenders = new Tenders(this, 'Tenders', {
      alarms,
      tables,
      changes: matching.changes,
      applicationWork: applications.work.queue,
      plans: tenderIntake.work,
    })
    const companies = new Companies(this, 'Companies', { alarms, tables })
    const billing = new Billing(this, 'Billing', {
      alarms,
      tables,
      accounts,
      mailFrom: props.mailFrom,
      contactMail: props.contactMail,
      webhookConcurrency: props.webhookConcurrency,
    })
    personalData.endSubscriptionsThrough(billing.work)

    const enquiries = new Enquiries(this, 'Enquiries', {
      alarms,
      tables,
      accounts,
      matching,
      mailFrom: props.mailFrom,
      contactMail: props.contactMail,
    })

    const producers = new Producers(this, 'Producers', {
      alarms,
      tables,
      accounts,
      mailFrom: props.mailFrom,
      contactMail: props.contactMail,
    })
    producers.listenTo([
      accounts.onSignedIn,
      companies.http,
      documents.http,
      applications.http,
      matching.worker,
      ...billing.syncFunctions,
    ])
    const notices = new Notices(this, 'Notices', {
      alarms,
      tables,
      accounts,
      matching,
      mailFrom: props.mailFrom,
    })

    notices.mailFor(applications.worker)

    const content = new Content(this, 'Content', { alarms, tables })
    const desk = new Desk(this, 'Desk', { alarms, tables, accounts })
    // the prices are a part of what has to be set up
    billing.grantProvider(desk.http)

    const originSecrets = new OriginSecrets(this, 'OriginSecrets', props.originSecrets)
    const api = new Api(this, 'Api', {
      alarms,
      userPool: accounts.userPool,
      userPoolClient: accounts.userPoolClient,
      handlers: {
        accounts: accounts.http,
        tenders: tenders.http,
        tender_intake: tenderIntake.http,
        portfolio: portfolio.http,
        documents: documents.http,
        matching: matching.http,
        applications: applications.http,
        offers: offers.http,
        receipts: receipts.http,
        companies: companies.http,
        content: content.http,
        billing: billing.http,
        enquiries: enquiries.http,
        notices: notices.http,
        desk: desk.http,
        producers: producers.http,
      },
      deskLog: tables.deskLog,
      onStripeEvent: billing.onStripeEvent,
      originSecrets,
    })
    const site = new Site(this, 'Site', {
      webAclArn: props.webAclArn,
      domain: props.domain,
      siteFolder: props.siteFolder,
      sitePaths: props.sitePaths,
      api: api.httpApi,
      originSecrets,
      logs,
      uploadBucketNames: [portfolio.bucketName, documents.bucketName, tenderIntake.bucketName],
    })
    for (const part of [
      accounts,
      tenders,
      applications,
      enquiries,
      billing,
      documents,
      desk,
      producers,
      notices,
    ]) {
      part.setSiteOrigin(site.origin)
    }
    portfolio.bucket.acceptUploadsFrom(site.origin)
    tenderIntake.bucket.acceptUploadsFrom(site.origin)
    new CfnOutput(this, 'SiteAddress', { value: site.origin })
    acknowledgeExceptions(this)
  }
}
