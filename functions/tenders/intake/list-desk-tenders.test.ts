import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tenderIntakeRoutes } from '#contracts/tender-intake.ts'
import { transact } from '../../platform/dynamodb/transact.ts'
import { randomIds } from '../../platform/ids.ts'
import {
  fromFrance,
  knownRedWine,
  redWine,
  tenderRow,
  userId,
} from '../../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../../platform/test/start-test-cloud.ts'
import { createPortfolioStore } from '../../portfolio/portfolio-store.ts'
import { productRowOf } from '../../portfolio/product-row.ts'
import { createProductStore } from '../../portfolio/product-store.ts'
import { tenderRowOf } from '../tender-row.ts'
import { createTenderStore } from '../tender-store.ts'
import { countTenderFit, createAllProducts } from './count-fit.ts'
import { listDeskTenders } from './list-desk-tenders.ts'

const now = new Date('2027-01-01T10:00:00Z')
const unread = {
  id: 'requirements-1',
  kind: 'text' as const,
  text: 'Whole bunch ferment',
  source_field: 'requirements',
  required: true,
}
const beer = { ...redWine, any_of: ['beer' as const] }

describe('the list of tenders at the desk', () => {
  let cloud: TestCloud
  const tenders = () => createTenderStore(cloud.table('TENDERS_TABLE'))
  const portfolios = () => createPortfolioStore(cloud.table('PORTFOLIOS_TABLE'))
  const products = () => createProductStore(cloud.table('PRODUCTS_TABLE'))

  beforeAll(async () => {
    cloud = await startTestCloud()
    const dated = { offer_deadline: '2027-02-01' }
    for (const row of [
      tenderRow(1, dated, [redWine, fromFrance, unread]),
      tenderRow(2, dated, [beer]),
      tenderRow(3, { ...dated, market: 'FI', monopoly: 'alko' }, [redWine]),
    ])
      await tenders().save(row, 0)
    for (const name of ['one', 'other']) {
      const counted = portfolios().saveCount(userId(name), 1, now)
      await transact(cloud.table('PORTFOLIOS_TABLE'), [counted])
      const product = {
        product_id: randomIds.product(),
        version: 1,
        upload_id: null,
        row: null,
        facts: knownRedWine,
        corrected_fields: [],
        updated_at: now.toISOString(),
      }
      const row = productRowOf(userId(name), product, { upload_ids: [], deleted_at: null })
      await products().saveReading(row, null)
    }
  })
  afterAll(() => cloud.stop())

  const list = async (query: Record<string, unknown>) => {
    const parsed = tenderIntakeRoutes.listDeskTenders.query().parse(query)
    const page = await listDeskTenders({ tenders: tenders(), now: () => now }, parsed)
    if (!page.ok) throw new Error(page.code)
    return page.value
  }

  it('says how many words of each no criterion holds, filtered and page by page', async () => {
    expect((await list({})).tenders).toMatchObject([
      { tender_id: 1, unread: 1 },
      { tender_id: 2, unread: 0 },
      { tender_id: 3, unread: 0 },
    ])
    expect((await list({ market: 'FI' })).tenders).toMatchObject([{ tender_id: 3 }])
    const first = await list({ limit: '2' })
    expect(first.tenders).toHaveLength(2)
    const { tenders: rest } = await list({ limit: '2', cursor: first.next_cursor })
    expect(rest).toMatchObject([{ tender_id: 3 }])
  })

  it('is asked by the state of the tenders', async () => {
    const dated = { market: 'NO' as const, offer_deadline: '2027-02-01' }
    const awarded = tenderRow(11, dated)
    const result = {
      winner: 'Test Import AS',
      product: null,
      score: null,
      price: null,
      offers: null,
      decided_on: null,
      evidence: 'https://example.org/results',
      by: userId('operator'),
      at: '2027-01-01T00:00:00.000Z',
    }
    for (const row of [
      tenderRow(10, { ...dated, status: 'withdrawn' }),
      tenderRowOf({ ...awarded, result }, awarded.criteria),
      tenderRow(12, { ...dated, status: 'planned' }),
      tenderRow(13, { ...dated, offer_deadline: '2026-12-01' }),
      tenderRow(14, dated),
    ])
      await tenders().save(row, 0)
    const idsOf = async (state?: string) =>
      (await list({ market: 'NO', state, limit: '1' })).tenders.map(({ tender_id }) => tender_id)
    expect(await idsOf('withdrawn')).toEqual([10])
    expect(await idsOf('awarded')).toEqual([11])
    expect(await idsOf('announced')).toEqual([12])
    expect(await idsOf('closed')).toEqual([13])
    expect(await idsOf('open')).toEqual([14])
    expect((await list({ market: 'NO', state: 'all' })).tenders).toHaveLength(5)
  })

  it('counts the products of all producers that fit each, and leaves out what is no tender', async () => {
    const allProducts = createAllProducts({
      portfolios: portfolios(),
      products: products(),
      now: () => now,
    })
    const counted = await countTenderFit(
      { tenders: tenders(), allProducts },
      { tender_ids: '1,2,999' },
    )
    const fits = counted.tenders.map(({ tender_id, strong, possible }) => [
      Number(tender_id),
      strong + possible,
    ])
    expect(new Map(fits as [number, number][])).toEqual(
      new Map([
        [1, 2],
        [2, 0],
      ]),
    )
  })
})
