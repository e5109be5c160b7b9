import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import { afterAll, expect, it } from 'vitest'
import type { Application } from '#domain/applications/application.ts'
import type { Receipt } from '#domain/receipts/receipt-schema.ts'
import type { LocalCloud } from '../cloud/local-cloud.ts'
import { startProject } from '../project/start-project.ts'
import { projectRoot } from '../project-root.ts'
import { sampleAccounts } from '../sample/sample-accounts.ts'
import { sampleApplications } from '../sample/seed-applications.ts'
import { signInAt } from '../sample/sign-in.ts'
import { synthesize } from '../synth/synthesize.ts'
import { addDocuments, offeredKinds } from './add-documents.ts'
import { Producer } from './producer.ts'
import { type StartedProcess, startProcess } from './start-process.ts'

/** Kills that must fall before the receipt; `npm run kills`: twenty. */
const KILLS = Number(process.env.KILLS ?? 3)
/** A kill that falls after the receipt shows nothing, and another one follows. */
const MOST_TRIES = 4 * KILLS
const folder = await mkdtemp(join(tmpdir(), 'nordgate-seal-'))
let running: StartedProcess | null = null
afterAll(async () => {
  await running?.kill()
  await rm(folder, { recursive: true, force: true })
})

/** Writes a copy of the tender and of the offer for it that were submitted before, as a draft, under another number. */
async function copyOffers(cloud: LocalCloud, user_id: string, ids: readonly number[]) {
  const { region, credentials } = cloud
  const endpoint = cloud.endpoints.AWS_ENDPOINT_URL_DYNAMODB ?? ''
  const client = new DynamoDBClient({ region, endpoint, credentials })
  const rowOf = async (TableName: string, key: object) => {
    const found = await client.send(new GetItemCommand({ TableName, Key: marshall(key) }))
    return unmarshall(found.Item ?? {})
  }
  const tenders = cloud.tableName('TablesTenders')
  const applications = cloud.tableName('TablesUserApplications')
  const submitted = sampleApplications.find(({ reaches }) => reaches === 'SUBMITTED')
  const tender = await rowOf(tenders, { tender_id: submitted?.tender_id })
  const offer = await rowOf(applications, { user_id, tender_id: submitted?.tender_id })
  const put = (TableName: string, row: object) =>
    client.send(
      new PutItemCommand({ TableName, Item: marshall(row, { removeUndefinedValues: true }) }),
    )
  for (const tender_id of ids) {
    await put(tenders, {
      ...tender,
      tender_id,
      published: { ...tender.published, tender_id },
      summary: { ...tender.summary, tender_id },
    })
    const { mail_due: _, seal_due: __, submitted_for: ___, ...draft } = offer
    await put(applications, {
      ...draft,
      tender_id,
      status: 'DRAFT',
      submitted_at: null,
      submitted_for: null,
      version: 1,
    })
  }
  client.destroy()
}

const receiptOf = (producer: Producer, tender_id: number) =>
  producer.get<{ receipt: Receipt | null }>(`/api/applications/${tender_id}/receipt`)

/** Puts the documents into the draft, as its page does. */
async function offerDocuments(producer: Producer, tender_id: number, documents: object) {
  const path = `/api/applications/${tender_id}`
  const { application } = await producer.get<{ application: Application }>(path)
  const body = {
    form_data: { ...application.form_data, documents },
    version: application.version,
  }
  return ((await producer.call('PUT', path, body)) as Application).version
}

/** As anybody checks it: the files as they are given out, the keys as they are published. */
async function expectToFit(producer: Producer, siteUrl: string, tender_id: number): Promise<void> {
  const paths: string[] = []
  for (const file of ['receipt', 'package']) {
    const path = `/api/applications/${tender_id}/receipt/${file}`
    const { url } = await producer.get<{ url: string }>(path)
    const saved = join(folder, `${tender_id}-${file}`)
    await writeFile(saved, new Uint8Array(await (await fetch(url)).arrayBuffer()))
    paths.push(saved)
  }
  const command = ['--import', 'tsx', 'functions/receipts/cli/check-receipt.ts']
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...command, ...paths, '--site', siteUrl],
    { cwd: projectRoot, env: { ...process.env, NODE_OPTIONS: '' } },
  )
  expect(stdout).toContain('receipt and files belong together')
}

