import { RemovalPolicy } from 'aws-cdk-lib'
import {
  type Attribute,
  AttributeType,
  BillingMode,
  ProjectionType,
  type TableProps,
} from 'aws-cdk-lib/aws-dynamodb'
import { Construct } from 'constructs'
import { AppTable } from './base/app-table.ts'

const userId: Attribute = { name: 'user_id', type: AttributeType.STRING }
const tenderId: Attribute = { name: 'tender_id', type: AttributeType.NUMBER }

/** One table per noun; the two that the specification names have its names (docs/decisions/0003-tables.md). */
export class Tables extends Construct {
  readonly tenders = this.table('Tenders', tenderId)
  /** Versions of tenders that another one replaced. */
  readonly tenderVersions = this.table('TenderVersions', tenderId, {
    name: 'version',
    type: AttributeType.NUMBER,
  })
  /** Plans that were brought: one row for each, for every row of it and for every publication. */
  readonly tenderIntakes = this.table('TenderIntakes', text('intake_id'), text('entry'))
  /** What columns of a source's plans hold. */
  readonly columnMappings = this.table('ColumnMappings', text('source'))
  /** Words of plans that no criterion holds, and what was said of them. */
  readonly knownWords = this.table('KnownWords', text('words_hash'))
  readonly markets = this.table('Markets', { name: 'market', type: AttributeType.STRING })
  readonly products = this.table('Products', userId, text('product_id'))
  readonly uploads = this.table('Uploads', userId, text('upload_id'))
  /** The grid of products as its owner keeps it, one row per saved view. */
  readonly productViews = this.table('ProductViews', userId, text('view_id'))
  /** One row per portfolio: its version, and the version that was matched last. */
  readonly portfolios = this.table('Portfolios', userId)
  readonly matches = this.table('Matches', userId, tenderId)
  readonly userApplications = this.table('UserApplications', userId, tenderId, {
    tableName: 'user_applications',
  })
  /** Questions and answers between producers and the desk. */
  readonly applicationMessages = this.table('ApplicationMessages', userId, text('message_key'))
  /** What producers hold of their submissions; rows are only ever added. */
  readonly receipts = this.table('Receipts', userId, tenderId)
  /** The public keys by which receipts are checked; rows are only ever added. */
  readonly receiptKeys = this.table('ReceiptKeys', text('key_id'))
  readonly companyProfiles = this.table('CompanyProfiles', userId, undefined, {
    tableName: 'company_profiles',
  })
  /** What a company's importers take, one row per market. */
  readonly importerParts = this.table('ImporterParts', userId, text('market'))
  /** What a producer counted of a product, and how often it was promised. */
  readonly stock = this.table('Stock', userId, text('product_id'))
  /** The answers to rules that applications begin with: one row of the company, one per product. */
  readonly keptAnswers = this.table('KeptAnswers', userId, text('kept_for'))
  /** What a producer said of the steps of a timeline, one row per application. */
  readonly timelineMarks = this.table('TimelineMarks', userId, tenderId)
  readonly accessPlans = this.table('AccessPlans', userId)
  /** One-off payments, one row per checkout session. */
  readonly payments = this.table('Payments', userId, text('payment_id'))
  /** Which mails on payments and subscriptions went out. */
  readonly billingMails = this.table('BillingMails', userId, text('mail_key'))
  /** Which notifications of the payment provider were processed. Rows end by themselves. */
  readonly stripeEvents = this.ttlTable('StripeEvents', text('event_id'))
  /** Second factors: their names, and since when they count. */
  readonly factors = this.table('Factors', userId, text('factor_id'))
  /** The shared secrets of authenticator apps, for who enrols and who checks only. */
  readonly totpSecrets = this.table('TotpSecrets', userId, text('factor_id'))
  /** One row per user: since when older sessions are over. */
  readonly accountStates = this.table('AccountStates', userId)
  readonly recoveryCodes = this.table('RecoveryCodes', userId, text('code_hash'))
  /** Links for one sign-in or one new password. Their rows end by themselves. */
  readonly mailedLinks = this.ttlTable('MailedLinks', userId, text('token_hash'))
  /** Security events of a user; rows are only ever added. */
  readonly auditLog = this.table('AuditLog', userId, text('event_id'))
  /** Certificates, declarations and their like: what a company shows more than once. */
  readonly documents = this.table('Documents', userId, text('document_id'))
  /** Links by which others hand in documents. Rows end by themselves. */
  readonly handInLinks = this.ttlTable('HandInLinks', userId, text('link_id'))
  readonly exports = this.table('Exports', userId, text('export_id'))
  /** Tries per hashed subject and window, and which mails went out. Rows end by themselves. */
  readonly attempts = this.ttlTable('Attempts', text('attempt_key'))

  /** Visitors' words: messages and private-sales requests. Rows end by themselves. */
  readonly enquiries = this.ttlTable('Enquiries', text('kind'), text('enquiry_id'))
  /** Which producer was told of which private-sales request, and what they offered. */
  readonly privateSaleContacts = this.ttlTable('PrivateSaleContacts', userId, text('enquiry_id'))

