import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { SQSClient } from '@aws-sdk/client-sqs'
import { createApplicationStore } from '../applications/application-store.ts'
import { systemClock } from '../platform/clock.ts'
import type { Log } from '../platform/logging/log.ts'
import { readSettings } from '../platform/settings.ts'
import { connectStripe } from '../platform/stripe/stripe-api.ts'
import { createStripeSecret } from '../platform/stripe/stripe-secret.ts'
import { createAccessPlanStore } from './access-plan-store.ts'
import { createBillingMails } from './mails/billing-mails.ts'
import { createSentMailStore } from './mails/sent-mail-store.ts'
import { createPaymentStore } from './payment-store.ts'

/** What every function that stores the provider's truth is made of. */
export function syncDepsFromSettings(log: Log) {
  const settings = readSettings([
    'ACCESS_PLANS_TABLE',
    'APPLICATIONS_TABLE',
    'PAYMENTS_TABLE',
    'BILLING_MAILS_TABLE',
    'BILLING_MAIL_QUEUE_URL',
    'STRIPE_SECRET_ARN',
  ])
  const client = new DynamoDBClient({})
  const readSecret = createStripeSecret(new SecretsManagerClient({}), settings.STRIPE_SECRET_ARN)
  const sent = createSentMailStore({ client, name: settings.BILLING_MAILS_TABLE })
  const payments = { client, name: settings.PAYMENTS_TABLE }
  return {
    client,
    readSecret,
    stripe: connectStripe(readSecret),
    accessPlans: createAccessPlanStore({ client, name: settings.ACCESS_PLANS_TABLE }),
    payments: createPaymentStore(payments),
    applications: createApplicationStore({ client, name: settings.APPLICATIONS_TABLE }),
    mails: createBillingMails(new SQSClient({}), settings.BILLING_MAIL_QUEUE_URL, sent),
    table: payments,
    log,
    now: systemClock,
  }
}
