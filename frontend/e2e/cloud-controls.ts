import { createHash } from 'node:crypto'
import {
  DeleteItemCommand,
  DynamoDBClient,
  paginateScan,
  ScanCommand,
  UpdateItemCommand,
} from '@aws-sdk/client-dynamodb'
import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import * as z from 'zod'
import type { LocalCloud } from '../../infra/local/cloud/local-cloud.ts'
import { listenOnLoopback, readBody } from '../../infra/local/emulators/loopback-server.ts'
import type { StripeFake } from '../../infra/local/emulators/stripe/stripe-fake.ts'

/** What a journey may let happen behind the site, by name, with what it takes. */
const commands = {
  fail_mails: z.object({ address: z.string(), is_down: z.boolean() }),
  expire_codes: z.object({ email: z.string() }),
  renew_app_codes: z.object({ email: z.string() }),
  age_sign_ins: z.object({ email: z.string(), minutes: z.number() }),
  expire_link: z.object({ user_id: z.string(), token: z.string() }),
  end_grace: z.object({}),
  /** Clears the counts of attempts, so that earlier files use up none of this file’s limits. */
  forget_attempts: z.object({}),
  sign_token: z.object({ claims: z.record(z.string(), z.unknown()) }),
  /** The fault that the payment provider makes from now on; null: none. */
  fail_stripe: z.object({
    fault: z.enum(['unavailable', 'disconnect', 'lost_answer', 'no_url']).nullable(),
  }),
  advance_stripe_clock: z.object({ days: z.number() }),
  hold_stripe_events: z.object({ is_held: z.boolean() }),
  change_stripe_card: z.object({ email: z.string(), card: z.string() }),
}
export type Command = keyof typeof commands
export type CommandInput<Name extends Command> = z.infer<(typeof commands)[Name]>

type Run = { [Name in Command]: (given: CommandInput<Name>) => Promise<unknown> | unknown }

export interface CloudControls {
  readonly url: string
  readonly registerUrl: string
  follow(cloud: LocalCloud): void
  close(): Promise<void>
}

/**
 * Serves the commands to the journeys, which run in another process, and answers in the place of the
 * VAT register of the EU: started before the cloud, which is told its address.
 */
export async function startCloudControls(): Promise<CloudControls> {
  let run: Run | null = null
  const server = await listenOnLoopback(async (request, response) => {
    const body: unknown = JSON.parse(String(await readBody(request, 100_000)))
    const name = request.url?.slice(1) ?? ''
    const answer = name.startsWith('vies/') ? vatAnswer(body) : await obey(run, name, body)
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer ?? {}))
  })
  const url = `http://127.0.0.1:${server.port}`
  return {
    url,
    registerUrl: `${url}/vies`,
    follow: (cloud) => {
      run = runOn(cloud)
    },
    close: server.close,
  }
}

function obey(run: Run | null, name: string, body: unknown): unknown {
  if (run === null || !(name in commands)) throw new Error(`There is no ${name} to control`)
  const command = name as Command
  // the schema of the name is the schema of what its function takes
  return (run[command] as (given: unknown) => unknown)(commands[command].parse(body))
}

