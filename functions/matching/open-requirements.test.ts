import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TypedProduct } from '#domain/matching/open-requirements.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import type { Criterion } from '#domain/tenders/criterion.ts'
import { updateRow } from '../platform/dynamodb/write-rows.ts'
import { fromFrance, normalSize, redWine, tenderRow, userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { createPortfolioStore } from '../portfolio/portfolio-store.ts'
import { createProductStore } from '../portfolio/product-store.ts'
import { createMarketStore } from '../tenders/market-store.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { choosePreview, matchPreview } from './match-preview.ts'
import { createMatchStore } from './match-store.ts'
import { openRequirements } from './open-requirements.ts'

const secret: Criterion = {
  id: 'text-1',
  kind: 'text',
  text: 'Grapes on front label',
  source_field: 'other_requirements',
  required: true,
}
const dates = { category: 'red_wine' as const, offer_deadline: '2027-03-01' }
const tender = tenderRow(1, { market: 'SE', ...dates }, [redWine, fromFrance, normalSize, secret])
const announced = tenderRow(4, { market: 'SE', ...dates, status: 'planned' }, [redWine])
const closed = tenderRow(2, { market: 'SE', ...dates, offer_deadline: '2027-01-01' }, [redWine])

const now = () => new Date('2027-01-10T12:00:00Z')

describe('what everybody may read of an open tender', () => {
  let cloud: TestCloud
  beforeAll(async () => {
    cloud = await startTestCloud()
    const tenders = createTenderStore(cloud.table('TENDERS_TABLE'))
    for (const row of [tender, closed, announced])
      expect(await tenders.save(row, 0)).toBe('written')
  })
  afterAll(() => cloud.stop())

  const open = (tender_id: number, typed: TypedProduct = {}) =>
    openRequirements(
      {
        tenders: createTenderStore(cloud.table('TENDERS_TABLE')),
        now,
      },
      tender_id as TenderId,
      typed,
    )
  const statuses = async (typed: TypedProduct) => {
    const found = await open(1, typed)
    return found.ok && found.value.compared?.results.map(({ kind, status }) => [kind, status])
  }

  it('are the requirements on drink, origin and container, and of the others their number', async () => {
    const found = await open(1)
    expect(found).toMatchObject({
      ok: true,
      value: {
        criteria: [{ kind: 'category' }, { kind: 'origin' }, { kind: 'size' }],
        compared: null,
        others: [{ kind: 'text', count: 1 }],
      },
    })
    expect(JSON.stringify(found)).not.toContain('front label')
  })

  it('are held against what is typed, in the words of a list', async () => {
    expect(await statuses({ type: 'vin rouge', region: 'Volnay', volume_ml: 750 })).toEqual([
      ['category', 'met'],
      // the country follows from the appellation
      ['origin', 'met'],
      ['size', 'met'],
    ])
    expect(await statuses({ type: 'Weißwein', country_code: 'IT', volume_ml: 700 })).toEqual([
      ['category', 'not_met'],
      ['origin', 'not_met'],
      ['size', 'not_met'],
    ])
    // as it is known of a stored product, whose own words may be less precise
    expect(await statuses({ type: 'vino', category: 'red_wine', volume_ml: 750 })).toEqual([
      ['category', 'met'],
      ['origin', 'unknown'],
      ['size', 'met'],
    ])
    expect(await statuses({ volume_ml: 750 })).toEqual([
      ['category', 'unknown'],
      ['origin', 'unknown'],
      ['size', 'met'],
    ])
  })

  it('are not there of a tender that is closed or unknown', async () => {
    expect(await open(2)).toEqual({ ok: false, code: 'not_found' })
    expect(await open(3)).toEqual({ ok: false, code: 'not_found' })
  })

  it('are not there of one that is only announced, which cannot be chosen to be seen whole either', async () => {
    expect(await open(4)).toEqual({ ok: false, code: 'not_found' })
    const user_id = userId('preview')
    const deps = {
      matches: createMatchStore(cloud.table('MATCHES_TABLE')),
      products: createProductStore(cloud.table('PRODUCTS_TABLE')),
      portfolios: createPortfolioStore(cloud.table('PORTFOLIOS_TABLE')),
      tenders: createTenderStore(cloud.table('TENDERS_TABLE')),
      markets: createMarketStore(cloud.table('MARKETS_TABLE')),
      now,
    }
    await updateRow(
      cloud.table('PORTFOLIOS_TABLE'),
      { user_id },
      {
        text: 'SET version = :one, matched_version = :one, product_count = :one, changed_at = :at, matched_at = :at',
        values: { ':one': 1, ':at': now().toISOString() },
      },
    )
    // nothing fits, and any open one can be chosen all the same
    expect(await matchPreview(deps, user_id)).toEqual({
      ok: true,
      value: { preview: null, can_choose: true, suggested: null },
    })
    expect(await choosePreview(deps, user_id, announced.tender_id)).toEqual({
      ok: false,
      code: 'not_found',
    })
    expect((await choosePreview(deps, user_id, tender.tender_id)).ok).toBe(true)
  })
})
