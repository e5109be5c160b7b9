import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TypedProduct } from '#domain/matching/open-requirements.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import type { Criterion } from '#domain/tenders/criterion.ts'
import { fromFrance, redWine, tenderRow } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { openRequirements } from './open-requirements.ts'

const size: Criterion = {
  id: 'size-1',
  kind: 'size',
  text: '750 ml',
  source_field: 'container_volume_ml',
  required: true,
  any_of_ml: [750],
  launched_together: false,
}
const secret: Criterion = {
  id: 'text-1',
  kind: 'text',
  text: 'Grapes on front label',
  source_field: 'other_requirements',
  required: true,
}
const dates = { category: 'red_wine' as const, offer_deadline: '2027-03-01' }
const tender = tenderRow(1, { market: 'SE', ...dates }, [redWine, fromFrance, size, secret])
const closed = tenderRow(2, { market: 'SE', ...dates, offer_deadline: '2027-01-01' }, [redWine])

describe('what everybody may read of an open tender', () => {
  let cloud: TestCloud
  beforeAll(async () => {
    cloud = await startTestCloud()
    const tenders = createTenderStore(cloud.table('TENDERS_TABLE'))
    for (const row of [tender, closed]) expect(await tenders.save(row, 0)).toBe('written')
  })
  afterAll(() => cloud.stop())

  const open = (tender_id: number, typed: TypedProduct = {}) =>
    openRequirements(
      {
        tenders: createTenderStore(cloud.table('TENDERS_TABLE')),
        now: () => new Date('2027-01-10T12:00:00Z'),
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
})
