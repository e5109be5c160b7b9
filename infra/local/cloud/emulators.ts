import { join } from 'node:path'
import { type RunningCognito, startCognito } from '../emulators/cognito/start-cognito.ts'
import type { InvokeTrigger } from '../emulators/cognito/triggers/trigger-event.ts'
import { type RunningDynamoDb, startDynamoDb } from '../emulators/dynamodb/start-dynamodb.ts'
import type { Authorize } from '../emulators/emulator.ts'
import { type RunningKms, startKms } from '../emulators/kms/start-kms.ts'
import { type ObjectCreatedRecord, type RunningS3, startS3 } from '../emulators/s3/start-s3.ts'
import {
  type RunningSecretsManager,
  startSecretsManager,
} from '../emulators/secrets-manager/start-secrets-manager.ts'
import { type RunningSes, startSes } from '../emulators/ses/start-ses.ts'
import { type RunningSqs, startSqs } from '../emulators/sqs/start-sqs.ts'
import { startStripeFake } from '../emulators/stripe/start-stripe-fake.ts'
import type { StripeFake } from '../emulators/stripe/stripe-fake.ts'
import type { Endpoints } from '../lambda/function-environment.ts'
import type { Ports } from './ports.ts'

export interface Emulators {
  readonly dynamodb: RunningDynamoDb
  readonly s3: RunningS3
  readonly sqs: RunningSqs
  readonly ses: RunningSes
  readonly cognito: RunningCognito
  readonly secretsManager: RunningSecretsManager
  readonly kms: RunningKms
  /** null: the stack has no secret for it */
  readonly stripe: StripeFake | null
  stop(): Promise<void>
}

export interface EmulatorSettings {
  /** null: everything in memory */
  readonly dataFolder: string | null
  readonly ports: Ports
  readonly authorize: Authorize
  readonly onObjectCreated: (bucket: string, record: ObjectCreatedRecord) => Promise<void>
  readonly invokeTrigger: InvokeTrigger
  /** Takes what SES tells of mails. */
  readonly onMailEvent: (event: object) => Promise<void>
  /** Where the product listens for Stripe's events; null: it does not use Stripe. */
  readonly stripeWebhook: string | null
}

export async function startEmulators(settings: EmulatorSettings): Promise<Emulators> {
  const { ports, authorize } = settings
  const running: { stop(): Promise<void> }[] = []
  const stop = async () => {
    for (const emulator of running.splice(0).reverse()) await emulator.stop()
  }
  const keep = <Emulator extends { stop(): Promise<void> }>(emulator: Emulator): Emulator => {
    running.push(emulator)
    return emulator
  }
  const common = (name: keyof Ports) => ({
    dataFolder: settings.dataFolder === null ? null : join(settings.dataFolder, name),
    port: ports[name],
    authorize,
  })
  try {
    let cognito: RunningCognito | null = null
    const codes = () => cognito?.authenticatorCodes() ?? []
    const ses = keep(await startSes({ ...common('inbox'), codes, onEvent: settings.onMailEvent }))
    const dynamodb = keep(await startDynamoDb(common('dynamodb')))
    const sqs = keep(await startSqs(common('sqs')))
    const { onObjectCreated } = settings
    const s3 = keep(await startS3({ ...common('s3'), onObjectCreated }))
    const { invokeTrigger } = settings
    const { deliver } = ses
    cognito = keep(await startCognito({ ...common('cognito'), deliver, invokeTrigger }))
    const secretsManager = keep(await startSecretsManager(common('secrets')))
    const kms = keep(await startKms(common('kms')))
    const { stripeWebhook } = settings
    const stripe =
      stripeWebhook === null
        ? null
        : keep(await startStripeFake({ ...common('stripe'), webhook: { address: stripeWebhook } }))
    return { dynamodb, s3, sqs, ses, cognito, secretsManager, kms, stripe, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** The variables by which the AWS SDK finds the emulators. */
export const sdkEndpoints = (emulators: Emulators): Endpoints => ({
  AWS_ENDPOINT_URL_DYNAMODB: emulators.dynamodb.endpoint,
  AWS_ENDPOINT_URL_S3: emulators.s3.endpoint,
  AWS_ENDPOINT_URL_SQS: emulators.sqs.endpoint,
  AWS_ENDPOINT_URL_SESV2: emulators.ses.endpoint,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: emulators.cognito.endpoint,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: emulators.secretsManager.endpoint,
  AWS_ENDPOINT_URL_KMS: emulators.kms.endpoint,
})
