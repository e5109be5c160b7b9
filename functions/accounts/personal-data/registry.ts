import type { Erasure, RetentionReason } from '#domain/accounts/erasure.ts'
import { confirmationsFolder, documentsFolder } from '#domain/documents/documents-folder.ts'

/** Where personal data lies, and what becomes of it. */
interface PersonalTable {
  /** Setting that names the table. */
  readonly setting: string
  /** As the user is told of it; name of the files in the export. */
  readonly name: string
  /** Besides `user_id`; null when a user has one row. */
  readonly sort_key: string | null
  /** Fields that would open an account (hashes, salts, shared secrets) or that tell of others. Left out of the export. */
  readonly secret_fields?: readonly string[]
  /** Lists that others add to as well: who of the desk it was is left out of the export. */
  readonly shared_lists?: readonly string[]
  /** Why all rows, or those that `isKept` tells, outlive the account. */
  readonly kept?: RetentionReason
  readonly isKept?: (row: Readonly<Record<string, unknown>>) => boolean
}

/**
 * The one list of what is held on a user. Export and deletion work from it, and a test compares it
 * with the tables and buckets of the stack.
 */
export const personalTables = [
  { setting: 'COMPANY_PROFILES_TABLE', name: 'company_profiles', sort_key: null },
  { setting: 'IMPORTER_PARTS_TABLE', name: 'importer_parts', sort_key: 'market' },
  { setting: 'STOCK_TABLE', name: 'stock', sort_key: 'product_id' },
  { setting: 'KEPT_ANSWERS_TABLE', name: 'kept_answers', sort_key: 'kept_for' },
  { setting: 'UPLOADS_TABLE', name: 'uploads', sort_key: 'upload_id' },
  { setting: 'PRODUCTS_TABLE', name: 'products', sort_key: 'product_id' },
  { setting: 'PRODUCT_VIEWS_TABLE', name: 'product_views', sort_key: 'view_id' },
  { setting: 'PORTFOLIOS_TABLE', name: 'portfolios', sort_key: null },
  {
    setting: 'HAND_IN_LINKS_TABLE',
    name: 'hand_in_links',
    sort_key: 'link_id',
    // the hash of what opens it
    secret_fields: ['link_id'],
  },
  // behind the links by which documents still come: none is added to an account that is gone
  { setting: 'DOCUMENTS_TABLE', name: 'documents', sort_key: 'document_id' },
  { setting: 'MATCHES_TABLE', name: 'matches', sort_key: 'tender_id' },
  {
    setting: 'APPLICATION_MESSAGES_TABLE',
    name: 'application_messages',
    sort_key: 'message_key',
  },
  {
    setting: 'USER_APPLICATIONS_TABLE',
    name: 'user_applications',
    sort_key: 'tender_id',
    // how the desk works on it, which names others
    secret_fields: ['desk', 'listed'],
    shared_lists: ['order_entries', 'sales_entries'],
    kept: 'submitted_offer',
    isKept: ({ status }) => status === 'SUBMITTED' || status === 'PAID',
  },
  { setting: 'TIMELINE_MARKS_TABLE', name: 'timeline_marks', sort_key: 'tender_id' },
  { setting: 'RECEIPTS_TABLE', name: 'receipts', sort_key: 'tender_id', kept: 'submitted_offer' },
  { setting: 'ACCESS_PLANS_TABLE', name: 'access_plans', sort_key: null, kept: 'bookkeeping' },
  { setting: 'PAYMENTS_TABLE', name: 'payments', sort_key: 'payment_id', kept: 'bookkeeping' },
  { setting: 'BILLING_MAILS_TABLE', name: 'billing_mails', sort_key: 'mail_key' },
  { setting: 'FACTORS_TABLE', name: 'factors', sort_key: 'factor_id' },
  {
    setting: 'TOTP_SECRETS_TABLE',
    name: 'totp_secrets',
    sort_key: 'factor_id',
    secret_fields: ['secret'],
  },
  {
    setting: 'RECOVERY_CODES_TABLE',
    name: 'recovery_codes',
    sort_key: 'code_hash',
    secret_fields: ['code_hash', 'salt'],
  },
  {
    setting: 'MAILED_LINKS_TABLE',
    name: 'mailed_links',
    sort_key: 'token_hash',
    secret_fields: ['token_hash'],
  },
  { setting: 'AUDIT_LOG_TABLE', name: 'security_events', sort_key: 'event_id' },
  {
    setting: 'CALENDAR_FEEDS_TABLE',
    name: 'calendar_feeds',
    sort_key: null,
    secret_fields: ['secret_hash'],
  },
  {
    setting: 'MAIL_CHOICES_TABLE',
    name: 'mail_choices',
    sort_key: null,
    secret_fields: ['secret'],
  },
  // with the saved searches
  {
    setting: 'NOTICES_TABLE',
    name: 'notices',
    sort_key: 'notice_id',
    secret_fields: ['feed_hash'],
  },
  {
    setting: 'INVITATIONS_TABLE',
    name: 'invitations',
    sort_key: 'tender_version',
    // names somebody of the desk
    secret_fields: ['invited_by'],
  },
  {
    setting: 'LETTERS_TABLE',
    name: 'letters',
    sort_key: 'letter_id',
    // names somebody of the desk
    secret_fields: ['written_by'],
  },
  // of a member of the desk
  { setting: 'DESK_VIEWS_TABLE', name: 'desk_views', sort_key: 'view_id' },
  {
    setting: 'PRODUCERS_TABLE',
    name: 'desk_list',
    sort_key: null,
    // by what the list is sorted and searched: said again in other words
    secret_fields: ['listing', 'name_key', 'seen_key', 'products_key', 'search_text', 'read_at'],
  },
  {
    setting: 'PRIVATE_SALE_CONTACTS_TABLE',
    name: 'private_sale_contacts',
    sort_key: 'enquiry_id',
    shared_lists: ['events'],
    // by when the desk does what waits for it
    secret_fields: ['waiting', 'waits_since', 'due'],
  },
  { setting: 'EXPORTS_TABLE', name: 'exports', sort_key: 'export_id' },
  {
    setting: 'ACCOUNT_STATES_TABLE',
    name: 'account_states',
    sort_key: null,
    kept: 'proof_of_deletion',
  },
] as const satisfies readonly PersonalTable[]
export type PersonalTableSetting = (typeof personalTables)[number]['setting']

