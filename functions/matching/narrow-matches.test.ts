import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noCounts } from '#domain/matching/verdict.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import type { ProductId, TenderId, UserId } from '#domain/shared/ids.ts'
import { updateRow } from '../platform/dynamodb/write-rows.ts'
import { randomIds } from '../platform/ids.ts'
import {
  fromFrance,
  knownRedWine,
  normalSize,
  redWine,
  tenderRow,
  userId,
} from '../platform/test/builders.ts'
import { silentLog } from '../platform/test/silent-log.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { addProduct, correctProduct } from '../portfolio/change-product.ts'
import { createPortfolioStore } from '../portfolio/portfolio-store.ts'
import { createProductStore } from '../portfolio/product-store.ts'
import { createMarketStore, type MarketStore } from '../tenders/market-store.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { dismissMatch } from './dismiss-match.ts'
import type { MarketReading } from './live-markets.ts'
import { choosePreview, matchPreview } from './match-preview.ts'
import type { MatchQuery } from './match-query.ts'
import { createMatchStore } from './match-store.ts'
import { matchSummary } from './match-summary.ts'
import { matchesByProduct } from './matches-by-product.ts'
import { matchesByTender } from './matches-by-tender.ts'
import { type MatchingDeps, workInChange } from './work-in-change.ts'

const now = () => new Date('2027-01-10T12:00:00Z')
const swedish = tenderRow(1, { market: 'SE', category: 'red_wine', offer_deadline: '2027-03-01' }, [
  redWine,
  normalSize,
])
const norwegian = tenderRow(
  2,
  { market: 'NO', category: 'red_wine', offer_deadline: '2027-02-01' },
  [redWine, normalSize],
)
const french = tenderRow(3, { market: 'NO', category: 'red_wine', offer_deadline: '2027-04-01' }, [
  redWine,
  fromFrance,
])

