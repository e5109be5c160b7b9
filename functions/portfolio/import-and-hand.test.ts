import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { UploadId, UserId } from '#domain/shared/ids.ts'
import { deleteRow } from '../platform/dynamodb/write-rows.ts'
import { productFacts, userId } from '../platform/test/builders.ts'
import { addProduct, correctProduct } from './change-product.ts'
import { deleteUpload } from './delete-upload.ts'
import type { ProductStore } from './product-store.ts'
import { type FileReading, readStoredFile } from './read-stored-file.ts'
import { takeStoredFile } from './take-stored-file.ts'
import { type ImportDesk, startImportDesk } from './test/import-desk.ts'
import { askToUndo } from './undo-import.ts'

const head = 'Producer;Product;Type;Country;Vintage;Volume (ml);Price EUR\n'
const line = (name: string, price: string) => `Cave A;${name};Red wine;France;2020;750;${price}\n`
const list = `${head}${line('Un', '8,00')}${line('Deux', '6,00')}`
const bytesOf = (text: string) => new TextEncoder().encode(text)

describe('an import beside what people do', () => {
  let desk: ImportDesk
  let user_id: UserId
  let users = 0

  beforeAll(async () => {
    desk = await startImportDesk()
  })
  afterAll(() => desk.cloud.stop())
  beforeEach(() => {
    users += 1
    user_id = userId(`hand-${users}`)
  })

  const names = async () => (await desk.products(user_id)).map(({ facts }) => facts.name)

  it('leaves what was typed in by hand, and takes nothing of it along', async () => {
    const typed = productFacts({
      producer: 'Cave A',
      name: 'Un',
      vintage: 2020,
      volume_ml: 750,
      alcohol_tenths: 135,
      price: null,
    })
    const added = await addProduct(desk.deps, user_id, typed)
    if (!added.ok) throw new Error(added.code)
    const { product_id } = added.value
    const facts = { ...typed, region: 'Volnay', alcohol_tenths: 140 }
    await correctProduct(desk.deps, user_id, { product_id, facts, version: 1 })
    const uploads: UploadId[] = []
    // the second finds a product that has come from a file by then
    for (const price of ['8,00', '9,00']) {
      const text = `Producer;Product;Type;Vintage;Volume (ml);Alcohol;Price EUR\nCave A;Un;Red wine;2020;750;12,5;${price}\n`
      uploads.push(await desk.upload(user_id, text))
      expect(await desk.products(user_id)).toMatchObject([
        { product_id, facts: { alcohol_tenths: 140, region: 'Volnay' } },
      ])
    }
    const [product] = await desk.products(user_id)
    expect(product?.facts.price).toMatchObject({ amount_minor: 900 })
    for (const upload_id of uploads) await deleteUpload(desk.deps, user_id, upload_id)
    expect(await names()).toEqual(['Un'])
  })

  it('keeps its products when another reading fails for a passing reason', async () => {
    const upload_id = await desk.upload(user_id, list)
    const before = await desk.find(user_id, upload_id)
    await desk.deps.uploads.command({ ...before, status: 'reading', read_etag: null })
    const problem = { code: 'took_too_long', row: null, text: null } as const
    const read = async () => ({ total_products: 0, products: [], problems: [problem] })
    await readStoredFile({ ...desk.deps, read }, before)
    expect(await names()).toEqual(['Deux', 'Un'])
    expect(await desk.find(user_id, upload_id)).toMatchObject({
      status: 'read',
      product_count: 2,
      problems: [problem],
      import: before.import,
    })
    expect((await desk.rows(user_id, upload_id)).rows).toHaveLength(2)
    expect(await desk.undo(user_id, upload_id)).toMatchObject({ ok: true })
    expect(await names()).toEqual([])
  })

  it('that is made again after its undo can be undone for as long as a new one', async () => {
    const upload_id = await desk.upload(user_id, list)
    await desk.undo(user_id, upload_id)
    desk.later(35)
    await desk.readAgain(user_id, upload_id, {})
    desk.later(29)
    expect(await desk.undo(user_id, upload_id)).toMatchObject({ ok: true })
    expect(await names()).toEqual([])
    desk.later(-64)
  })

  it('can be asked for again when its work has stopped on its way', async () => {
    const upload = await desk.put(user_id, bytesOf(list), 'list.csv')
    await takeStoredFile(desk.deps, { ...upload, user_id })
    // the worker died with the message
    await desk.cloud.readRequests()
    expect(await desk.readAgain(user_id, upload.upload_id, {})).toMatchObject({
      code: 'transition_not_allowed',
    })
    desk.later(9 / 1440)
    expect(await desk.readAgain(user_id, upload.upload_id, {})).toMatchObject({ ok: true })
    expect(await names()).toEqual(['Deux', 'Un'])

    expect(await askToUndo(desk.deps, { ...upload, user_id })).toMatchObject({ ok: true })
    await desk.cloud.readRequests()
    desk.later(9 / 1440)
    expect(await desk.undo(user_id, upload.upload_id)).toMatchObject({ ok: true })
    expect(await desk.find(user_id, upload.upload_id)).toMatchObject({ status: 'undone' })
    expect(await names()).toEqual([])
    desk.later(-18 / 1440)
  })

  it('puts back what it took out when its file is removed', async () => {
    await desk.upload(user_id, `${list}${line('Trois', '7,00')}`)
    const newer = await desk.upload(user_id, list)
    await desk.readAgain(user_id, newer, { take_out_gone: true })
    expect(await names()).toEqual(['Deux', 'Un'])
    await deleteUpload(desk.deps, user_id, newer)
    expect(await names()).toEqual(['Deux', 'Trois', 'Un'])
    expect(await desk.deps.portfolios.find(user_id)).toMatchObject({ product_count: 3 })
  })

  it('leaves nothing of a file that is removed while it is found to be empty', async () => {
    const upload = await desk.put(user_id, bytesOf('qq;ww\n1;2\n'), 'empty.csv')
    const read: FileReading['read'] = async (...given) => {
      const reading = await desk.deps.read(...given)
      await deleteUpload(desk.deps, user_id, upload.upload_id)
      return reading
    }
    await readStoredFile({ ...desk.deps, read }, upload)
    expect(await desk.deps.imports.read(upload, 'entries')).toBeNull()
    expect(await desk.deps.imports.read(upload, 'rows-0')).toBeNull()
  })

  it('keeps what is corrected while its products are written together, and writes the others', async () => {
    await desk.upload(user_id, list)
    const [un] = (await desk.products(user_id)).filter(({ facts }) => facts.name === 'Un')
    if (un === undefined) throw new Error('the product is missing')
    const newer = `${head}${line('Un', '9,00')}${line('Deux', '7,00')}${line('Trois', '5,00')}`
    const upload = await desk.put(user_id, bytesOf(newer), 'newer.csv')
    let together = 0
    const products: ProductStore = {
      ...desk.deps.products,
      saveReadings: async (writes) => {
        together += 1
        const { product_id, version } = un
        const facts = { ...un.facts, region: 'Volnay' }
        await correctProduct(desk.deps, user_id, { product_id, facts, version })
        return desk.deps.products.saveReadings(writes)
      },
    }
    await readStoredFile({ ...desk.deps, products }, upload)
    expect(together).toBe(1)
    const found = (await desk.products(user_id)).map(({ facts }) => [
      facts.name,
      facts.region,
      facts.price?.amount_minor,
    ])
    expect(found.toSorted()).toEqual([
      ['Deux', null, 700],
      ['Trois', null, 500],
      ['Un', 'Volnay', 900],
    ])
  })

  it('leaves nothing of a file that is removed while its reading breaks off, nor a portfolio of an account that went', async () => {
    const upload = await desk.put(user_id, bytesOf(list), 'list.csv')
    const products: ProductStore = {
      ...desk.deps.products,
      saveReadings: async () => 'refused',
      saveReading: async (...given) => {
        await deleteUpload(desk.deps, user_id, upload.upload_id)
        await desk.deps.products.saveReading(...given)
        throw new Error('the table is away')
      },
    }
    await expect(readStoredFile({ ...desk.deps, products }, upload)).rejects.toThrow('away')
    await deleteRow(desk.cloud.table('PORTFOLIOS_TABLE'), { user_id })
    await readStoredFile(desk.deps, upload)
    expect(await names()).toEqual([])
    expect(await desk.deps.imports.read(upload, 'journal')).toBeNull()
    expect(await desk.deps.portfolios.find(user_id)).toBeNull()
  })
})