  /** What the desk lists of producers, made from the other tables. */
  readonly producers = this.table('Producers', userId)
  /** Who was invited to which version of a tender. */
  readonly invitations = this.table('Invitations', userId, text('tender_version'))
  /** Who wants no mails that are not needed, and the keys by which a mail itself ends them. */
  readonly mailChoices = this.table('MailChoices', userId)

  /** Which mails left and what became of them, by address. Rows end by themselves. */
  readonly mailRecords = this.ttlTable('MailRecords', text('address'), text('mail_key'))
  /** The desk's words to producers. */
  readonly letters = this.table('Letters', userId, text('letter_id'))

  /** What users were told, and of which tenders they want to hear no more. Rows end by themselves. */
  readonly notices = this.ttlTable('Notices', userId, text('notice_id'))

  /** What the operator says on the site: what the desk writes, and what visitors see of it. Removed rows end by themselves. */
  readonly siteContent = this.ttlTable('SiteContent', text('shelf'), text('entry'))
  /** Who submits offers, by market. */
  readonly importers = this.table('Importers', text('market'), text('importer_id'))
  /** Lists of the desk as somebody keeps them: by member, and what all share under `desk`. */
  readonly deskViews = this.table('DeskViews', userId, text('view_id'))
  /** What was done at the desk, by month; rows are only ever added. */
  readonly deskLog = this.table('DeskLog', text('month'), text('event_id'))