describe('matches as a producer narrows them', () => {
  let cloud: TestCloud
  let deps: MatchingDeps & MarketReading
  let markets: MarketStore
  let user_id: UserId
  let users = 0

  beforeAll(async () => {
    cloud = await startTestCloud()
    markets = createMarketStore(cloud.table('MARKETS_TABLE'))
    deps = {
      matches: createMatchStore(cloud.table('MATCHES_TABLE')),
      products: createProductStore(cloud.table('PRODUCTS_TABLE')),
      portfolios: createPortfolioStore(cloud.table('PORTFOLIOS_TABLE')),
      tenders: createTenderStore(cloud.table('TENDERS_TABLE')),
      markets,
      changes: cloud.changes,
      now,
    }
    for (const row of [swedish, norwegian, french]) await deps.tenders.save(row, 0)
    await markets.save({ market: 'NO', status: 'live', opens_on: null })
  })
  afterAll(() => cloud.stop())
  beforeEach(() => {
    users += 1
    user_id = userId(`narrow-${users}`)
  })

  const changing = () => ({ ...deps, ids: randomIds, log: silentLog })
  const add = async (said: Partial<ProductFacts> = {}): Promise<ProductId> => {
    const added = await addProduct(changing(), user_id, { ...knownRedWine, ...said })
    if (!added.ok) throw new Error(added.code)
    return added.value.product_id
  }
  const workInAll = async () => {
    for (let messages = await cloud.announced(); messages.length > 0; ) {
      for (const message of messages) await workInChange(deps, message as never)
      messages = await cloud.announced()
    }
  }
  const ask = (query: Partial<MatchQuery>) => ({ limit: 50, state: 'open' as const, ...query })
  /** Tenders with the products beside them, by name. */
  const byTender = async (query: Partial<MatchQuery> = {}) => {
    const listed = await matchesByTender(deps, user_id, ask(query))
    if (!listed.ok) throw new Error(listed.code)
    return listed.value.rows.map(({ tender, best }) => [
      Number(tender.tender_id),
      ...best.map(({ product }) => product.name),
    ])
  }
  const byProduct = async (query: Partial<MatchQuery> = {}) => {
    const listed = await matchesByProduct(deps, user_id, ask(query))
    if (!listed.ok) throw new Error(listed.code)
    return listed.value.rows.map(({ product, best }) => [
      product.facts.name,
      ...best.map(({ tender }) => Number(tender.tender_id)),
    ])
  }
  const dismiss = (tender_id: number, product_id: ProductId, dismissed = true) =>
    dismissMatch(deps, user_id, { tender_id: tender_id as never, product_id, dismissed })

  it('narrows both lists by market, and counts what is left', async () => {
    await add({ name: 'Red' })
    await workInAll()
    expect(await byTender({ market: 'NO' })).toEqual([
      [2, 'Red'],
      [3, 'Red'],
    ])
    expect(await byProduct({ market: 'SE' })).toEqual([['Red', 1]])
    const listed = await matchesByTender(deps, user_id, ask({ market: 'FI' }))
    expect(listed.ok && listed.value).toMatchObject({ rows: [], total: 0 })
  })

  it('narrows both lists by the category of the tender', async () => {
    await add({ name: 'Red' })
    await workInAll()
    expect(await byTender({ category: 'red_wine', market: 'SE' })).toEqual([[1, 'Red']])
    expect(await byTender({ category: 'beer' })).toEqual([])
    expect(await byProduct({ category: 'beer' })).toEqual([])
  })

  it('narrows both lists to what waits for a fact', async () => {
    await add({ name: 'Sized' })
    await add({ name: 'Unsized', volume_ml: null })
    await workInAll()
    expect(await byTender({ missing: 'volume_ml' })).toEqual([
      [2, 'Unsized'],
      [1, 'Unsized'],
    ])
    expect(await byProduct({ missing: 'volume_ml' })).toEqual([['Unsized', 2, 1]])
    expect(await byTender({ missing: 'vintage' })).toEqual([])
  })

  it('puts the one fact first that decides most tenders, until it is stated', async () => {
    const product_id = await add({ name: 'Unsized', volume_ml: null })
    await add({ name: 'Also unsized', volume_ml: null, country_code: 'IT', region: null })
    await workInAll()
    expect(await matchSummary(deps, user_id)).toMatchObject({
      facts_to_add: [{ field: 'volume_ml', decides: 2, tenders: 2, products: 2 }],
    })
    await correctProduct(changing(), user_id, {
      product_id,
      facts: { ...knownRedWine, name: 'Unsized' },
      version: 1,
    })
    await workInAll()
    const { facts_to_add } = await matchSummary(deps, user_id)
    expect(facts_to_add).toMatchObject([{ products: 1, product: { name: 'Also unsized' } }])
  })

  it('neither lists nor counts what was dismissed, and brings it back', async () => {
    const first = await add({ name: 'First' })
    await add({ name: 'Second' })
    await workInAll()
    expect(await dismiss(1, first)).toMatchObject({ ok: true })
    // repeating it changes nothing
    await dismiss(1, first)
    expect((await byTender()).find(([id]) => id === 1)).toEqual([1, 'Second'])
    expect(await byProduct({ market: 'SE' })).toEqual([['Second', 1]])
    expect(await byTender({ verdict: 'dismissed' })).toEqual([[1, 'First']])
    expect(await byProduct({ verdict: 'dismissed' })).toEqual([['First', 1]])
    const listed = await matchesByTender(deps, user_id, ask({ market: 'SE' }))
    expect(listed.ok && listed.value.rows[0]?.counts).toEqual({ ...noCounts(), strong: 1 })

    await dismiss(1, first, false)
    expect(await byTender({ verdict: 'dismissed' })).toEqual([])
    expect((await byTender({ market: 'SE' }))[0]).toHaveLength(3)
  })

  it('keeps what was dismissed when matches are computed again, and counts no tender for it', async () => {
    const only = await add({ name: 'Only' })
    await workInAll()
    for (const tender of [1, 2, 3]) await dismiss(tender, only)
    const facts: ProductFacts = { ...knownRedWine, name: 'Only', alcohol_tenths: 130 }
    await correctProduct(changing(), user_id, { product_id: only, facts, version: 1 })
    await workInAll()
    expect(await byTender()).toEqual([])
    expect(await matchSummary(deps, user_id)).toMatchObject({
      tenders: { ...noCounts(), none: 3 },
      facts_to_add: [],
    })
  })

  it('lists the tenders of one product alone, and none where it fits none', async () => {
    const red = await add({ name: 'Red' })
    await add({ name: 'Other red' })
    const beer = await add({ name: 'Beer', categories: ['beer'], type: 'Beer' })
    await workInAll()
    const of = async (product_id: ProductId) => {
      const listed = await matchesByProduct(deps, user_id, { limit: 1, state: 'open', product_id })
      if (!listed.ok) throw new Error(listed.code)
      const { rows, total, next_cursor } = listed.value
      return [
        rows.flatMap(({ best }) => best.map(({ tender_id }) => tender_id)),
        total,
        next_cursor,
      ]
    }
    expect(await of(red)).toEqual([[2, 1, 3], 1, null])
    expect(await of(beer)).toEqual([[], 0, null])
    await dismiss(2, red)
    expect(await of(red)).toEqual([[1, 3], 1, null])
    const mine = user_id
    user_id = userId('somebody-else')
    expect(await of(red)).toEqual([[], 0, null])
    user_id = mine
  })

  it('counts market by market, only where applications are taken', async () => {
    await add()
    await workInAll()
    expect(await matchSummary(deps, user_id)).toMatchObject({
      tenders: { strong: 3 },
      by_market: [
        { market: 'SE', tenders: { strong: 1 } },
        { market: 'NO', tenders: { strong: 2 } },
      ],
    })
    await markets.save({ market: 'NO', status: 'coming_soon', opens_on: null })
    const { tenders, by_market } = await matchSummary(deps, user_id)
    expect([tenders.strong, by_market.map(({ market }) => market)]).toEqual([1, ['SE']])
    await markets.save({ market: 'NO', status: 'live', opens_on: null })
  })

  it('shows one tender whole before anybody pays, and no other as the price list changes', async () => {
    const shown = async () => {
      const found = await matchPreview(deps, user_id)
      return found.ok ? found.value : null
    }
    const preview = async () => (await shown())?.preview
    const choose = (tender_id: number) => choosePreview(deps, user_id, tender_id as TenderId)
    expect(await shown()).toEqual({ preview: null, can_choose: false, suggested: null })
    // nothing to compare, and nothing to choose
    expect(await choose(3)).toEqual({ ok: false, code: 'not_found' })
    const product_id = await add({ name: 'First', volume_ml: null })
    await workInAll()
    expect(await shown()).toMatchObject({ preview: null, suggested: { tender_id: 3 } })
    expect(await choose(99)).toEqual({ ok: false, code: 'not_found' })
    const answers = await Promise.all([choose(3), choose(1), choose(2), choose(3)])
    // two tabs, or somebody in a hurry: whichever came first stands, and whoever asked for the same one has it
    const chosen = (await preview())?.tender.tender_id
    const given = answers.flatMap((one) => (one.ok ? [one.value.preview?.tender.tender_id] : []))
    expect(new Set(given)).toEqual(new Set([chosen]))
    expect(given).toHaveLength(chosen === 3 ? 2 : 1)
    const portfolios = cloud.table('PORTFOLIOS_TABLE')
    await updateRow(
      portfolios,
      { user_id },
      { text: 'SET previewed_tender_id = :three', values: { ':three': 3 } },
    )
    expect(await choose(3)).toMatchObject({ ok: true })
    expect(await choose(1)).toEqual({ ok: false, code: 'transition_not_allowed' })
    const first = await preview()
    const other = await add({ name: 'Other' })
    await workInAll()
    await dismiss(3, other)
    expect(await preview()).toMatchObject({ product: { facts: { name: 'First' } } })
    await dismiss(3, product_id)
    // nothing but what was set aside
    expect(await preview()).toBeNull()
    await dismiss(3, product_id, false)
    // strong: everything that it asks is stated
    expect(first).toMatchObject({
      tender: { tender_id: 3 },
      product: { facts: { name: 'First' } },
      match: { verdict: 'strong', criteria: [{ status: 'met' }, { status: 'met' }] },
    })
    expect(first?.criteria).toHaveLength(2)
    await correctProduct(changing(), user_id, {
      product_id,
      facts: { ...knownRedWine, name: 'First' },
      version: 1,
    })
    await workInAll()
    // another tender ranks first by its deadline now
    expect((await byTender())[0]?.[0]).toBe(2)
    expect(await preview()).toMatchObject({ tender: { tender_id: 3 } })
    // it has closed, or is no more
    await updateRow(
      cloud.table('PORTFOLIOS_TABLE'),
      { user_id },
      { text: 'SET previewed_tender_id = :gone', values: { ':gone': 99 } },
    )
    expect(await shown()).toMatchObject({ preview: null, suggested: { tender_id: 2 } })
    expect(await choose(2)).toMatchObject({
      ok: true,
      value: { preview: { tender: { tender_id: 2 } } },
    })
  })

  it('dismisses only products of the caller, beside tenders they were compared with', async () => {
    const product_id = await add()
    await workInAll()
    expect(await dismiss(99, product_id)).toEqual({ ok: false, code: 'not_found' })
    user_id = userId('somebody-else')
    expect(await dismiss(1, product_id)).toEqual({ ok: false, code: 'not_found' })
  })
})
