import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { credentialsFor } from '../../../infra/local/emulators/credentials.ts'
import { startDynamoDb } from '../../../infra/local/emulators/dynamodb/start-dynamodb.ts'
import { startStripeFake } from '../../../infra/local/emulators/stripe/start-stripe-fake.ts'
import { createApplicationStore } from '../../applications/application-store.ts'
import { notStarted } from '../../applications/applying.ts'
import { createAccessPlanStore } from '../../billing/access-plan-store.ts'
import type { BillingDeps } from '../../billing/billing-deps.ts'
import { handleWebhook, type WebhookDeps } from '../../billing/handle-webhook.ts'
import { sendBillingMail } from '../../billing/mails/send-billing-mail.ts'
import { createSentMailStore } from '../../billing/mails/sent-mail-store.ts'
import { createReadPrices } from '../../billing/price-book.ts'
import { createStripeEventStore } from '../../billing/stripe-event-store.ts'
import { createCompanyProfileStore } from '../../companies/company-profile-store.ts'
import { createMarketStore } from '../../tenders/market-store.ts'
import { createTenderStore } from '../../tenders/tender-store.ts'
import type { LogCode } from '../logging/log-messages.ts'
import { createPaymentStore } from '../payments/payment-store.ts'
import { createStripe } from '../stripe/stripe-api.ts'
import { tenderRow } from './builders.ts'
import { type TestTable, tableDefinitions, testTables } from './test-tables.ts'

type Logged = { readonly code: LogCode } & Readonly<Record<string, unknown>>

/** Billing on the embedded database and the fake Stripe account, both in memory, whose clock it shares. */
export async function startTestShop() {
  const dynamodb = await startDynamoDb({ dataFolder: null })
  await Promise.all(tableDefinitions().map((definition) => dynamodb.ensureTable(definition)))
  const credentials = credentialsFor('tests')
  const client = new DynamoDBClient({
    region: 'eu-north-1',
    endpoint: dynamodb.endpoint,
    credentials,
  })
  const table = (name: TestTable) => ({ client, name: testTables[name] })
  const fake = await startStripeFake({
    webhook: { address: 'https://api.example/api/stripe-webhook' },
    retryDelaysMs: [1, 1, 1],
    send: async (_, body, headers) => deliver(body, headers['stripe-signature']),
  })
  const now = () => new Date(fake.clock.now())
  const secret = {
    secret_key: fake.secretKey,
    webhook_signing_secrets: [fake.signingSecret],
    api_address: fake.address,
  }
  const logged: Logged[] = []
  const log = {
    info: (code: LogCode, facts = {}) => void logged.push({ code, ...facts }),
    error: (code: LogCode, error: unknown, facts = {}) =>
      void logged.push({ code, error: String(error), ...facts }),
  }
  const stripe = createStripe(secret)
  const connect = async () => stripe
  /** `<user> <mail_key>` of every mail that went out. */
  const mailed: string[] = []
  const tenders = createTenderStore(table('TENDERS_TABLE'))
  const profiles = createCompanyProfileStore(table('COMPANY_PROFILES_TABLE'))
  const sending = {
    sent: createSentMailStore(table('BILLING_MAILS_TABLE')),
    profiles,
    tenders,
    addressOf: async (user_id: UserId) => `${user_id}@producer.example`,
    siteOrigin: 'https://site.example',
    contactMail: 'desk@nordgate.example',
    // how long a claim has stood is real time, whatever the account's clock says
    now: () => new Date(),
  }
  const deps: BillingDeps & WebhookDeps = {
    stripe: connect,
    readPrices: createReadPrices(connect, log),
    readSecret: async () => secret,
    accessPlans: createAccessPlanStore(table('ACCESS_PLANS_TABLE')),
    payments: createPaymentStore(table('PAYMENTS_TABLE')),
    applications: createApplicationStore(table('USER_APPLICATIONS_TABLE')),
    events: createStripeEventStore(table('STRIPE_EVENTS_TABLE')),
    mails: {
      areSent: sending.sent.areSent,
      send: async (user_id, mail) => {
        const sendMail = async () => `mail-${mailed.push(`${user_id} ${mail.mail_key}`)}`
        await sendBillingMail({ ...sending, sendMail }, { user_id, mail })
      },
    },
    table: table('PAYMENTS_TABLE'),
    tenders,
    markets: createMarketStore(table('MARKETS_TABLE')),
    profiles,
    siteOrigin: 'https://site.example',
    log,
    now,
  }
  /** As the entry does it: a defect is a 500, and the provider sends again. */
  async function deliver(body: string, signature: string | undefined): Promise<number> {
    try {
      // signatures carry the real time, whatever the account's clock says
      const webhookDeps = { ...deps, now: () => new Date() }
      return await handleWebhook(webhookDeps, { body: Buffer.from(body), signature })
    } catch (error) {
      log.error('WEBHOOK_FAILED', error)
      return 500
    }
  }
  return {
    deps,
    fake,
    stripe,
    logged,
    mailed,
    deliver,
    table,
    /** An application that is submitted for a tender that can be answered. */
    submit: async (user_id: UserId, tender_id: TenderId) => {
      const draft = { ...notStarted(user_id, tender_id, now()), version: 1 }
      await deps.applications.save(draft, 'save', 0)
      const submitted = { ...draft, submitted_at: now().toISOString(), version: 2 }
      await deps.applications.save(submitted, 'submit', 1)
    },
    publish: async (id: number, offer_deadline = '2099-01-01') => {
      await tenders.save(tenderRow(id, { offer_deadline }), 0)
    },
    statusOf: async (user_id: UserId, tender_id: TenderId) =>
      (await deps.applications.find(user_id, tender_id))?.status ?? null,
    stop: async () => {
      client.destroy()
      await Promise.all([dynamodb.stop(), fake.stop()])
    },
  }
}
export type TestShop = Awaited<ReturnType<typeof startTestShop>>
