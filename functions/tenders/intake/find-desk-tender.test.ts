import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomIds } from '../../platform/ids.ts'
import { publishedTender, tenderId } from '../../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../../platform/test/start-test-cloud.ts'
import { correctCriteria } from '../correct-criteria.ts'
import type { TenderPublishing } from '../publish-tender.ts'
import { saveTender } from '../save-tender.ts'
import { tenderRowOf } from '../tender-row.ts'
import { createTenderStore } from '../tender-store.ts'
import { createTenderVersionStore } from '../tender-version-store.ts'
import { findDeskTender, listTenderVersions } from './find-desk-tender.ts'
import { newRow } from './intake-row.ts'
import { createIntakeStore } from './intake-store.ts'

const tender_id = tenderId(1)
const intake_id = randomIds.intake()
const published = publishedTender({ product_type: 'Red wine', region: 'Beaujolais' })
const place = (column: number, text: string) => ({
  sheet: 'Plan',
  page: null,
  row: 3,
  column,
  header: null,
  text,
})

describe('a stored tender at the desk', () => {
  let cloud: TestCloud
  let deps: TenderPublishing & { readonly intakes: ReturnType<typeof createIntakeStore> }

  beforeAll(async () => {
    cloud = await startTestCloud()
    deps = {
      intakes: createIntakeStore(cloud.table('TENDER_INTAKES_TABLE')),
      tenders: createTenderStore(cloud.table('TENDERS_TABLE')),
      versions: createTenderVersionStore(cloud.table('TENDER_VERSIONS_TABLE')),
      changes: cloud.changes,
      askForApplicationWork: async () => undefined,
      now: () => new Date('2027-01-01T10:00:00Z'),
    }
    const evidence = {
      product_type: [place(2, 'Red wine')],
      region: [place(4, 'Beaujolais')],
    }
    const left_out = [place(9, 'Shelf 7')]
    const row = newRow({ published, evidence, left_out }, 1, null, new Map())
    await deps.intakes.replaceRows(intake_id, [row], [])
    const tender = {
      tender_id,
      version: 1,
      published,
      corrected_criteria: null,
      sample: null,
      result: null,
      updated_at: '2026-12-01T08:00:00Z',
    }
    const from = { intake_id, number: 1 }
    await deps.tenders.save(tenderRowOf(tender, row.criteria, [], { from }), 0)
  })
  afterAll(() => cloud.stop())

  const found = async () => {
    const got = await findDeskTender(deps, tender_id)
    if (!got.ok) throw new Error(got.code)
    return got.value
  }

  it('knows where the words of its fields stood, also in later versions', async () => {
    expect(await found()).toMatchObject({
      evidence: { product_type: [{ column: 2 }], region: [{ column: 4 }] },
      left_out: [{ text: 'Shelf 7' }],
      held_until: null,
    })
    const change = { ...published, region: 'Fleurie' }
    await saveTender(deps, { tender_id, published: change, sample: null, version: 1 })
    // what was corrected by hand stands nowhere in the file
    expect((await found()).evidence).toEqual({ product_type: [place(2, 'Red wine')] })
  })

  it('has its versions, each with what it changed', async () => {
    const { criteria } = await found()
    const [first, ...others] = criteria
    if (first === undefined) throw new Error('no criterion')
    const corrected = [{ ...first, required: false }, ...others]
    await correctCriteria(deps, { tender_id, criteria: corrected, version: 2 })
    const versions = await listTenderVersions(deps, tender_id)
    expect(versions).toMatchObject({
      ok: true,
      value: {
        versions: [
          { version: 3, change: 'corrected', fields: [], requirements: [{ before: first.text }] },
          {
            version: 2,
            change: 'changed',
            fields: [{ field: 'region', before: 'Beaujolais', after: 'Fleurie' }],
          },
          { version: 1, change: null, fields: [], requirements: [] },
        ],
      },
    })
  })

  it('is one', async () => {
    expect(await findDeskTender(deps, tenderId(9))).toMatchObject({ code: 'not_found' })
    expect(await listTenderVersions(deps, tenderId(9))).toMatchObject({ code: 'not_found' })
  })
})
