import { SQSClient } from '@aws-sdk/client-sqs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { currentMatchContext } from '#domain/matching/match-context.ts'
import { maxProducts } from '#domain/portfolio/product-limit.ts'
import type { UploadId, UserId } from '#domain/shared/ids.ts'
import { credentialsFor } from '../../infra/local/emulators/credentials.ts'
import { randomIds } from '../platform/ids.ts'
import { createSendMessages } from '../platform/queue/send-messages.ts'
import { knownRedWine, productFacts, userId } from '../platform/test/builders.ts'
import { silentLog } from '../platform/test/silent-log.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { createThrottle, type Throttle } from '../platform/throttle/throttle.ts'
import { announceLostChange } from './announce-change.ts'
import { addProduct, correctProduct, deleteProduct, restoreProduct } from './change-product.ts'
import { createUpload } from './create-upload.ts'
import { deleteUpload } from './delete-upload.ts'
import { findProduct } from './find-product.ts'
import { createImportFiles } from './import-files.ts'
import { listProducts } from './list-products.ts'
import { listUploads } from './list-uploads.ts'
import { createPortfolioFiles, ownerOfKey } from './portfolio-files.ts'
import { createPortfolioStore } from './portfolio-store.ts'
import { createProductLines } from './product-lines.ts'
import { createProductStore } from './product-store.ts'
import { type FileReading, readStoredFile } from './read-stored-file.ts'
import { readWithRows } from './reading/read-in-worker.ts'
import type { FileRequest } from './stored-file-event.ts'
import { takeStoredFile } from './take-stored-file.ts'
import { createUploadStore, type UploadRow } from './upload-store.ts'

const priceList = `Product;Type;Country;Vintage;Volume (ml);Alcohol;Price EUR
Château Test;Red wine;France;2020;750;13,5;8,40
Domaine Deux;White wine;France;2022;750;12,5;6,10
Domaine Deux;White wine;France;2022;750;12,5;6,10
`
const bytesOf = (text: string) => new TextEncoder().encode(text)

