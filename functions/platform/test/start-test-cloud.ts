import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { S3Client } from '@aws-sdk/client-s3'
import { SQSClient } from '@aws-sdk/client-sqs'
import { startCognito } from '../../../infra/local/emulators/cognito/start-cognito.ts'
import { credentialsFor } from '../../../infra/local/emulators/credentials.ts'
import { startDynamoDb } from '../../../infra/local/emulators/dynamodb/start-dynamodb.ts'
import { startKms } from '../../../infra/local/emulators/kms/start-kms.ts'
import { type ObjectCreatedRecord, startS3 } from '../../../infra/local/emulators/s3/start-s3.ts'
import { startSecretsManager } from '../../../infra/local/emulators/secrets-manager/start-secrets-manager.ts'
import { ServiceError } from '../../../infra/local/emulators/service-error.ts'
import { startSes } from '../../../infra/local/emulators/ses/start-ses.ts'
import { type RunningSqs, startSqs } from '../../../infra/local/emulators/sqs/start-sqs.ts'
import { startStripeFake } from '../../../infra/local/emulators/stripe/start-stripe-fake.ts'
import { createChanges } from '../queue/change-message.ts'
import { formerOriginSecret, testOriginSecret } from './http-event.ts'
import { type TestTable, tableDefinitions, testTables } from './test-tables.ts'
import { accessToken, runTrigger, testPassword, testPool } from './test-user-pool.ts'

const region = 'eu-north-1'
const bucket = 'portfolio-files'
const queueName = 'matching-changes'
const mailQueueName = 'account-mails'
const personalQueueName = 'personal-data'
const billingMailQueueName = 'billing-mails'
const enquiryQueueName = 'enquiries'
const producerQueueName = 'producers'
const noticeQueueName = 'notices'
const applicationQueueName = 'applications'
const filesQueueName = 'stored-files'
const documentsBucket = 'document-files'
const documentsQueueName = 'documents'
const exportsBucket = 'exports'
const sealedBucket = 'sealed'
const plansBucket = 'plans'
const plansQueueName = 'plans'
const receiptQueueName = 'receipts'

