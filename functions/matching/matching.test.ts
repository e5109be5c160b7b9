import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { noCounts } from '#domain/matching/verdict.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import type { UserId } from '#domain/shared/ids.ts'
import type { CriterionOf } from '#domain/tenders/criterion.ts'
import { randomIds } from '../platform/ids.ts'
import { fromFrance, knownRedWine, redWine, tenderRow, userId } from '../platform/test/builders.ts'
import { silentLog } from '../platform/test/silent-log.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { addProduct, correctProduct, deleteProduct } from '../portfolio/change-product.ts'
import { createPortfolioStore } from '../portfolio/portfolio-store.ts'
import { createProductStore } from '../portfolio/product-store.ts'
import { createMarketStore } from '../tenders/market-store.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import type { MarketReading } from './live-markets.ts'
import { keptApart, keptMatches } from './match-row.ts'
import { createMatchStore } from './match-store.ts'
import { matchSummary } from './match-summary.ts'
import { matchesByProduct } from './matches-by-product.ts'
import { matchesByTender } from './matches-by-tender.ts'
import { productMatch } from './product-match.ts'
import { productsToComplete } from './products-to-complete.ts'
import { requirementCounts } from './requirement-counts.ts'
import { tenderMatches } from './tender-matches.ts'
import { type MatchingDeps, workInChange } from './work-in-change.ts'

const now = () => new Date('2027-01-10T12:00:00Z')
const red = tenderRow(1, { offer_deadline: '2027-03-01', product_type: 'Red wine' }, [redWine])
const french = tenderRow(2, { offer_deadline: '2027-02-01' }, [redWine, fromFrance])
const white = tenderRow(3, { offer_deadline: '2027-02-15' }, [
  { ...redWine, any_of: ['white_wine'] },
])
const closed = tenderRow(4, { offer_deadline: '2020-01-01' }, [redWine])

const oneSize: CriterionOf<'size'> = {
  id: 'size-1',
  kind: 'size',
  text: '250 ml',
  source_field: 'container_volume_ml',
  required: true,
  any_of_ml: [250],
  launched_together: false,
}
const priceAtMost: CriterionOf<'price'> = {
  id: 'price-1',
  kind: 'price',
  text: 'max 9 EUR FOB',
  source_field: 'price',
  required: true,
  any_of: [
    {
      basis: 'fob',
      currency: 'EUR',
      min_minor: null,
      max_minor: 900,
      max_inclusive: true,
      min_inclusive: true,
      per_volume_ml: null,
    },
  ],
}
const fobPrice: ProductFacts['price'] = {
  amount_minor: 950,
  currency: 'EUR',
  per: 'unit',
  units_per_case: null,
  basis: 'fob',
  raw: null,
}