/** What is held on who can be reached at an address, in rows by the address: it is exported and erased too. */
export const addressedTable = { setting: 'MAIL_RECORDS_TABLE', name: 'mails' } as const

/** Prefixes of buckets that hold a user's files: `<prefix>/<user_id>/`. */
export const personalPrefixes = [
  { setting: 'PORTFOLIO_BUCKET', prefix: 'portfolios', isExported: true },
  { setting: 'DOCUMENTS_BUCKET', prefix: documentsFolder, isExported: true },
  { setting: 'DOCUMENTS_BUCKET', prefix: confirmationsFolder, isExported: true },
  // made from the files and the products, which are exported themselves
  { setting: 'PORTFOLIO_BUCKET', prefix: 'imports', isExported: false },
  { setting: 'EXPORTS_BUCKET', prefix: 'exports', isExported: false },
  // they outlive the account as the submitted applications do; a copy of all packages would be too large to make
  { setting: 'SEALED_BUCKET', prefix: 'sealed', isExported: true, leftOut: '.zip', isKept: true },
] as const
export type PersonalBucketSetting = (typeof personalPrefixes)[number]['setting']

/** The same list, each entry with all that may be said of it. */
export const tableFacts: readonly PersonalTable[] = [...personalTables]

/** What a user is told before the deletion. */
export const erasure: Erasure = {
  erased: [
    ...tableFacts
      .filter(({ kept, isKept }) => kept === undefined || isKept)
      .map(({ name }) => name),
    addressedTable.name,
    'uploaded_files',
    'sign_in',
  ],
  kept: tableFacts.flatMap(({ name, kept }) =>
    kept === undefined ? [] : [{ name, reason: kept }],
  ),
}