/** The versions of everything in the bucket of what was sealed, by key, as they lie on disk. */
async function sealedVersions(): Promise<Map<string, number>> {
  const store = join(folder, 's3')
  const bucket = (await readdir(store)).find((name) => name.includes('sealed'))
  if (bucket === undefined) throw new Error('there is no bucket of what was sealed')
  const counted = new Map<string, number>()
  for (const name of await readdir(join(store, bucket))) {
    // what a kill left half written is no object
    if (name.endsWith('.new')) continue
    const content = await readFile(join(store, bucket, name))
    const { key } = JSON.parse(content.subarray(0, content.indexOf('\n')).toString('utf8'))
    counted.set(key, (counted.get(key) ?? 0) + 1)
  }
  return counted
}

/** Asked of the disk: a request would give a busy process the time to finish. */
const hasReceipt = async (user_id: string, tender_id: number): Promise<boolean> =>
  [...(await sealedVersions()).keys()].some(
    (key) => key.startsWith(`sealed/${user_id}/${tender_id}/`) && key.endsWith('.json'),
  )

it(`seals each submission once when it is killed ${KILLS} times before the receipt`, {
  timeout: 1_200_000,
}, async () => {
  const stack = await synthesize(() => {})
  const account = sampleAccounts.find(({ hasAccessPlan }) => hasAccessPlan)
  if (!account) throw new Error('there is no sample account with the Access plan')
  const { email, password, groups } = account
  const ids = Array.from({ length: MOST_TRIES }, (_, n) => 9001 + n)
  const cloud = await startProject({ dataFolder: folder, stack, site: 'none' })
  const { sub } = await cloud.ensureUser({ email, password, groups })
  await copyOffers(cloud, sub, ids)
  await cloud.stop()

  running = await startProcess(folder, stack.folder)
  const producer = new Producer(await signInAt(running.siteUrl, email, password))
  producer.comesTo(running.siteUrl)
  const documents = await addDocuments(producer)
  const receipts = new Map<number, Receipt>()
  let beforeReceipt = 0
  // a busy machine seals before it answers: killed too late, it is killed sooner the next time
  let longestDelay = 400
  for (const tender_id of ids) {
    if (beforeReceipt === KILLS) break
    producer.comesTo(running.siteUrl)
    const version = await offerDocuments(producer, tender_id, documents)
    await producer.call('POST', `/api/applications/${tender_id}/submit`, { version })
    await sleep(Math.random() * longestDelay)
    await running.kill()
    if (await hasReceipt(sub, tender_id)) longestDelay /= 2
    else beforeReceipt += 1
    running = await startProcess(folder, stack.folder)
    producer.comesTo(running.siteUrl)
    let { receipt } = await receiptOf(producer, tender_id)
    for (let waited = 0; receipt === null && waited < 180; waited += 1) {
      await sleep(1000)
      receipt = (await receiptOf(producer, tender_id)).receipt
    }
    expect(receipt, `${tender_id} is not sealed`).not.toBeNull()
    if (receipt !== null) receipts.set(tender_id, receipt)
    const sealed = receipt?.files.map(({ name }) => name) ?? []
    for (const kind of offeredKinds)
      expect(sealed.filter((name) => name.includes(`_${kind}_`))).toHaveLength(1)
    await expectToFit(producer, running.siteUrl, tender_id)
  }
  // fewer: it was killed too late too often, and not enough was shown
  expect(beforeReceipt).toBe(KILLS)
  for (const [tender_id, receipt] of receipts) {
    expect((await receiptOf(producer, tender_id)).receipt).toEqual(receipt)
  }
  expect(new Set([...receipts.values()].map(({ number }) => number)).size).toBe(receipts.size)
  const versions = await sealedVersions()
  for (const [tender_id, { number }] of receipts) {
    const own = [...versions].filter(([key]) => key.startsWith(`sealed/${sub}/${tender_id}/`))
    expect(own.toSorted()).toEqual(
      ['json', 'pdf', 'zip'].map((ending) => [`sealed/${sub}/${tender_id}/${number}.${ending}`, 1]),
    )
  }
})
