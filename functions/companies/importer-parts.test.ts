import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importerPartFor } from '#domain/prices/importer-part.ts'
import { importerPartSchema } from '#domain/prices/importer-part-schema.ts'
import { userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { createImporterPartStore } from './importer-part-store.ts'
import { listImporterParts, rememberImporterPart } from './remember-importer-part.ts'

const swedish = { litres: 0.75, figures: { freight: 4.5, importer_margin_percent: 22 } }
const norwegian = { litres: 0.75, figures: { freight: 6 } }

describe('what the importers of a company take', () => {
  let cloud: TestCloud
  beforeAll(async () => {
    cloud = await startTestCloud()
  })
  afterAll(() => cloud.stop())
  const store = () => createImporterPartStore(cloud.table('IMPORTER_PARTS_TABLE'))

  it('is remembered by market, for this company alone', async () => {
    const [own, other] = [userId('with-importers'), userId('with-others')]
    await rememberImporterPart(store(), own, { market: 'SE', part: swedish })
    const both = await rememberImporterPart(store(), own, { market: 'NO', part: norwegian })
    expect(both).toEqual({ ok: true, value: { parts: { SE: swedish, NO: norwegian } } })
    expect(await listImporterParts(store(), own)).toEqual(both)
    expect(await listImporterParts(store(), other)).toEqual({ ok: true, value: { parts: {} } })
  })

  it('is replaced as a whole, and forgotten without figures', async () => {
    const own = userId('changing-importers')
    await rememberImporterPart(store(), own, { market: 'SE', part: swedish })
    const part = { litres: 3, figures: { warehouse: 2 } }
    expect(await rememberImporterPart(store(), own, { market: 'SE', part })).toMatchObject({
      value: { parts: { SE: part } },
    })
    const none = { market: 'SE', part: { litres: 3, figures: {} } } as const
    expect(await rememberImporterPart(store(), own, none)).toEqual({
      ok: true,
      value: { parts: {} },
    })
  })

  it.each([
    ['a negative cost', { freight: -1 }],
    ['a margin of everything', { importer_margin_percent: 95 }],
    ['a figure of the monopoly', { markup_fixed: 3 }],
  ])('takes no %s', (_, figures) => {
    expect(importerPartSchema.safeParse({ litres: 0.75, figures }).success).toBe(false)
  })

  it('fits costs to another pack and leaves the margin', () => {
    expect(importerPartFor(swedish, 3)).toEqual({ freight: 18, importer_margin_percent: 22 })
    expect(importerPartFor(swedish, 0.25)).toEqual({ freight: 1.5, importer_margin_percent: 22 })
  })
})