describe('a portfolio', () => {
  let cloud: TestCloud
  let deps: FileReading & { ids: typeof randomIds; throttle: Throttle }
  let user_id: UserId
  let now: Date
  let users = 0

  beforeAll(async () => {
    cloud = await startTestCloud()
    deps = {
      uploads: createUploadStore(cloud.table('UPLOADS_TABLE')),
      products: createProductStore(cloud.table('PRODUCTS_TABLE')),
      portfolios: createPortfolioStore(cloud.table('PORTFOLIOS_TABLE')),
      files: createPortfolioFiles(cloud.s3, cloud.bucket),
      imports: createImportFiles(cloud.s3, cloud.bucket),
      changes: cloud.changes,
      read: readWithRows,
      ids: randomIds,
      throttle: createThrottle(cloud.table('ATTEMPTS_TABLE')),
      now: () => now,
      log: silentLog,
    }
  })
  afterAll(() => cloud.stop())
  beforeEach(() => {
    users += 1
    user_id = userId(`user-${users}`)
    now = new Date()
  })

  const sqs = () => {
    const { AWS_ENDPOINT_URL_SQS: endpoint } = cloud.environment
    return new SQSClient({ region: 'eu-north-1', endpoint, credentials: credentialsFor('tests') })
  }
  const filesQueue = () => cloud.environment.FILES_QUEUE_URL

  /** Announces and stores a file as the browser does, and reads it as the queue's function does. */
  const upload = async (text: string, file_name = 'list.csv'): Promise<UploadId> => {
    const body = bytesOf(text)
    const made = await createUpload(deps, user_id, { file_name, size_bytes: body.length })
    if (!made.ok) throw new Error(made.code)
    const { url, headers } = made.value.put
    expect((await fetch(url, { method: 'PUT', headers, body })).status).toBe(200)
    const key = decodeURIComponent(cloud.storedFiles.at(-1)?.s3.object.key ?? '')
    expect(ownerOfKey(key)).toEqual({ user_id, upload_id: made.value.upload.upload_id })
    await readStoredFile(deps, made.value.upload)
    return made.value.upload.upload_id
  }
  const listing = () => ({
    products: deps.products,
    lines: createProductLines(deps.products, deps.portfolios),
  })
  const products = async (query: { upload_id?: UploadId; text?: string } = {}) => {
    const page = await listProducts(listing(), user_id, { limit: 100, ...query })
    if (!page.ok) throw new Error(page.code)
    return page.value.products
  }
  const names = async (query = {}) => (await products(query)).map(({ facts }) => facts.name)
  const first = async () => {
    const [product] = await products()
    if (product === undefined) throw new Error('no product')
    return product
  }

  it.each([
    ['list.exe', 10, 'invalid_file_type'],
    ['list.xlsx', 10 * 1024 * 1024 + 1, 'file_too_large'],
    ['list.pdf', 0, 'empty_file'],
  ])('does not take %s of %i bytes', async (file_name, size_bytes, code) => {
    expect(await createUpload(deps, user_id, { file_name, size_bytes })).toEqual({
      ok: false,
      code,
    })
  })

  it('takes three hundred files in an hour', async () => {
    // the beginning of an hour, so that all fall into one
    now = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000)
    const announce = () => createUpload(deps, user_id, { file_name: 'a.csv', size_bytes: 3 })
    const made = await Promise.all(Array.from({ length: 300 }, announce))
    expect(made.every(({ ok }) => ok)).toBe(true)
    expect(await announce()).toEqual({ ok: false, code: 'too_many_uploads' })
    now = new Date(now.getTime() + 3_600_000)
    expect(await announce()).toMatchObject({ ok: true })
  })

  it('takes exactly the announced bytes and type at the address it gives', async () => {
    const made = await createUpload(deps, user_id, { file_name: 'a.csv', size_bytes: 3 })
    if (!made.ok) throw new Error(made.code)
    const { url, headers } = made.value.put
    const put = async (body: string, sent: Record<string, string>) =>
      (await fetch(url, { method: 'PUT', headers: sent, body })).status
    expect(await put('abcd', headers)).toBe(403)
    expect(await put('abc', { ...headers, 'content-type': 'text/html' })).toBe(403)
    // without the condition the address is not the one that was signed
    expect(await put('abc', { 'content-type': 'text/csv' })).toBe(403)
    expect(await put('abc', headers)).toBe(200)
    // once
    const stored = cloud.storedFiles.length
    expect(await put('abc', headers)).toBe(412)
    expect(cloud.storedFiles).toHaveLength(stored)
  })

  it('counts the files that arrive, asks for their reading once each, and says what is too many', async () => {
    now = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000)
    const taking = { ...deps, askForWork: createSendMessages<FileRequest>(sqs(), filesQueue()) }
    const row = (status: UploadRow['status']): UploadRow => ({
      user_id,
      upload_id: randomIds.upload(),
      file_name: 'a.csv',
      content_type: 'text/csv',
      size_bytes: 3,
      status,
      product_count: 0,
      problems: [],
      problem_count: 0,
      created_at: now.toISOString(),
      read_at: null,
      read_etag: null,
      import: null,
      revision: 0,
      asked_at: null,
      choices: null,
    })
    const rows = Array.from({ length: 301 }, () => row('waiting'))
    for (const one of rows) {
      await deps.uploads.add(one)
      await takeStoredFile(taking, one)
    }
    const [first, last] = [rows[0], rows[300]]
    if (first === undefined || last === undefined) throw new Error('no rows')
    // the event of a file that was counted is delivered again
    await takeStoredFile(taking, first)
    expect(await deps.uploads.find(user_id, first.upload_id)).toMatchObject({ status: 'reading' })
    expect(await deps.uploads.find(user_id, last.upload_id)).toMatchObject({
      status: 'failed',
      problems: [{ code: 'too_many_files', row: null, text: null }],
    })
    const asked = await cloud.readRequests()
    expect(asked).toHaveLength(301)
    expect(asked).not.toContainEqual(expect.objectContaining({ upload_id: last.upload_id }))
  })

  it('reads a stored file into products and keeps the original', async () => {
    const upload_id = await upload(priceList, 'Preis"liste (ä).csv')
    expect(await deps.uploads.find(user_id, upload_id)).toMatchObject({
      status: 'read',
      product_count: 3,
    })
    expect(await names()).toEqual(['Château Test', 'Domaine Deux', 'Domaine Deux'])
    expect(await first()).toMatchObject({
      version: 1,
      upload_id,
      facts: { country_code: 'FR', vintage: 2020, volume_ml: 750, alcohol_tenths: 135 },
    })
    expect(await deps.portfolios.find(user_id)).toMatchObject({ version: 1, product_count: 3 })
    expect(await cloud.announced()).toEqual([{ kind: 'portfolio', user_id }])

    const row = await deps.uploads.find(user_id, upload_id)
    if (row === null) throw new Error('no upload')
    const original = await fetch((await deps.files.addressToGet(row, now)).url)
    expect(await original.text()).toBe(priceList)
    expect(original.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''Preis%22liste%20%28%C3%A4%29.csv",
    )
  })

  it('does not double anything when the same file comes twice, or its event', async () => {
    const one = await upload(priceList)
    const before = await products()
    await readStoredFile(deps, { user_id, upload_id: one })
    const two = await upload(priceList)
    const after = await products()
    expect(after.map(({ product_id, version }) => [product_id, version])).toEqual(
      before.map(({ product_id, version }) => [product_id, version]),
    )
    expect(await names({ upload_id: one })).toHaveLength(3)
    expect(await names({ upload_id: two })).toHaveLength(3)
    await deleteUpload(deps, user_id, two)
    expect(await names()).toHaveLength(3)
    await deleteUpload(deps, user_id, one)
    expect(await names()).toEqual([])
    expect(await deps.uploads.listLines(user_id)).toEqual([])
    expect(await deps.portfolios.find(user_id)).toMatchObject({ product_count: 0 })
  })

  it('keeps corrections and deletions when the list comes again with new prices', async () => {
    await upload(priceList)
    const { product_id, facts } = await first()
    const corrected = { ...facts, name: 'Château Corrigé', alcohol_tenths: 130 }
    await correctProduct(deps, user_id, { product_id, facts: corrected, version: 1 })
    const [, gone] = await products()
    if (gone === undefined) throw new Error('no product')
    await deleteProduct(deps, user_id, gone.product_id)

    const again = await upload(priceList.replace('8,40', '9,90'))
    const product = await findProduct(deps.products, user_id, product_id)
    expect(product).toMatchObject({
      ok: true,
      value: {
        version: 3,
        corrected_fields: ['alcohol_tenths', 'name'],
        facts: { name: 'Château Corrigé', alcohol_tenths: 130, price: { amount_minor: 990 } },
      },
    })
    expect(await names()).toHaveLength(2)
    expect((await deps.uploads.find(user_id, again))?.problems).toContainEqual(
      expect.objectContaining({ code: 'deleted_before' }),
    )
    await deleteUpload(deps, user_id, again)
    expect(await names()).toContain('Château Corrigé')
  })

  it('marks what follows from the place until somebody gives it by hand', async () => {
    await upload('Name;Region;Price EUR\nLes Caillerets;Volnay;24,00\nLes Santenots;Volnay;26,00\n')
    const { product_id, facts } = await first()
    expect(facts).toMatchObject({ country_code: 'FR', categories: ['red_wine'] })
    expect(facts.derived?.map(({ field }) => field)).toEqual(['country_code', 'categories'])

    const { derived: _, ...typed } = facts
    await correctProduct(deps, user_id, { product_id, facts: { ...typed, gtin: null }, version: 1 })
    expect(await findProduct(deps.products, user_id, product_id)).toMatchObject({
      value: { version: 1, facts: { derived: facts.derived } },
    })
    const corrected = { ...typed, categories: ['rose_wine' as const] }
    await correctProduct(deps, user_id, { product_id, facts: corrected, version: 1 })
    expect(await findProduct(deps.products, user_id, product_id)).toMatchObject({
      value: {
        corrected_fields: ['categories'],
        facts: { derived: [{ field: 'country_code', rule: 'country_of_place' }] },
      },
    })
  })

  it('tells why a file holds nothing, and keeps it', async () => {
    const upload_id = await upload('\n\n\n')
    const row = await deps.uploads.find(user_id, upload_id)
    expect(row).toMatchObject({ status: 'failed', product_count: 0 })
    expect(row?.problems.length).toBeGreaterThan(0)
    expect(await deps.files.read(user_id, upload_id)).not.toBeNull()
  })

  it('does not bring back a file that was removed while it was read', async () => {
    const body = bytesOf(priceList)
    const made = await createUpload(deps, user_id, { file_name: 'a.csv', size_bytes: body.length })
    if (!made.ok) throw new Error(made.code)
    const { put, upload: row } = made.value
    await fetch(put.url, { method: 'PUT', headers: put.headers, body })
    const read: FileReading['read'] = async (bytes, name, choices) => {
      const reading = await readWithRows(bytes, name, choices)
      await deleteUpload(deps, user_id, row.upload_id)
      return reading
    }
    await readStoredFile({ ...deps, read }, row)
    expect(await names()).toEqual([])
    expect(await deps.uploads.find(user_id, row.upload_id)).toBeNull()
    // once for the removal, once for what the reading had brought back: both are matched anew
    expect(await deps.portfolios.find(user_id)).toMatchObject({ version: 2, product_count: 0 })
  })

  it('lists files with their first problems only', async () => {
    const unnamed = Array.from({ length: 9 }, () => ';Red wine;France;2020;750;13;8').join('\n')
    const upload_id = await upload(`${priceList}${unnamed}\n`)
    const page = await listUploads(deps.uploads, user_id, { limit: 50 })
    const [listed] = page.ok ? page.value.uploads : []
    expect(listed?.problems).toHaveLength(5)
    expect(listed?.problem_count).toBeGreaterThanOrEqual(9)
    expect((await deps.uploads.find(user_id, upload_id))?.problems).toHaveLength(
      listed?.problem_count ?? 0,
    )
  })

  it('keeps no file that arrives after its upload was taken back', async () => {
    const body = bytesOf(priceList)
    const made = await createUpload(deps, user_id, { file_name: 'a.csv', size_bytes: body.length })
    if (!made.ok) throw new Error(made.code)
    const { put, upload: row } = made.value
    await deleteUpload(deps, user_id, row.upload_id)
    await fetch(put.url, { method: 'PUT', headers: put.headers, body })
    expect(await deps.files.read(user_id, row.upload_id)).not.toBeNull()
    await readStoredFile(deps, row)
    expect(await deps.files.read(user_id, row.upload_id)).toBeNull()
  })

  it('adds, corrects, deletes and restores by hand', async () => {
    const added = await addProduct(deps, user_id, knownRedWine)
    if (!added.ok) throw new Error(added.code)
    const { product_id } = added.value
    const facts = { ...knownRedWine, vintage: 2023 }
    const corrected = await correctProduct(deps, user_id, { product_id, facts, version: 1 })
    expect(corrected).toMatchObject({ ok: true, value: { version: 2 } })
    expect(await correctProduct(deps, user_id, { product_id, facts, version: 1 })).toEqual(
      corrected,
    )
    const other = { ...knownRedWine, vintage: 2022 }
    expect(
      await correctProduct(deps, user_id, { product_id, facts: other, version: 1 }),
    ).toMatchObject({ code: 'version_conflict', details: { saved: { version: 2 } } })
    expect(await deleteProduct(deps, user_id, product_id)).toEqual({ ok: true, value: {} })
    expect(await deleteProduct(deps, user_id, product_id)).toEqual({ ok: true, value: {} })
    expect(await findProduct(deps.products, user_id, product_id)).toMatchObject({ ok: false })
    expect(await deps.portfolios.find(user_id)).toMatchObject({ product_count: 0 })
    expect(await restoreProduct(deps, user_id, product_id)).toMatchObject({ ok: true })
    expect(await names()).toEqual([knownRedWine.name])
    expect(await deps.portfolios.find(user_id)).toMatchObject({ product_count: 1, version: 4 })
    expect(await restoreProduct(deps, userId('stranger'), product_id)).toMatchObject({
      code: 'not_found',
    })
  })

  it('reads the lines of all products once, until the portfolio changes', async () => {
    let readings = 0
    const lines = createProductLines(
      {
        listLines: (id) => {
          readings += 1
          return deps.products.listLines(id)
        },
      },
      deps.portfolios,
    )
    const namesNow = async () => (await lines(user_id)).map(({ name_key }) => name_key)
    const added = await addProduct(deps, user_id, productFacts({ name: 'Bob' }))
    expect([await namesNow(), await namesNow(), readings]).toEqual([['bob'], ['bob'], 1])
    await addProduct(deps, user_id, productFacts({ name: 'Zoé' }))
    expect((await namesNow()).sort()).toEqual(['bob', 'zoe'])
    if (added.ok) await deleteProduct(deps, user_id, added.value.product_id)
    expect([await namesNow(), readings]).toEqual([['zoe'], 3])
    // of another user nothing is known
    expect(await lines(userId('nobody'))).toEqual([])
  })

  it('finds by words, by name and page by page', async () => {
    for (const name of ['Zoé', 'Åsa', 'Émile', 'Bob']) {
      await addProduct(deps, user_id, productFacts({ name, producer: 'Cave du Test' }))
    }
    expect(await names()).toEqual(['Åsa', 'Bob', 'Émile', 'Zoé'])
    expect(await names({ text: 'emile CAVE' })).toEqual(['Émile'])
    const page = await listProducts(listing(), user_id, { limit: 3 })
    if (!page.ok) throw new Error(page.code)
    expect(page.value.total).toBe(4)
    const cursor = page.value.next_cursor ?? undefined
    const rest = await listProducts(listing(), user_id, { limit: 3, cursor })
    expect(rest.ok && rest.value.products.map(({ facts }) => facts.name)).toEqual(['Zoé'])
    expect(rest.ok && rest.value.next_cursor).toBeNull()
    expect(await listProducts(listing(), user_id, { limit: 3, cursor: 'x' })).toMatchObject({
      code: 'invalid_cursor',
    })
  })

  it('does not grow beyond its limit', async () => {
    const row = {
      user_id,
      upload_id: randomIds.upload(),
      file_name: 'a.csv',
      content_type: 'text/csv',
      size_bytes: 1,
      status: 'read' as const,
      product_count: maxProducts,
      problems: [],
      problem_count: 0,
      created_at: now.toISOString(),
      read_at: null,
      read_etag: null,
      import: null,
      revision: 0,
      asked_at: null,
      choices: null,
    }
    await deps.uploads.add(row)
    await deps.uploads.update(row, [deps.portfolios.saveCount(user_id, maxProducts, now)])
    expect(await addProduct(deps, user_id, knownRedWine)).toEqual({
      ok: false,
      code: 'too_many_products',
    })
    expect(await names()).toEqual([])
  })

  it('keeps a change whose announcement failed, and announces it again later', async () => {
    const failing = {
      ...deps,
      changes: { ...deps.changes, send: () => Promise.reject(new Error('queue away')) },
    }
    await cloud.announced()
    expect(await addProduct(failing, user_id, knownRedWine)).toMatchObject({ ok: true })
    expect(await cloud.announced()).toEqual([])
    await announceLostChange(deps, user_id)
    expect(await cloud.announced()).toEqual([])
    now = new Date(now.getTime() + 120_000)
    await announceLostChange(deps, user_id)
    expect(await cloud.announced()).toEqual([{ kind: 'portfolio', user_id }])
  })

  it('announces a portfolio again that was matched by older rules', async () => {
    const portfolio = {
      user_id,
      version: 3,
      matched_version: 3,
      product_count: 1,
      changed_at: '2020-01-01T00:00:00Z',
      matched_at: '2020-01-01T00:00:10Z',
    }
    const known = (matched_rules: string) => ({
      ...deps,
      portfolios: { ...deps.portfolios, find: async () => ({ ...portfolio, matched_rules }) },
    })
    await cloud.announced()
    await announceLostChange(known(currentMatchContext.rule_version), user_id)
    expect(await cloud.announced()).toEqual([])
    await announceLostChange(known('0'), user_id)
    expect(await cloud.announced()).toEqual([{ kind: 'portfolio', user_id }])
  })

  it('keeps the marks of files that are read at the same time', async () => {
    const text = bytesOf(priceList)
    const announced = await Promise.all(
      ['a.csv', 'b.csv', 'c.csv'].map(async (file_name) => {
        const made = await createUpload(deps, user_id, { file_name, size_bytes: text.length })
        if (!made.ok) throw new Error(made.code)
        const { url, headers } = made.value.put
        await fetch(url, { method: 'PUT', headers, body: text })
        return made.value.upload
      }),
    )
    await Promise.all(announced.map((one) => readStoredFile(deps, one)))
    const all = (await names()).sort()
    expect(all.length).toBeGreaterThan(0)
    for (const { upload_id } of announced) {
      expect((await names({ upload_id })).sort()).toEqual(all)
    }
  })
})
