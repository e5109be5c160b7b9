import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb'

/** The tables of the stack under the names of their settings. */
export const testTables = {
  TENDERS_TABLE: 'tenders',
  TENDER_VERSIONS_TABLE: 'tender-versions',
  TENDER_INTAKES_TABLE: 'tender-intakes',
  COLUMN_MAPPINGS_TABLE: 'column-mappings',
  KNOWN_WORDS_TABLE: 'known-words',
  MARKETS_TABLE: 'markets',
  PRODUCTS_TABLE: 'products',
  PRODUCT_VIEWS_TABLE: 'product-views',
  UPLOADS_TABLE: 'uploads',
  PORTFOLIOS_TABLE: 'portfolios',
  MATCHES_TABLE: 'matches',
  USER_APPLICATIONS_TABLE: 'applications',
  APPLICATION_MESSAGES_TABLE: 'application-messages',
  RECEIPTS_TABLE: 'receipts',
  TIMELINE_MARKS_TABLE: 'timeline-marks',
  RECEIPT_KEYS_TABLE: 'receipt-keys',
  COMPANY_PROFILES_TABLE: 'company-profiles',
  IMPORTER_PARTS_TABLE: 'importer-parts',
  STOCK_TABLE: 'stock',
  KEPT_ANSWERS_TABLE: 'kept-answers',
  ACCESS_PLANS_TABLE: 'access-plans',
  FACTORS_TABLE: 'factors',
  TOTP_SECRETS_TABLE: 'totp-secrets',
  ACCOUNT_STATES_TABLE: 'account-states',
  RECOVERY_CODES_TABLE: 'recovery-codes',
  MAILED_LINKS_TABLE: 'mailed-links',
  AUDIT_LOG_TABLE: 'audit-log',
  CALENDAR_FEEDS_TABLE: 'calendar-feeds',
  DOCUMENTS_TABLE: 'documents',
  HAND_IN_LINKS_TABLE: 'hand-in-links',
  EXPORTS_TABLE: 'exports',
  ATTEMPTS_TABLE: 'attempts',
  PAYMENTS_TABLE: 'payments',
  BILLING_MAILS_TABLE: 'billing-mails',
  STRIPE_EVENTS_TABLE: 'stripe-events',
  ENQUIRIES_TABLE: 'enquiries',
  MAIL_CHOICES_TABLE: 'mail-choices',
  MAIL_RECORDS_TABLE: 'mail-records',
  LETTERS_TABLE: 'letters',
  DESK_VIEWS_TABLE: 'desk-views',
  NOTICES_TABLE: 'notices',
  PRIVATE_SALE_CONTACTS_TABLE: 'private-sale-contacts',
  PRODUCERS_TABLE: 'producers',
  INVITATIONS_TABLE: 'invitations',
  DESK_LOG_TABLE: 'desk-log',
  IMPORTERS_TABLE: 'importers',
  SITE_CONTENT_TABLE: 'site-content',
} as const
export type TestTable = keyof typeof testTables

type Attribute = readonly [name: string, type: 'S' | 'N']
const user: Attribute = ['user_id', 'S']
const tender: Attribute = ['tender_id', 'N']