  /** Addresses of personal calendars, as hashes. */
  readonly calendarFeeds = this.table('CalendarFeeds', userId)

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.tenders.addGlobalSecondaryIndex({
      indexName: 'by_deadline',
      partitionKey: text('listing'),
      sortKey: text('deadline_key'),
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: ['summary', 'search_text', 'origin_codes', 'key_dates'],
    })
    // holds the plans themselves, not their rows
    this.tenderIntakes.addGlobalSecondaryIndex({
      indexName: 'by_brought',
      partitionKey: text('listing'),
      sortKey: text('brought_at'),
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: [
        'file_name',
        'size_bytes',
        'source',
        'status',
        'problem',
        'counts',
        'read_at',
      ],
    })
    // holds what was begun: a tender that is only selected has no key here
    this.userApplications.addGlobalSecondaryIndex({
      indexName: 'by_deadline',
      partitionKey: text('listing'),
      sortKey: text('deadline_key'),
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: ['status', 'listed', 'updated_at', 'submitted_at'],
    })
    this.userApplications.addGlobalSecondaryIndex({
      indexName: 'by_tender',
      partitionKey: tenderId,
      sortKey: userId,
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: ['status'],
    })
    // holds applications of which somebody has still to be told
    this.userApplications.addGlobalSecondaryIndex({
      indexName: 'by_mail_due',
      partitionKey: text('mail_due'),
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: ['updated_at'],
    })
    // holds submissions that are still to be sealed
    this.userApplications.addGlobalSecondaryIndex({
      indexName: 'by_seal_due',
      partitionKey: text('seal_due'),
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: ['submitted_at'],
    })
    // holds submitted applications whose fee is due
    this.userApplications.addGlobalSecondaryIndex({
      indexName: 'by_fee_due',
      partitionKey: text('fee_due'),
      sortKey: text('fee_due_since'),
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: ['listed'],
    })
    // holds won applications by the day on which the next step of their order is due
    this.userApplications.addGlobalSecondaryIndex({
      indexName: 'by_order_due',
      partitionKey: text('order_listing'),
      sortKey: text('order_due_on'),
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: ['listed', 'order_due'],
    })
    this.payments.addGlobalSecondaryIndex({
      indexName: 'by_created',
      partitionKey: text('listing'),
      sortKey: text('created_key'),
      projectionType: ProjectionType.ALL,
    })
    this.payments.addGlobalSecondaryIndex({
      indexName: 'by_status',
      partitionKey: text('status'),
      sortKey: text('created_key'),
      projectionType: ProjectionType.ALL,
    })
    // what was begun, by market and status, and what reached the desk by who took it over
    for (const [indexName, key] of [
      ['by_market_and_status', 'market_status'],
      ['by_responsible', 'responsible_key'],
    ] as const) {
      this.userApplications.addGlobalSecondaryIndex({
        indexName,
        partitionKey: text(key),
        sortKey: text('deadline_key'),
        projectionType: ProjectionType.INCLUDE,
        nonKeyAttributes: ['status', 'listed', 'updated_at', 'submitted_at'],
      })
    }
    // holds submissions that the desk has still to do something with, and offers whose samples have not left
    this.userApplications.addGlobalSecondaryIndex({
      indexName: 'by_desk_queue',
      partitionKey: text('desk_queue'),
      sortKey: text('deadline_key'),
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: ['status', 'listed', 'updated_at', 'submitted_at'],
    })
    // holds questions that the desk has not answered
    this.applicationMessages.addGlobalSecondaryIndex({
      indexName: 'by_waiting',
      partitionKey: text('waiting'),
      sortKey: text('sent_at'),
      projectionType: ProjectionType.ALL,
    })
    // holds messages of which the other side has still to be told
    this.applicationMessages.addGlobalSecondaryIndex({
      indexName: 'by_mail_due',
      partitionKey: text('mail_due'),
      projectionType: ProjectionType.ALL,
    })
    // holds documents with something to do on a day: to tell of their end, or to remove what was deleted
    this.documents.addGlobalSecondaryIndex({
      indexName: 'by_due',
      partitionKey: text('due_listing'),
      sortKey: text('due_on'),
      projectionType: ProjectionType.KEYS_ONLY,
    })
    // holds whose products fit a tender, best first
    this.matches.addGlobalSecondaryIndex({
      indexName: 'by_tender',
      partitionKey: tenderId,
      sortKey: text('rank_key'),
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: ['counts', 'top'],
    })
    this.indexDeskLog()
    this.indexMails()
    this.indexProducers()
    this.notices.addGlobalSecondaryIndex({
      indexName: 'by_made',
      partitionKey: userId,
      sortKey: text('made_key'),
      projectionType: ProjectionType.ALL,
    })
    // holds notices that nobody has read
    this.notices.addGlobalSecondaryIndex({
      indexName: 'by_unread',
      partitionKey: userId,
      sortKey: text('unread_key'),
      projectionType: ProjectionType.KEYS_ONLY,
    })
    // holds saved searches, by the market and the category that they look in
    this.notices.addGlobalSecondaryIndex({
      indexName: 'by_searched',
      partitionKey: text('searched'),
      sortKey: userId,
      projectionType: ProjectionType.INCLUDE,
      nonKeyAttributes: ['filter'],
    })
    // holds notices that are still to be mailed
    this.notices.addGlobalSecondaryIndex({
      indexName: 'by_mail_due',
      partitionKey: text('mail_due'),
      sortKey: text('mail_due_at'),
      projectionType: ProjectionType.KEYS_ONLY,
    })
    this.enquiries.addGlobalSecondaryIndex({
      indexName: 'by_received',
      partitionKey: text('listing'),
      sortKey: text('received_at'),
      projectionType: ProjectionType.ALL,
    })
    // holds messages and requests until they are answered, consultations until they are closed
    this.enquiries.addGlobalSecondaryIndex({
      indexName: 'by_waiting',
      partitionKey: text('waiting'),
      sortKey: text('received_at'),
      projectionType: ProjectionType.ALL,
    })
    // holds rows with an offer only
    this.privateSaleContacts.addGlobalSecondaryIndex({
      indexName: 'by_request',
      partitionKey: text('enquiry_id'),
      sortKey: text('offered_at'),
      projectionType: ProjectionType.ALL,
    })
    // holds offers until they are shown, and accepted ones until they are confirmed
    this.privateSaleContacts.addGlobalSecondaryIndex({
      indexName: 'by_waiting',
      partitionKey: text('waiting'),
      sortKey: text('waits_since'),
      projectionType: ProjectionType.ALL,
    })
  }

  /** One partition per month, and ways to what somebody did and to what was done to something. */
  private indexDeskLog(): void {
    for (const name of ['actor', 'subject']) {
      this.deskLog.addGlobalSecondaryIndex({
        indexName: `by_${name}`,
        partitionKey: text(`${name}_key`),
        sortKey: text('event_id'),
        projectionType: ProjectionType.ALL,
      })
    }
  }

  /** Mails by month, and those that came back or were called spam alone. */
  private indexMails(): void {
    for (const name of ['month', 'trouble']) {
      this.mailRecords.addGlobalSecondaryIndex({
        indexName: `by_${name}`,
        partitionKey: text(name),
        sortKey: text('mail_key'),
        projectionType: ProjectionType.ALL,
      })
    }
  }

  /** One partition of each holds all producers, in the orders of the desk's list. */
  private indexProducers(): void {
    for (const order of ['name', 'seen', 'products']) {
      this.producers.addGlobalSecondaryIndex({
        indexName: `by_${order}`,
        partitionKey: text('listing'),
        sortKey: text(`${order}_key`),
        projectionType: ProjectionType.ALL,
      })
    }
  }

  /** A table whose rows end by themselves. */
  private ttlTable(id: string, partitionKey: Attribute, sortKey?: Attribute): AppTable {
    return this.table(id, partitionKey, sortKey, { timeToLiveAttribute: 'expires_at' })
  }

  private table(
    id: string,
    partitionKey: Attribute,
    sortKey?: Attribute,
    more: Pick<TableProps, 'tableName' | 'timeToLiveAttribute'> = {},
  ): AppTable {
    return new AppTable(this, id, {
      ...more,
      partitionKey,
      ...(sortKey === undefined ? {} : { sortKey }),
      billingMode: BillingMode.PAY_PER_REQUEST,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    })
  }
}

function text(name: string): Attribute {
  return { name, type: AttributeType.STRING }
}
