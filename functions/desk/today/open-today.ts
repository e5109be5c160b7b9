import type { SQSClient } from '@aws-sdk/client-sqs'
import { leadDaysOf } from '#domain/desk/own-deadline.ts'
import type { TodayKind } from '#domain/desk/today.ts'
import { createApplicationStore } from '../../applications/application-store.ts'
import { listApplicationsForToday } from '../../applications/list-for-today.ts'
import { createMessageStore } from '../../applications/message-store.ts'
import { listPaymentsForToday } from '../../billing/desk/list-for-today.ts'
import { createStripeEventStore } from '../../billing/stripe-event-store.ts'
import { createCompanyProfileStore } from '../../companies/company-profile-store.ts'
import { createDocumentStore } from '../../documents/document-store.ts'
import { listDocumentsForToday } from '../../documents/list-for-today.ts'
import { createEnquiryStore } from '../../enquiries/enquiry-store.ts'
import { listEnquiriesForToday, listOffersForToday } from '../../enquiries/list-for-today.ts'
import { createPrivateSaleContactStore } from '../../enquiries/private-sale-contact-store.ts'
import { type Clock, systemClock } from '../../platform/clock.ts'
import { tablesFromSettings } from '../../platform/dynamodb/tables-from-settings.ts'
import { createImporterStore } from '../../platform/importers/importer-store.ts'
import type { Log } from '../../platform/logging/log.ts'
import { createMailRecordStore } from '../../platform/mail/mail-record-store.ts'
import { createPaymentStore } from '../../platform/payments/payment-store.ts'
import { createIntakeStore } from '../../tenders/intake/intake-store.ts'
import { listIntakesForToday } from '../../tenders/intake/list-for-today.ts'
import { createTenderStore } from '../../tenders/tender-store.ts'
import { getToday } from './get-today.ts'
import { deadLetterQueuesOf, listDeadLetters } from './list-dead-letters.ts'
import { listMailTrouble } from './list-mail-trouble.ts'

interface Asked {
  readonly kind?: TodayKind | undefined
  readonly now?: Clock
}

/** What waits for a person, over the stores of the rooms that have it. */
export function openToday(
  deadLetterQueues: string,
  sqs: SQSClient,
  log: Log,
  { kind, now = systemClock }: Asked,
) {
  const tables = tablesFromSettings([
    'USER_APPLICATIONS_TABLE',
    'APPLICATION_MESSAGES_TABLE',
    'TENDER_INTAKES_TABLE',
    'TENDERS_TABLE',
    'ENQUIRIES_TABLE',
    'PRIVATE_SALE_CONTACTS_TABLE',
    'PAYMENTS_TABLE',
    'STRIPE_EVENTS_TABLE',
    'COMPANY_PROFILES_TABLE',
    'DOCUMENTS_TABLE',
    'MAIL_RECORDS_TABLE',
    'IMPORTERS_TABLE',
  ])
  const importers = createImporterStore(tables.IMPORTERS_TABLE)
  const deps = {
    leadDays: async () => leadDaysOf(await importers.list()),
    applications: createApplicationStore(tables.USER_APPLICATIONS_TABLE),
    messages: createMessageStore(tables.APPLICATION_MESSAGES_TABLE),
    intakes: createIntakeStore(tables.TENDER_INTAKES_TABLE),
    tenders: createTenderStore(tables.TENDERS_TABLE),
    enquiries: createEnquiryStore(tables.ENQUIRIES_TABLE),
    contacts: createPrivateSaleContactStore(tables.PRIVATE_SALE_CONTACTS_TABLE),
    payments: createPaymentStore(tables.PAYMENTS_TABLE),
    events: createStripeEventStore(tables.STRIPE_EVENTS_TABLE),
    profiles: createCompanyProfileStore(tables.COMPANY_PROFILES_TABLE),
    documents: createDocumentStore(tables.DOCUMENTS_TABLE),
    mails: createMailRecordStore(tables.MAIL_RECORDS_TABLE),
    kind,
    now,
    log,
  }
  return getToday({
    ...deps,
    lists: {
      applications: () => listApplicationsForToday(deps),
      tenders: () => listIntakesForToday(deps),
      messages: async () => {
        const lists = [listEnquiriesForToday(deps), listOffersForToday(deps)]
        return (await Promise.all(lists)).flat()
      },
      payments: () => listPaymentsForToday(deps),
      documents: () => listDocumentsForToday(deps),
      mails: () => listMailTrouble(deps),
      jobs: async () => listDeadLetters(sqs, deadLetterQueuesOf(deadLetterQueues)),
    },
  })
}