const keys: Readonly<Record<TestTable, readonly Attribute[]>> = {
  TENDERS_TABLE: [tender],
  TENDER_VERSIONS_TABLE: [tender, ['version', 'N']],
  TENDER_INTAKES_TABLE: [
    ['intake_id', 'S'],
    ['entry', 'S'],
  ],
  COLUMN_MAPPINGS_TABLE: [['source', 'S']],
  KNOWN_WORDS_TABLE: [['words_hash', 'S']],
  MARKETS_TABLE: [['market', 'S']],
  PRODUCTS_TABLE: [user, ['product_id', 'S']],
  PRODUCT_VIEWS_TABLE: [user, ['view_id', 'S']],
  UPLOADS_TABLE: [user, ['upload_id', 'S']],
  PORTFOLIOS_TABLE: [user],
  MATCHES_TABLE: [user, tender],
  USER_APPLICATIONS_TABLE: [user, tender],
  APPLICATION_MESSAGES_TABLE: [user, ['message_key', 'S']],
  RECEIPTS_TABLE: [user, tender],
  TIMELINE_MARKS_TABLE: [user, tender],
  RECEIPT_KEYS_TABLE: [['key_id', 'S']],
  COMPANY_PROFILES_TABLE: [user],
  IMPORTER_PARTS_TABLE: [user, ['market', 'S']],
  STOCK_TABLE: [user, ['product_id', 'S']],
  KEPT_ANSWERS_TABLE: [user, ['kept_for', 'S']],
  ACCESS_PLANS_TABLE: [user],
  FACTORS_TABLE: [user, ['factor_id', 'S']],
  TOTP_SECRETS_TABLE: [user, ['factor_id', 'S']],
  ACCOUNT_STATES_TABLE: [user],
  RECOVERY_CODES_TABLE: [user, ['code_hash', 'S']],
  MAILED_LINKS_TABLE: [user, ['token_hash', 'S']],
  AUDIT_LOG_TABLE: [user, ['event_id', 'S']],
  CALENDAR_FEEDS_TABLE: [user],
  DOCUMENTS_TABLE: [user, ['document_id', 'S']],
  HAND_IN_LINKS_TABLE: [user, ['link_id', 'S']],
  EXPORTS_TABLE: [user, ['export_id', 'S']],
  ATTEMPTS_TABLE: [['attempt_key', 'S']],
  PAYMENTS_TABLE: [user, ['payment_id', 'S']],
  BILLING_MAILS_TABLE: [user, ['mail_key', 'S']],
  STRIPE_EVENTS_TABLE: [['event_id', 'S']],
  ENQUIRIES_TABLE: [
    ['kind', 'S'],
    ['enquiry_id', 'S'],
  ],
  MAIL_CHOICES_TABLE: [user],
  MAIL_RECORDS_TABLE: [
    ['address', 'S'],
    ['mail_key', 'S'],
  ],
  LETTERS_TABLE: [user, ['letter_id', 'S']],
  DESK_VIEWS_TABLE: [user, ['view_id', 'S']],
  PRODUCERS_TABLE: [user],
  INVITATIONS_TABLE: [user, ['tender_version', 'S']],
  NOTICES_TABLE: [user, ['notice_id', 'S']],
  IMPORTERS_TABLE: [
    ['market', 'S'],
    ['importer_id', 'S'],
  ],
  SITE_CONTENT_TABLE: [
    ['shelf', 'S'],
    ['entry', 'S'],
  ],
  DESK_LOG_TABLE: [
    ['month', 'S'],
    ['event_id', 'S'],
  ],
  PRIVATE_SALE_CONTACTS_TABLE: [user, ['enquiry_id', 'S']],
}

const keySchema = (attributes: readonly Attribute[]) =>
  attributes.map(([AttributeName], index) => ({
    AttributeName,
    KeyType: index === 0 ? ('HASH' as const) : ('RANGE' as const),
  }))

