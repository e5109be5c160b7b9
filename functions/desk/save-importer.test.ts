import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importerIdSchema } from '#domain/desk/importer.ts'
import { createImporterStore, type ImporterStore } from '../platform/importers/importer-store.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { removeImporter, saveImporter } from './save-importer.ts'

const place = { market: 'SE', importer_id: importerIdSchema.parse('imp_12345678') } as const
const facts = {
  name: 'Test Import AB',
  licence: null,
  contact_name: null,
  email: 'desk@import.example',
  phone: null,
  portal_account: null,
  lead_days: 0,
}

describe('an importer', () => {
  let cloud: TestCloud
  let importers: ImporterStore
  const changes: unknown[] = []
  const audit = (change: unknown) => changes.push(change)
  beforeAll(async () => {
    cloud = await startTestCloud()
    importers = createImporterStore(cloud.table('IMPORTERS_TABLE'))
  })
  afterAll(() => cloud.stop())

  it('is added once, and changed by who has seen the version before', async () => {
    const added = await saveImporter(importers, place, { ...facts, version: 0 }, audit)
    expect(added).toMatchObject({ ok: true, value: { version: 1, market: 'SE' } })
    const stale = await saveImporter(importers, place, { ...facts, version: 0 }, audit)
    expect(stale).toMatchObject({ code: 'version_conflict' })
    const changed = { ...facts, licence: '12345' }
    await saveImporter(importers, place, { ...changed, version: 1 }, audit)
    expect(await importers.list()).toEqual([{ ...changed, ...place, version: 2 }])
    expect(changes).toEqual([
      { before: null, after: facts },
      { before: facts, after: changed },
    ])
  })

  it('is removed, once', async () => {
    expect(await removeImporter(importers, place, audit)).toMatchObject({ ok: true })
    expect(changes.at(-1)).toMatchObject({ before: { licence: '12345' }, after: null })
    expect(await removeImporter(importers, place, audit)).toMatchObject({ code: 'not_found' })
    expect(await importers.list()).toEqual([])
  })
})
