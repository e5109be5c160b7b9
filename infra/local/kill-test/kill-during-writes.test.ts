import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import type { Application } from '#domain/applications/application.ts'
import type { Product } from '#domain/portfolio/product.ts'
import type { Upload } from '#domain/portfolio/upload.ts'
import { importLease } from '../../../functions/portfolio/work-on-file.ts'
import { startProject } from '../project/start-project.ts'
import { sampleAccounts } from '../sample/sample-accounts.ts'
import { signInAt } from '../sample/sign-in.ts'
import { synthesize } from '../synth/synthesize.ts'
import { Producer } from './producer.ts'
import { type StartedProcess, startProcess } from './start-process.ts'

/** `npm run kills`: twenty. */
const KILLS = Number(process.env.KILLS ?? 6)
const folder = await mkdtemp(join(tmpdir(), 'nordgate-kill-'))
let running: StartedProcess | null = null
afterAll(async () => {
  await running?.kill()
  await rm(folder, { recursive: true, force: true })
})

async function everyPage<Page>(producer: Producer, path: string): Promise<Page[]> {
  const pages: Page[] = []
  let cursor: string | null = null
  do {
    const place: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const page: Page & { next_cursor: string | null } = await producer.get(
      `${path}?limit=100${place}`,
    )
    pages.push(page)
    cursor = page.next_cursor
  } while (cursor !== null)
  return pages
}

async function everyProduct(producer: Producer): Promise<Product[]> {
  const pages = await everyPage<{ products: Product[] }>(producer, '/api/products')
  return pages.flatMap(({ products }) => products)
}

async function everyUpload(producer: Producer): Promise<Upload[]> {
  const pages = await everyPage<{ uploads: Upload[] }>(producer, '/api/uploads')
  return pages.flatMap(({ uploads }) => uploads)
}

async function expectNothingMissing(producer: Producer): Promise<void> {
  await Promise.all([expectDrafts(producer), expectProducts(producer), expectUploads(producer)])
}

async function expectDrafts(producer: Producer): Promise<void> {
  for (const [tenderId, { version, form_data }] of producer.drafts) {
    const { application } = await producer.get<{ application: Application }>(
      `/api/applications/${tenderId}`,
    )
    // a save whose answer was cut off may be there as well
    expect(application.version).toBeGreaterThanOrEqual(version)
    if (application.version === version) expect(application.form_data).toEqual(form_data)
  }
}

async function expectProducts(producer: Producer): Promise<void> {
  const products = new Map((await everyProduct(producer)).map((p) => [p.product_id, p.facts.name]))
  for (const [id, name] of producer.products) expect(products.get(id as never)).toBe(name)
}

async function expectUploads(producer: Producer): Promise<void> {
  const uploads = await everyUpload(producer)
  const present = new Set<string>(uploads.map(({ upload_id }) => upload_id))
  for (const id of producer.uploads.keys()) expect(present.has(id)).toBe(true)
}

async function swedishTenders(producer: Producer): Promise<number[]> {
  const { tenders } = await producer.get<{ tenders: { tender_id: number }[] }>(
    '/api/tenders?market=SE&limit=100',
  )
  return tenders.map(({ tender_id }) => tender_id)
}

it(`loses nothing that was acknowledged when it is killed ${KILLS} times during writes`, {
  timeout: 600_000,
}, async () => {
  const stack = await synthesize(() => {})
  const assembly = stack.folder
  // accounts and tenders only: what shall be lost or kept is written below
  const cloud = await startProject({
    dataFolder: folder,
    stack,
    site: 'none',
    sampleData: 'without_work',
  })
  await cloud.stop()
  running = await startProcess(folder, assembly)
  const account = sampleAccounts.find(({ hasAccessPlan }) => hasAccessPlan)
  if (!account) throw new Error('there is no sample account with the Access plan')
  const producer = new Producer(await signInAt(running.siteUrl, account.email, account.password))
  producer.comesTo(running.siteUrl)
  const tenderIds = await swedishTenders(producer)
  expect(tenderIds.length).toBeGreaterThan(0)

  for (let kill = 1; kill <= KILLS; kill++) {
    const work = producer.works(tenderIds)
    // it is awaited below; what it throws until then must not end the test unseen
    work.catch(() => {})
    // somewhere in the work, but not before each kind of write was acknowledged once in this round
    await sleep(Math.random() * 1500)
    await Promise.race([producer.hasWrittenEach(), work])
    await running.kill()
    await work
    running = await startProcess(folder, assembly)
    producer.comesTo(running.siteUrl)
    await expectNothingMissing(producer)
  }
  expect(producer.drafts.size).toBe(tenderIds.length)
  expect(producer.products.size).toBeGreaterThan(KILLS)
  expect(producer.uploads.size).toBeGreaterThanOrEqual(KILLS)

  // the bytes of every acknowledged file are there, and its event survived: it gets read
  for (const [id, content] of producer.uploads) {
    const { url } = await producer.get<{ url: string }>(`/api/uploads/${id}/file`)
    expect(await (await fetch(url)).text()).toBe(content)
  }
  await expect
    .poll(
      async () => {
        const uploads = await everyUpload(producer)
        const unread = uploads.filter(
          ({ upload_id, status }) => producer.uploads.has(upload_id) && status !== 'read',
        )
        return unread.length
      },
      // who was killed while reading holds the producer's turn until its lease ends
      { timeout: importLease.seconds * 1000 + 60_000, interval: 500 },
    )
    .toBe(0)
})