describe('matches', () => {
  let cloud: TestCloud
  let deps: MatchingDeps & MarketReading
  let user_id: UserId
  let users = 0

  beforeAll(async () => {
    cloud = await startTestCloud()
    deps = {
      matches: createMatchStore(cloud.table('MATCHES_TABLE')),
      products: createProductStore(cloud.table('PRODUCTS_TABLE')),
      portfolios: createPortfolioStore(cloud.table('PORTFOLIOS_TABLE')),
      tenders: createTenderStore(cloud.table('TENDERS_TABLE')),
      markets: createMarketStore(cloud.table('MARKETS_TABLE')),
      changes: cloud.changes,
      now,
    }
    for (const row of [red, french, white, closed]) await deps.tenders.save(row, 0)
  })
  afterAll(() => cloud.stop())
  beforeEach(() => {
    users += 1
    user_id = userId(`user-${users}`)
  })

  const changing = () => ({ ...deps, ids: randomIds, log: silentLog })
  const add = async (said: Partial<ProductFacts> = {}) => {
    const added = await addProduct(changing(), user_id, { ...knownRedWine, ...said })
    if (!added.ok) throw new Error(added.code)
    return added.value
  }
  /** Works in everything announced, also what that announces. */
  const workInAll = async () => {
    for (let messages = await cloud.announced(); messages.length > 0; ) {
      for (const message of messages) await workInChange(deps, message as never)
      messages = await cloud.announced()
    }
  }
  const all = { limit: 50, state: 'open' } as const

  it('says that it is computing until a changed portfolio is worked in', async () => {
    expect(await matchSummary(deps, user_id)).toEqual({
      computing: false,
      computed_at: null,
      product_count: 0,
      tenders: { ...noCounts(), none: 3 },
      by_market: [{ market: 'SE', tenders: { ...noCounts(), none: 3 } }],
      facts_to_add: [],
    })
    await add()
    expect(await matchSummary(deps, user_id)).toMatchObject({ computing: true, product_count: 1 })
    await workInAll()
    expect(await matchSummary(deps, user_id)).toEqual({
      computing: false,
      computed_at: now().toISOString(),
      product_count: 1,
      tenders: { ...noCounts(), strong: 2, none: 1 },
      by_market: [{ market: 'SE', tenders: { ...noCounts(), strong: 2, none: 1 } }],
      facts_to_add: [],
    })
  })

  const tendersOf = async (query: Partial<Parameters<typeof matchesByTender>[2]> = {}) => {
    const listed = await matchesByTender(deps, user_id, { ...all, ...query })
    if (!listed.ok) throw new Error(listed.code)
    return listed.value
  }
  const idsOf = async (query: Partial<Parameters<typeof matchesByTender>[2]> = {}) =>
    (await tendersOf(query)).rows.map(({ tender }) => Number(tender.tender_id))

  it('lists tenders by best verdict, then score, then deadline, with the products that fit', async () => {
    await add({ name: 'From nowhere', country_code: null, region: null })
    await add({ name: 'From Italy', country_code: 'IT' })
    await workInAll()
    expect(await idsOf()).toEqual([1])
    expect((await tendersOf()).rows[0]).toMatchObject({
      counts: { strong: 2, incomplete: 0, none: 0 },
      best: [{ verdict: 'strong', tender_version: 1, open_points: [] }, { verdict: 'strong' }],
    })
    expect(await idsOf({ verdict: 'possible' })).toEqual([])
    expect(await idsOf({ state: 'all' })).toEqual([4, 1])
    expect((await deps.matches.find(user_id, french.tender_id))?.counts).toEqual({
      ...noCounts(),
      incomplete: 1,
      none: 1,
    })
  })

  it('puts the higher score before the nearer deadline', async () => {
    const [late, early] = [60 + users, 160 + users]
    await deps.tenders.save(
      tenderRow(early, { offer_deadline: '2027-01-20' }, [redWine, oneSize]),
      0,
    )
    await deps.tenders.save(
      tenderRow(late, { offer_deadline: '2027-05-20' }, [redWine, priceAtMost]),
      0,
    )
    await add({ volume_ml: 750, price: fobPrice })
    await workInAll()
    // both are near: a price 6 % above its limit is worth more than another size
    expect(await idsOf({ verdict: 'near' })).toEqual([late, early])
    expect(await idsOf({ verdict: 'only_price' })).toEqual([late])
    const [row] = (await tendersOf({ verdict: 'only_price' })).rows
    expect(row).toMatchObject({ only_price: 1, best: [{ verdict: 'near' }] })
    const byProduct = await matchesByProduct(deps, user_id, { ...all, verdict: 'only_price' })
    expect(byProduct.ok && byProduct.value).toMatchObject({
      rows: [{ only_price: 1, best: [{ tender: { tender_id: late } }] }],
      total: 1,
    })
    for (const id of [late, early])
      await deps.tenders.save(tenderRow(id, { offer_deadline: '2020-01-01' }, [redWine], 2), 1)
  })

  it('pages tenders and products by cursor without losing or repeating one', async () => {
    for (const name of ['C', 'A', 'B']) await add({ name })
    await workInAll()
    const tenders: number[] = []
    for (let cursor: string | undefined; ; ) {
      const page = await matchesByTender(deps, user_id, { limit: 1, state: 'open', cursor })
      if (!page.ok) throw new Error(page.code)
      tenders.push(...page.value.rows.map(({ tender }) => Number(tender.tender_id)))
      if (page.value.next_cursor === null) break
      cursor = page.value.next_cursor
    }
    expect(tenders).toEqual([2, 1])
    const names: string[] = []
    for (let cursor: string | undefined; ; ) {
      const page = await matchesByProduct(deps, user_id, { limit: 2, state: 'open', cursor })
      if (!page.ok) throw new Error(page.code)
      names.push(...page.value.rows.map(({ product }) => product.facts.name))
      if (page.value.next_cursor === null) break
      cursor = page.value.next_cursor
    }
    expect(names.sort()).toEqual(['A', 'B', 'C'])
  })

  it('lists products by their best match, with the tenders that they fit best', async () => {
    await add({ name: 'A, from Italy', country_code: 'IT' })
    await add({ name: 'Beer', categories: ['beer'] })
    await add({ name: 'Wine', categories: ['red_wine', 'white_wine'] })
    await add({ name: 'Z, from France' })
    await workInAll()
    const listed = await matchesByProduct(deps, user_id, all)
    expect(listed.ok && listed.value).toMatchObject({
      rows: [
        {
          product: { facts: { name: 'Z, from France' } },
          counts: { strong: 2, none: 1 },
          best: [{ tender: { tender_id: 2 }, open_points: [] }, { tender: { tender_id: 1 } }],
        },
        {
          product: { facts: { name: 'A, from Italy' } },
          counts: { strong: 1, none: 2 },
          best: [{ tender: { tender_id: 1 } }],
        },
      ],
      total: 2,
      is_whole: true,
    })
    const possible = await matchesByProduct(deps, user_id, { ...all, verdict: 'possible' })
    expect(possible.ok && possible.value.rows).toEqual([])
  })

  it('tells which facts of which products open how many tenders, and shows them nowhere else', async () => {
    const nothing = await add({ name: 'Nothing', categories: [], country_code: null, region: null })
    await add({ name: 'No origin', country_code: null, region: null })
    await add({ name: 'Whole' })
    await workInAll()
    const tasks = async (query: { limit: number; cursor?: string } = { limit: 50 }) => {
      const listed = await productsToComplete(deps, user_id, query)
      if (!listed.ok) throw new Error(listed.code)
      return listed.value
    }
    const told = (page: Awaited<ReturnType<typeof tasks>>) =>
      page.rows.map(({ product, facts, tenders }) => [product.facts.name, facts, tenders])
    const whole = await tasks()
    expect(told(whole)).toEqual([
      ['Nothing', ['categories', 'country_code'], 3],
      ['No origin', ['country_code'], 1],
    ])
    expect(whole).toMatchObject({ total: 2, is_whole: true, computing: false, next_cursor: null })
    const first = await tasks({ limit: 1 })
    const second = await tasks({ limit: 1, cursor: first.next_cursor ?? undefined })
    expect([...told(first), ...told(second)]).toEqual(told(whole))

    expect(await matchSummary(deps, user_id)).toMatchObject({
      tenders: { strong: 2, incomplete: 1, none: 0 },
    })
    const listed = await matchesByProduct(deps, user_id, all)
    expect(listed.ok && listed.value.rows.map(({ product }) => product.facts.name)).toEqual([
      'Whole',
      'No origin',
    ])

    const facts: ProductFacts = { ...knownRedWine, name: 'Nothing' }
    const { product_id } = nothing
    await correctProduct(changing(), user_id, { product_id, facts, version: 1 })
    // before it is worked in: what is complete now is no task any more
    expect(told(await tasks())).toEqual([['No origin', ['country_code'], 1]])
    await workInAll()
    expect(await tasks()).toMatchObject({ total: 1 })
    // nobody can apply in a market that is not open yet
    const coming = (await deps.markets.list()).map((one) => ({
      ...one,
      status: 'coming_soon' as const,
    }))
    const notOpen = { ...deps, markets: { list: async () => coming } }
    const none = await productsToComplete(notOpen, user_id, { limit: 50 })
    expect(none.ok && none.value).toMatchObject({ rows: [], total: 0, computing: false })
  })

  it('counts on where more products are incomplete than are kept', async () => {
    for (let n = 0; n < keptApart + 2; n++) await add({ categories: [], name: `No kind ${n}` })
    await workInAll()
    const listed = await productsToComplete(deps, user_id, { limit: 3 })
    expect(listed.ok && listed.value).toMatchObject({ total: keptApart + 2, is_whole: false })
    expect(listed.ok && listed.value.rows).toHaveLength(3)
  })

  it('says that it counts at least those kept where more products fit', async () => {
    for (let n = 0; n < keptMatches + 1; n++) await add({ name: `Red ${n}` })
    await workInAll()
    const listed = await matchesByProduct(deps, user_id, { ...all, limit: 2 })
    expect(listed.ok && listed.value).toMatchObject({ is_whole: false })
    const only = await matchesByProduct(deps, user_id, { ...all, verdict: 'only_price' })
    expect(only.ok && only.value).toMatchObject({ total: 0, is_whole: true })
  })

  it('explains a tender against the portfolio, best first, also while matches are computed', async () => {
    await add({ name: 'From Italy', country_code: 'IT' })
    const best = await add({ name: 'From France' })
    const names = async (limit = 50, cursor?: string) => {
      const query = { tender_id: french.tender_id, limit, cursor }
      const got = await tenderMatches(deps, user_id, query)
      if (!got.ok) throw new Error(got.code)
      return got.value
    }
    const computed = await names()
    expect(computed.rows.map(({ product }) => product.facts.name)).toEqual([
      'From France',
      'From Italy',
    ])
    expect(computed.rows[1]?.match.criteria.map(({ status }) => status)).toEqual(['met', 'not_met'])
    await workInAll()
    const stored = await names(1)
    expect(stored.rows).toEqual(computed.rows.slice(0, 1))
    expect(stored.counts).toEqual(computed.counts)
    const next = await names(1, stored.next_cursor ?? undefined)
    expect(next.rows).toEqual(computed.rows.slice(1))
    expect(next.next_cursor).toBeNull()
    const { tender_id } = french
    const one = await productMatch(deps, user_id, { tender_id, product_id: best.product_id })
    expect(one.ok && one.value.match).toEqual(computed.rows[0]?.match)
  })

  it('says before payment how many requirements are met by kind, and no word of them', async () => {
    const nothing = await requirementCounts(deps, user_id, { tender_id: french.tender_id })
    expect(nothing.ok && nothing.value).toEqual({ product: null, kinds: [] })
    const { product_id, facts } = await add({ country_code: 'IT' })
    const { tender_id } = french
    const chosen = await requirementCounts(deps, user_id, { tender_id, product_id })
    expect(chosen.ok && chosen.value).toEqual({
      product: { product_id, name: facts.name },
      kinds: [
        { kind: 'category', met: 1, near: 0, not_met: 0, unknown: 0 },
        { kind: 'origin', met: 0, near: 0, not_met: 1, unknown: 0 },
      ],
    })
    expect(await requirementCounts(deps, user_id, { tender_id })).toEqual(chosen)
    const stranger = userId('stranger')
    expect(await requirementCounts(deps, stranger, { tender_id, product_id })).toEqual({
      ok: false,
      code: 'not_found',
    })
  })

  it('follows corrections and deletions', async () => {
    const product = await add()
    await workInAll()
    const { product_id } = product
    const facts: ProductFacts = { ...product.facts, categories: ['white_wine'] }
    await correctProduct(changing(), user_id, { product_id, facts, version: 1 })
    await workInAll()
    expect((await deps.matches.find(user_id, white.tender_id))?.counts.strong).toBe(1)
    await deleteProduct(changing(), user_id, product_id)
    await workInAll()
    expect((await deps.matches.find(user_id, white.tender_id))?.counts).toEqual(noCounts())
  })

  it('works a changed tender into every portfolio, and says so until then', async () => {
    await add()
    await workInAll()
    const id = 50 + users
    await deps.tenders.save(tenderRow(id, { offer_deadline: '2027-04-01' }, [redWine]), 0)
    expect(await matchSummary(deps, user_id)).toMatchObject({ computing: true })
    await cloud.changes.send({ kind: 'tender', tender_id: tenderRow(id).tender_id })
    await workInAll()
    expect(await matchSummary(deps, user_id)).toMatchObject({
      computing: false,
      tenders: { strong: 3 },
    })
    await deps.tenders.save(tenderRow(id, { offer_deadline: '2020-04-01' }, [redWine], 2), 1)
  })

  it('answers a repeated message alike and never goes back to an older version', async () => {
    await add()
    await workInAll()
    const before = await deps.matches.list(user_id)
    await workInChange(deps, { kind: 'portfolio', user_id })
    await workInChange(deps, { kind: 'tender_for_user', user_id, tender_id: red.tender_id })
    expect(await deps.matches.list(user_id)).toEqual(before)

    const current = await deps.matches.find(user_id, red.tender_id)
    if (current === null) throw new Error('no match stored')
    const newer = { ...current, portfolio_version: 9, tender_version: 9 }
    expect(await deps.matches.save(newer)).toBe('written')
    expect(await deps.matches.save(current)).toBe('older')
    expect(await deps.matches.save({ ...current, tender_version: 10 })).toBe('mixed')
    expect(await deps.matches.find(user_id, red.tender_id)).toEqual(newer)
  })

  it('keeps users apart', async () => {
    const { product_id } = await add()
    await workInAll()
    const stranger = userId('stranger')
    const { tender_id } = red
    expect(await productMatch(deps, stranger, { tender_id, product_id })).toEqual({
      ok: false,
      code: 'not_found',
    })
    const listed = await matchesByTender(deps, stranger, all)
    expect(listed.ok && listed.value.rows).toEqual([])
  })
})
