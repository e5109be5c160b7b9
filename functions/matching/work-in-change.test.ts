import { afterAll, beforeAll, expect, it } from 'vitest'
import { randomIds } from '../platform/ids.ts'
import { fromFrance, knownRedWine, redWine, tenderRow, userId } from '../platform/test/builders.ts'
import { silentLog } from '../platform/test/silent-log.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { addProduct } from '../portfolio/change-product.ts'
import { createPortfolioStore, isUnmatched } from '../portfolio/portfolio-store.ts'
import { createProductStore } from '../portfolio/product-store.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { createMatchStore } from './match-store.ts'
import { type MatchingDeps, workInChange } from './work-in-change.ts'

const now = () => new Date('2027-01-10T12:00:00Z')
const red = tenderRow(1, { offer_deadline: '2027-03-01' }, [redWine])
const french = tenderRow(2, { offer_deadline: '2027-02-01' }, [redWine, fromFrance])
const user_id = userId('user-1')
const portfolioChanged = { kind: 'portfolio', user_id } as const
const redChanged = { kind: 'tender_for_user', tender_id: red.tender_id, user_id } as const

let cloud: TestCloud
let deps: MatchingDeps

beforeAll(async () => {
  cloud = await startTestCloud()
  deps = {
    matches: createMatchStore(cloud.table('MATCHES_TABLE')),
    products: createProductStore(cloud.table('PRODUCTS_TABLE')),
    portfolios: createPortfolioStore(cloud.table('PORTFOLIOS_TABLE')),
    tenders: createTenderStore(cloud.table('TENDERS_TABLE')),
    changes: cloud.changes,
    now,
  }
  for (const row of [red, french]) await deps.tenders.save(row, 0)
})
afterAll(() => cloud.stop())

const add = (name: string) =>
  addProduct({ ...deps, ids: randomIds, log: silentLog }, user_id, { ...knownRedWine, name })

it('marks a portfolio with the version that all its rows were computed for', async () => {
  await add('First')
  await workInChange(deps, portfolioChanged)
  const first = await deps.portfolios.find(user_id)
  await add('Second')
  // while the second product is worked in, the tender is published again, a worker that still saw the
  // first portfolio works that in, and a third product arrives
  const interleaved: MatchingDeps = {
    ...deps,
    tenders: {
      ...deps.tenders,
      listAll: async () => {
        const seen = await deps.tenders.listAll()
        await deps.tenders.save({ ...red, version: 2 }, 1)
        const stale = { ...deps.portfolios, find: () => Promise.resolve(first) }
        await workInChange({ ...deps, portfolios: stale }, redChanged)
        await add('Third')
        return seen
      },
    },
  }
  await workInChange(interleaved, portfolioChanged)

  const rows = await deps.matches.list(user_id)
  const known = Object.fromEntries(rows.map((row) => [row.tender_id, row.portfolio_version]))
  expect(known).toEqual({ [red.tender_id]: 3, [french.tender_id]: 2 })
  const portfolio = await deps.portfolios.find(user_id)
  expect(portfolio).toMatchObject({ version: 3, matched_version: 2 })
  expect(portfolio !== null && isUnmatched(portfolio)).toBe(true)

  // so that the third product is not taken for worked in
  await workInChange(deps, portfolioChanged)
  for (const row of await deps.matches.list(user_id)) {
    expect(row).toMatchObject({ portfolio_version: 3, counts: { strong: 3 } })
  }
  expect(await deps.portfolios.find(user_id)).toMatchObject({ version: 3, matched_version: 3 })
})
