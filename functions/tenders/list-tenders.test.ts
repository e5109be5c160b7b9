import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tenderRoutes } from '#contracts/tenders.ts'
import { fitsFilter } from '#domain/tenders/tender-filter.ts'
import { tenderFilterSchema } from '#domain/tenders/tender-filter-schema.ts'
import { fromFrance, tenderRow } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { listTenders } from './list-tenders.ts'
import { createTenderStore, type TenderStore } from './tender-store.ts'

// 23:30 on 29 January in Stockholm and Oslo, 00:30 on the 30th in Helsinki
const lateEvening = new Date('2026-01-29T22:30:00Z')

describe('the public list of tenders', () => {
  let cloud: TestCloud
  let tenders: TenderStore

  beforeAll(async () => {
    cloud = await startTestCloud()
    tenders = createTenderStore(cloud.table('TENDERS_TABLE'))
    const rows = [
      tenderRow(1, {
        product_type: 'Red wine',
        offer_deadline: '2026-01-29',
        category: 'red_wine',
      }),
      tenderRow(2, {
        market: 'FI',
        monopoly: 'alko',
        offer_deadline: '2026-01-29',
        category: 'beer',
      }),
      tenderRow(3, { product_type: 'Rosé, Côtes de Provence', offer_deadline: '2026-03-01' }, [
        fromFrance,
      ]),
      tenderRow(4, { market: 'NO', monopoly: 'vinmonopolet', offer_deadline: '2026-02-01' }, [
        {
          ...fromFrance,
          any_of: [{ country: null, group: 'NORDIC', regions: [], appellations: [] }],
        },
      ]),
      tenderRow(5, { offer_deadline: null, published_date: '2026-01-02' }),
      tenderRow(6, { offer_deadline: '2020-05-05' }),
      // six months after its publication it is archived
      tenderRow(7, { offer_deadline: null, published_date: '2025-07-01' }),
    ]
    for (const row of rows) expect(await tenders.save(row, 0)).toBe('written')
  })
  afterAll(() => cloud.stop())

  const list = async (query: Record<string, unknown>, now = lateEvening) => {
    const parsed = tenderRoutes.listTenders.query().parse(query)
    const page = await listTenders({ tenders, now: () => now }, parsed)
    if (!page.ok) throw new Error(page.code)
    return page.value
  }
  const ids = async (query: Record<string, unknown>, now?: Date) =>
    (await list(query, now)).tenders.map(({ tender_id }) => Number(tender_id))

  it('holds what is open on the market\u2019s own calendar, nearest deadline first, unannounced last', async () => {
    expect(await ids({})).toEqual([1, 4, 3, 5])
    expect(await ids({}, new Date('2026-01-29T21:30:00Z'))).toEqual([1, 2, 4, 3, 5])
    expect(await ids({ state: 'closed' })).toEqual([6, 2, 7])
    expect(await ids({ state: 'all', sort: '-deadline' })).toEqual([3, 4, 2, 1, 6, 5, 7])
  })

  it.each([
    [{ market: 'NO' }, [4]],
    [{ category: 'red_wine' }, [1]],
    [{ origin: 'FR' }, [1, 3, 5]],
    [{ origin: 'DK' }, [1, 4, 5]],
    [{ text: 'cotes PROVENCE' }, [3]],
    [{ text: 'provence wine' }, []],
    [{ deadline_from: '2026-02-01', deadline_to: '2026-02-28' }, [4]],
    [{ deadline_to: '2026-01-29', state: 'all' }, [6, 1, 2]],
    [{ deadline_from: '2026-05-01', deadline_to: '2026-04-01' }, []],
  ])('filters by %o', async (query, expected) => {
    expect(await ids(query)).toEqual(expected)
  })

  it('shows what a saved search with the same filter finds', async () => {
    const days = ['2026-01-01', '2026-01-29', '2026-02-01', '2026-03-02']
    const day = fc.option(fc.constantFrom(...days), { nil: undefined, freq: 1 })
    const query = fc.record({
      market: fc.constantFrom(undefined, undefined, 'SE', 'NO', 'FI'),
      category: fc.constantFrom(undefined, undefined, undefined, 'red_wine', 'beer'),
      origin: fc.constantFrom(undefined, 'FR', 'DK', 'IT'),
      deadline_from: day,
      deadline_to: day,
      state: fc.constantFrom('open', 'closed', 'all'),
      text: fc.constantFrom(
        undefined,
        undefined,
        undefined,
        'red',
        'C\u00f4tes de PROVENCE',
        'ros\u00e9 beer',
      ),
    })
    const rows = await tenders.listAll()
    let found = 0
    const check = async (asked: object) => {
      const filter = tenderFilterSchema.parse(asked)
      const fitting = rows.filter((row) => fitsFilter(filter, row, lateEvening))
      const expected = fitting.map(({ tender_id }) => Number(tender_id)).sort()
      expect((await ids(asked as Record<string, unknown>)).sort()).toEqual(expected)
      found += expected.length
    }
    await fc.assert(fc.asyncProperty(query, check), { numRuns: 200 })
    expect(found).toBeGreaterThan(50)
  })

  it.each(['deadline', '-deadline'])(
    'pages through everything by cursor, sorted by %s',
    async (sort) => {
      const whole = await ids({ state: 'all', sort })
      const paged: number[] = []
      let cursor: string | undefined
      do {
        const page = await list({ state: 'all', sort, limit: '2', cursor })
        paged.push(...page.tenders.map(({ tender_id }) => Number(tender_id)))
        cursor = page.next_cursor ?? undefined
      } while (cursor !== undefined)
      expect(paged).toEqual(whole)
      expect(paged).toHaveLength(7)
    },
  )

  it('does not offer a next page where nothing is left', async () => {
    expect((await list({ limit: '4' })).next_cursor).toBeNull()
  })

  it.each(['!', 'e30', Buffer.from('"x"').toString('base64url')])(
    'refuses the cursor %s',
    async (cursor) => {
      const query = tenderRoutes.listTenders.query().parse({ cursor })
      expect(await listTenders({ tenders, now: () => lateEvening }, query)).toEqual({
        ok: false,
        code: 'invalid_cursor',
      })
    },
  )

  it('looks at many tenders at once where a filter leaves most of them out', async () => {
    const sizes: unknown[] = []
    const counting: TenderStore = {
      ...tenders,
      list: (selection) => {
        sizes.push(selection.pageSize)
        return tenders.list(selection)
      },
    }
    const query = tenderRoutes.listTenders.query().parse({ limit: 1, text: 'no such tender' })
    const page = await listTenders({ tenders: counting, now: () => lateEvening }, query)
    expect(page).toMatchObject({ ok: true, value: { tenders: [], next_cursor: null } })
    expect(sizes).toEqual([300])
  })

  it('shows no requirement to the public', async () => {
    const page = await list({})
    expect(JSON.stringify(page)).not.toContain('criteria')
  })
})