/** The embedded engines in memory, with the tables of the stack, and clients made as the product makes them. */
export async function startTestCloud() {
  let isPoolMailDown = false
  const storedFiles: ObjectCreatedRecord[] = []
  const ses = await startSes({ dataFolder: null })
  const [dynamodb, s3, sqs, secretsManager, kms, stripe, cognito] = await Promise.all([
    startDynamoDb({ dataFolder: null }),
    startS3({
      dataFolder: null,
      onObjectCreated: async (_bucket, record) => {
        storedFiles.push(record)
      },
    }),
    startSqs({ dataFolder: null }),
    startSecretsManager({ dataFolder: null }),
    startKms({ dataFolder: null }),
    startStripeFake(),
    startCognito({
      dataFolder: null,
      deliver: async (message) => {
        if (isPoolMailDown) throw new ServiceError('CodeDeliveryFailureException', 'No mail today.')
        return ses.deliver(message)
      },
      invokeTrigger: runTrigger,
    }),
  ])
  const pool = await cognito.createUserPool(testPool)
  const poolClientId = pool.client_ids.site ?? ''
  await Promise.all(tableDefinitions().map((definition) => dynamodb.ensureTable(definition)))
  await s3.ensureBucket({ name: bucket })
  await s3.ensureBucket({ name: exportsBucket })
  await s3.ensureBucket({ name: documentsBucket })
  await s3.ensureBucket({ name: plansBucket })
  await s3.ensureBucket({ name: sealedBucket, locked: { mode: 'GOVERNANCE', days: 1 } })
  const receiptKey = await kms.ensureKey('receipts')
  const receiptQueue = await sqs.ensureQueue({ name: receiptQueueName, visibility_timeout_s: 1 })
  const deadLetters = await sqs.ensureQueue({ name: 'dead-letters', visibility_timeout_s: 1 })
  const queue = await sqs.ensureQueue({ name: queueName, visibility_timeout_s: 1 })
  const mailQueue = await sqs.ensureQueue({ name: mailQueueName, visibility_timeout_s: 1 })
  const personalQueue = await sqs.ensureQueue({
    name: personalQueueName,
    visibility_timeout_s: 1,
  })
  const billingMailQueue = await sqs.ensureQueue({
    name: billingMailQueueName,
    visibility_timeout_s: 1,
  })
  const enquiryQueue = await sqs.ensureQueue({
    name: enquiryQueueName,
    visibility_timeout_s: 1,
  })
  const producerQueue = await sqs.ensureQueue({ name: producerQueueName, visibility_timeout_s: 1 })
  const noticeQueue = await sqs.ensureQueue({ name: noticeQueueName, visibility_timeout_s: 1 })
  const applicationQueue = await sqs.ensureQueue({
    name: applicationQueueName,
    visibility_timeout_s: 1,
  })
  const filesQueue = await sqs.ensureQueue({ name: filesQueueName, visibility_timeout_s: 1 })
  const plansQueue = await sqs.ensureQueue({ name: plansQueueName, visibility_timeout_s: 1 })
  const documentsQueue = await sqs.ensureQueue({
    name: documentsQueueName,
    visibility_timeout_s: 1,
  })
  const billingWorkQueue = await sqs.ensureQueue({ name: 'billing-work', visibility_timeout_s: 1 })
  const stripeSecret = await secretsManager.ensureSecret({
    name: 'stripe',
    value: JSON.stringify({
      secret_key: stripe.secretKey,
      webhook_signing_secrets: [stripe.signingSecret],
      api_address: stripe.address,
    }),
  })
  const credentials = credentialsFor('tests')
  const client = new DynamoDBClient({ region, endpoint: dynamodb.endpoint, credentials })
  return {
    /** The environment that a deployed function would have. */
    environment: {
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
      AWS_ENDPOINT_URL_DYNAMODB: dynamodb.endpoint,
      AWS_ENDPOINT_URL_S3: s3.endpoint,
      AWS_ENDPOINT_URL_SQS: sqs.endpoint,
      MATCHING_QUEUE_URL: queue.url,
      FILES_QUEUE_URL: filesQueue.url,
      DOCUMENTS_QUEUE_URL: documentsQueue.url,
      DOCUMENTS_BUCKET: documentsBucket,
      PLANS_QUEUE_URL: plansQueue.url,
      PLANS_BUCKET: plansBucket,
      MAIL_QUEUE_URL: mailQueue.url,
      BILLING_WORK_QUEUE_URL: billingWorkQueue.url,
      BILLING_MAIL_QUEUE_URL: billingMailQueue.url,
      ENQUIRY_QUEUE_URL: enquiryQueue.url,
      PRODUCER_QUEUE_URL: producerQueue.url,
      NOTICE_QUEUE_URL: noticeQueue.url,
      APPLICATION_QUEUE_URL: applicationQueue.url,
      RECEIPT_QUEUE_URL: receiptQueue.url,
      DEAD_LETTER_QUEUES: `applications=${deadLetters.url}`,
      SEALED_BUCKET: sealedBucket,
      AWS_ENDPOINT_URL_KMS: kms.endpoint,
      RECEIPT_KEY_ID: receiptKey.arn,
      CONTACT_MAIL: 'desk@nordgate.example',
      MAIL_IDENTITY: 'nordgate.example',
      AWS_ENDPOINT_URL_SECRETS_MANAGER: secretsManager.endpoint,
      STRIPE_SECRET_ARN: stripeSecret.arn,
      // the former one is being exchanged
      ORIGIN_SECRETS: `${formerOriginSecret},${testOriginSecret}`,
      PERSONAL_DATA_QUEUE_URL: personalQueue.url,
      EXPORTS_BUCKET: exportsBucket,
      MAIL_FROM: 'Nordgate <no-reply@nordgate.example>',
      SITE_ORIGIN: 'https://site.example',
      PORTFOLIO_BUCKET: bucket,
      AWS_ENDPOINT_URL_SESV2: ses.endpoint,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito.endpoint,
      USER_POOL_ID: pool.id,
      USER_POOL_CLIENT_ID: poolClientId,
      // nothing listens there: the register is unavailable
      VAT_REGISTER_URL: 'http://127.0.0.1:9',
      ...testTables,
    },
    table: (name: TestTable) => ({ client, name: testTables[name] }),
    bucket,
    s3: new S3Client({
      region,
      endpoint: s3.endpoint,
      credentials,
      requestChecksumCalculation: 'WHEN_REQUIRED',
    }),
    changes: createChanges(
      new SQSClient({ region, endpoint: sqs.endpoint, credentials }),
      queue.url,
    ),
    /** Makes a user with a password, or takes the one of this address. */
    ensureUser: (email: string) =>
      cognito.ensureUser(pool.id, { email, password: testPassword, groups: [] }),
    /** Signs a user in; answers the access token. */
    signIn: (email: string) => accessToken(cognito.endpoint, poolClientId, email),
    /** Says that a sender may not, or may, send from now on. */
    setSenderVerified: ses.setVerified,
    /** Whether the user pool's own mails fail from now on. */
    failPoolMails: (down: boolean) => {
      isPoolMailDown = down
    },
    /** The inbox of all mails and text messages. */
    inbox: `${ses.endpoint}/messages.json`,
    /** The records of every file stored so far. */
    storedFiles,
    /** Takes all announced changes out of the queue. */
    announced: () => takeAll(sqs, queueName),
    /** Takes all requests to read a file out of their queue. */
    readRequests: () => takeAll(sqs, filesQueueName),
    /** Takes all work out of the queue of documents. */
    documentWork: () => takeAll(sqs, documentsQueueName),
    /** The bytes of a file of a document, as the scan reads them. */
    readDocument: (key: string) => s3.readObject(documentsBucket, key),
    /** Takes all work out of the queue of mails. */
    mailWork: () => takeAll(sqs, mailQueueName),
    /** Takes all work out of the queue of exports and erasures. */
    personalWork: () => takeAll(sqs, personalQueueName),
    /** Takes all work out of the queue of mails on payments. */
    billingMailWork: () => takeAll(sqs, billingMailQueueName),
    /** Takes all work out of the queue of the billing worker. */
    billingWork: () => takeAll(sqs, 'billing-work'),
    /** The fake Stripe account, with its own controls. */
    stripe,
    /** Takes all work out of the queue of enquiries. */
    enquiryWork: () => takeAll(sqs, enquiryQueueName),
    /** Takes all work out of the queue of producers. */
    producerWork: () => takeAll(sqs, producerQueueName),
    /** Takes all work out of the queue of notices. */
    noticeWork: () => takeAll(sqs, noticeQueueName),
    /** Takes all work out of the queue of applications. */
    applicationWork: () => takeAll(sqs, applicationQueueName),
    stop: async () => {
      client.destroy()
      const engines = [dynamodb, s3, sqs, cognito, ses, secretsManager, kms, stripe]
      await Promise.all(engines.map((engine) => engine.stop()))
    },
  }
}
async function takeAll(sqs: RunningSqs, name: string): Promise<unknown[]> {
  const bodies: unknown[] = []
  for (;;) {
    const messages = await sqs.receive(name, 10)
    if (messages.length === 0) return bodies
    for (const { body, receipt } of messages) {
      bodies.push(JSON.parse(body))
      await sqs.delete(name, receipt)
    }
  }
}
export type TestCloud = Awaited<ReturnType<typeof startTestCloud>>
