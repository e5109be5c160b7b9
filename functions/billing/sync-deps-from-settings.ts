import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { SQSClient } from '@aws-sdk/client-sqs'
import { createApplicationStore } from '../applications/application-store.ts'
import { systemClock } from '../platform/clock.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import type { Log } from '../platform/logging/log.ts'
import { createPaymentStore } from '../platform/payments/payment-store.ts'
import { announceProducerFromSettings } from '../platform/queue/producer-work.ts'
import { readSettings } from '../platform/settings.ts'
import { connectStripe } from '../platform/stripe/stripe-api.ts'
import { createStripeSecret } from '../platform/stripe/stripe-secret.ts'
import { createAccessPlanStore } from './access-plan-store.ts'
import { announcePlans } from './announce-plans.ts'
import { createBillingMails } from './mails/billing-mails.ts'
import { createSentMailStore } from './mails/sent-mail-store.ts'

/** What every function that stores the provider's truth is made of. */
export function syncDepsFromSettings(log: Log) {
  const settings = readSettings(['BILLING_MAIL_QUEUE_URL', 'STRIPE_SECRET_ARN'])
  const tables = tablesFromSettings([
    'ACCESS_PLANS_TABLE',
    'USER_APPLICATIONS_TABLE',
    'PAYMENTS_TABLE',
    'BILLING_MAILS_TABLE',
  ])
  const readSecret = createStripeSecret(new SecretsManagerClient({}), settings.STRIPE_SECRET_ARN)
  const sent = createSentMailStore(tables.BILLING_MAILS_TABLE)
  const payments = tables.PAYMENTS_TABLE
  return {
    readSecret,
    stripe: connectStripe(readSecret),
    accessPlans: announcePlans(
      createAccessPlanStore(tables.ACCESS_PLANS_TABLE),
      announceProducerFromSettings(log),
    ),
    payments: createPaymentStore(payments),
    applications: createApplicationStore(tables.USER_APPLICATIONS_TABLE),
    mails: createBillingMails(new SQSClient({}), settings.BILLING_MAIL_QUEUE_URL, sent),
    table: payments,
    log,
    now: systemClock,
  }
}