interface Index {
  readonly name: string
  readonly keys: readonly Attribute[]
  /** Null: all of them; none: the keys alone. */
  readonly fields: string[] | null
}
const indexes: Partial<Readonly<Record<TestTable, readonly Index[]>>> = {
  TENDERS_TABLE: [
    {
      name: 'by_deadline',
      keys: [
        ['listing', 'S'],
        ['deadline_key', 'S'],
      ],
      fields: ['summary', 'search_text', 'origin_codes', 'key_dates'],
    },
  ],
  TENDER_INTAKES_TABLE: [
    {
      name: 'by_brought',
      keys: [
        ['listing', 'S'],
        ['brought_at', 'S'],
      ],
      fields: ['file_name', 'size_bytes', 'source', 'status', 'problem', 'counts', 'read_at'],
    },
  ],
  MATCHES_TABLE: [
    { name: 'by_tender', keys: [tender, ['rank_key', 'S']], fields: ['counts', 'top'] },
  ],
  USER_APPLICATIONS_TABLE: [
    {
      name: 'by_deadline',
      keys: [
        ['listing', 'S'],
        ['deadline_key', 'S'],
      ],
      fields: ['status', 'listed', 'updated_at', 'submitted_at'],
    },
    { name: 'by_tender', keys: [tender, user], fields: ['status'] },
    { name: 'by_mail_due', keys: [['mail_due', 'S']], fields: ['updated_at'] },
    { name: 'by_seal_due', keys: [['seal_due', 'S']], fields: ['submitted_at'] },
    {
      name: 'by_fee_due',
      keys: [
        ['fee_due', 'S'],
        ['fee_due_since', 'S'],
      ],
      fields: ['listed'],
    },
    {
      name: 'by_order_due',
      keys: [
        ['order_listing', 'S'],
        ['order_due_on', 'S'],
      ],
      fields: ['listed', 'order_due'],
    },
    {
      name: 'by_market_and_status',
      keys: [
        ['market_status', 'S'],
        ['deadline_key', 'S'],
      ],
      fields: ['status', 'listed', 'updated_at', 'submitted_at'],
    },
    {
      name: 'by_responsible',
      keys: [
        ['responsible_key', 'S'],
        ['deadline_key', 'S'],
      ],
      fields: ['status', 'listed', 'updated_at', 'submitted_at'],
    },
    {
      name: 'by_desk_queue',
      keys: [
        ['desk_queue', 'S'],
        ['deadline_key', 'S'],
      ],
      fields: ['status', 'listed', 'updated_at', 'submitted_at'],
    },
  ],
  NOTICES_TABLE: [
    { name: 'by_made', keys: [user, ['made_key', 'S']], fields: null },
    { name: 'by_unread', keys: [user, ['unread_key', 'S']], fields: [] },
    { name: 'by_searched', keys: [['searched', 'S'], user], fields: ['filter'] },
    {
      name: 'by_mail_due',
      keys: [
        ['mail_due', 'S'],
        ['mail_due_at', 'S'],
      ],
      fields: [],
    },
  ],
  PAYMENTS_TABLE: [
    {
      name: 'by_created',
      keys: [
        ['listing', 'S'],
        ['created_key', 'S'],
      ],
      fields: null,
    },
    {
      name: 'by_status',
      keys: [
        ['status', 'S'],
        ['created_key', 'S'],
      ],
      fields: null,
    },
  ],
  APPLICATION_MESSAGES_TABLE: [
    {
      name: 'by_waiting',
      keys: [
        ['waiting', 'S'],
        ['sent_at', 'S'],
      ],
      fields: null,
    },
    { name: 'by_mail_due', keys: [['mail_due', 'S']], fields: null },
  ],
  DOCUMENTS_TABLE: [
    {
      name: 'by_due',
      keys: [
        ['due_listing', 'S'],
        ['due_on', 'S'],
      ],
      fields: [],
    },
  ],
  ENQUIRIES_TABLE: [
    {
      name: 'by_received',
      keys: [
        ['listing', 'S'],
        ['received_at', 'S'],
      ],
      fields: null,
    },
    {
      name: 'by_waiting',
      keys: [
        ['waiting', 'S'],
        ['received_at', 'S'],
      ],
      fields: null,
    },
  ],
  PRODUCERS_TABLE: ['name', 'seen', 'products'].map((order) => ({
    name: `by_${order}`,
    keys: [
      ['listing', 'S'],
      [`${order}_key`, 'S'],
    ] as const,
    fields: null,
  })),
  DESK_LOG_TABLE: ['actor', 'subject'].map((name) => ({
    name: `by_${name}`,
    keys: [
      [`${name}_key`, 'S'],
      ['event_id', 'S'],
    ] as const,
    fields: null,
  })),
  MAIL_RECORDS_TABLE: ['month', 'trouble'].map((name) => ({
    name: `by_${name}`,
    keys: [
      [name, 'S'],
      ['mail_key', 'S'],
    ] as const,
    fields: null,
  })),
  PRIVATE_SALE_CONTACTS_TABLE: [
    {
      name: 'by_request',
      keys: [
        ['enquiry_id', 'S'],
        ['offered_at', 'S'],
      ],
      fields: null,
    },
    {
      name: 'by_waiting',
      keys: [
        ['waiting', 'S'],
        ['waits_since', 'S'],
      ],
      fields: null,
    },
  ],
}

const globalIndex = (index: Index) => ({
  IndexName: index.name,
  KeySchema: keySchema(index.keys),
  Projection:
    index.fields === null
      ? { ProjectionType: 'ALL' as const }
      : index.fields.length === 0
        ? { ProjectionType: 'KEYS_ONLY' as const }
        : { ProjectionType: 'INCLUDE' as const, NonKeyAttributes: index.fields },
})

/** As the stack declares them (infra/constructs/tables.ts). */
export const tableDefinitions = (): CreateTableCommandInput[] =>
  Object.entries(keys).map(([name, attributes]) => {
    const own = indexes[name as TestTable] ?? []
    const all = new Map([...attributes, ...own.flatMap((index) => index.keys)])
    return {
      TableName: testTables[name as TestTable],
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: keySchema(attributes),
      AttributeDefinitions: [...all].map(([AttributeName, AttributeType]) => ({
        AttributeName,
        AttributeType,
      })),
      ...(own.length === 0 ? {} : { GlobalSecondaryIndexes: own.map(globalIndex) }),
    }
  })