function runOn(cloud: LocalCloud): Run {
  const { testControls } = cloud.userPool
  const dynamodb = new DynamoDBClient({
    region: cloud.region,
    endpoint: cloud.endpoints.AWS_ENDPOINT_URL_DYNAMODB ?? '',
    credentials: cloud.credentials,
  })
  return {
    fail_mails: ({ address, is_down }) => testControls.failMailsTo(address, is_down),
    expire_codes: ({ email }) => testControls.expireCodes(email),
    renew_app_codes: ({ email }) => testControls.renewAppCodes(email),
    age_sign_ins: ({ email, minutes }) => testControls.ageSignIns(email, minutes),
    sign_token: async ({ claims }) => ({ token: await testControls.signToken(claims) }),
    end_grace: () => endGrace(cloud, dynamodb),
    forget_attempts: () => forgetAttempts(cloud, dynamodb),
    fail_stripe: ({ fault }) => stripe(cloud).failWhen(fault === null ? null : () => fault),
    advance_stripe_clock: ({ days }) => stripe(cloud).clock.advance(days * 86_400_000),
    hold_stripe_events: ({ is_held }) =>
      is_held ? stripe(cloud).webhooks.hold() : stripe(cloud).webhooks.resume(),
    change_stripe_card: ({ email, card }) => changeCard(stripe(cloud), email, card),
    expire_link: ({ user_id, token }) =>
      dynamodb.send(
        new UpdateItemCommand({
          TableName: cloud.tableName('TablesMailedLinks'),
          Key: {
            user_id: { S: user_id },
            token_hash: { S: createHash('sha256').update(token).digest('base64url') },
          },
          UpdateExpression: 'SET expires_at = :past',
          ConditionExpression: 'attribute_exists(user_id)',
          ExpressionAttributeValues: { ':past': { N: String(Math.floor(Date.now() / 1000) - 1) } },
        }),
      ),
  }
}

function stripe({ stripe: fake }: LocalCloud): StripeFake {
  if (fake === null) throw new Error('This cloud has no payment provider.')
  return fake
}

function changeCard(fake: StripeFake, email: string, card: string): Promise<void> {
  const customer = fake.all('customer').find((one) => one.email === email)
  const subscription = fake.all('subscription').find((one) => one.customer === customer?.id)
  if (subscription === undefined) throw new Error(`${email} has no subscription.`)
  return fake.subscriptions.changeCard(subscription.id, card)
}

async function forgetAttempts(cloud: LocalCloud, dynamodb: DynamoDBClient): Promise<void> {
  const TableName = cloud.tableName('TablesAttempts')
  // the table also holds which mails are out and who works at what: those are no attempts
  const FilterExpression = 'attribute_exists(tries)'
  const ProjectionExpression = 'attempt_key'
  const scan = { TableName, FilterExpression, ProjectionExpression }
  for await (const { Items = [] } of paginateScan({ client: dynamodb }, scan)) {
    for (const Key of Items) await dynamodb.send(new DeleteItemCommand({ TableName, Key }))
  }
}

/** The grace period of every deletion is over, and the day comes when that is looked for. */
async function endGrace(cloud: LocalCloud, dynamodb: DynamoDBClient): Promise<void> {
  const TableName = cloud.tableName('TablesAccountStates')
  const { Items = [] } = await dynamodb.send(
    new ScanCommand({ TableName, FilterExpression: 'attribute_exists(erase_after)' }),
  )
  for (const { user_id } of Items) {
    await dynamodb.send(
      new UpdateItemCommand({
        TableName,
        Key: { user_id: user_id ?? { S: '' } },
        UpdateExpression: 'SET erase_after = :past',
        ExpressionAttributeValues: { ':past': { S: new Date(0).toISOString() } },
      }),
    )
  }
  const endpoint = cloud.endpoints.AWS_ENDPOINT_URL_SQS ?? ''
  const sqs = new SQSClient({ region: cloud.region, endpoint, credentials: cloud.credentials })
  await sqs.send(
    new SendMessageCommand({
      QueueUrl: `${endpoint}/000000000000/${cloud.queueName('PersonalDataWorkQueue')}`,
      MessageBody: JSON.stringify({ kind: 'due_erasures' }),
    }),
  )
}

/** As VIES answers: the last digit 1 is known there, 2 is not, for 3 the member state is silent. */
function vatAnswer(body: unknown): unknown {
  const { vatNumber } = z.looseObject({ vatNumber: z.string() }).parse(body)
  if (vatNumber.endsWith('1')) return { valid: true, requestIdentifier: null }
  if (vatNumber.endsWith('2')) return { valid: false }
  return { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] }
}
