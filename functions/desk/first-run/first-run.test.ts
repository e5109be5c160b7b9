import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Importer, importerIdSchema } from '#domain/desk/importer.ts'
import type { Market } from '#domain/shared/market.ts'
import { createImporterStore } from '../../platform/importers/importer-store.ts'
import { tenderRow } from '../../platform/test/builders.ts'
import { silentLog } from '../../platform/test/silent-log.ts'
import { startTestCloud, type TestCloud } from '../../platform/test/start-test-cloud.ts'
import { createMarketStore } from '../../tenders/market-store.ts'
import { createTenderStore } from '../../tenders/tender-store.ts'
import { openFirstRun } from './open-first-run.ts'

describe('the first run, from an empty account to one that serves producers', () => {
  let cloud: TestCloud
  /** What the fake account calls its prices. */
  const keys = new Map<string, string | null>()
  beforeAll(async () => {
    cloud = await startTestCloud()
    Object.assign(process.env, cloud.environment)
    cloud.setSenderVerified(false)
    for (const price of cloud.stripe.all('price')) {
      keys.set(price.id, price.lookup_key)
      price.lookup_key = null
    }
  })
  afterAll(() => cloud.stop())

  const importers = () => createImporterStore(cloud.table('IMPORTERS_TABLE'))
  /** What is missing, by step. */
  const missing = async () => {
    const { steps } = await openFirstRun(importers(), silentLog)
    return Object.fromEntries(steps.map(({ step, missing: left }) => [step, left]))
  }
  const addImporter = (market: Market, contact: Pick<Importer, 'email' | 'phone'>) =>
    importers().save({
      market,
      importer_id: importerIdSchema.parse(`imp_test-${market}-0001`),
      version: 1,
      name: 'Test Import AB',
      licence: null,
      contact_name: null,
      portal_account: null,
      lead_days: 0,
      ...contact,
    })

  it('lacks everything in an empty account', async () => {
    expect(await missing()).toEqual({
      markets: ['live'],
      importers: ['SE'],
      plan: ['plan'],
      prices: ['access_plan', 'single_application', 'application_fee'],
      sender: ['sender'],
    })
  })

  it('has a market once an administrator has opened one', async () => {
    const markets = createMarketStore(cloud.table('MARKETS_TABLE'))
    await markets.save({ market: 'SE', status: 'coming_soon', opens_on: null })
    expect(await missing()).toMatchObject({ markets: ['live'], importers: [] })
    await markets.save({ market: 'SE', status: 'live', opens_on: null })
    await markets.save({ market: 'FI', status: 'live', opens_on: null })
    expect(await missing()).toMatchObject({ markets: [], importers: ['SE', 'FI'] })
  })

  it('has importers once each open market has one that can be reached', async () => {
    await addImporter('SE', { email: 'import@example.com', phone: null })
    await addImporter('FI', { email: null, phone: null })
    expect(await missing()).toMatchObject({ importers: ['FI'] })
    const [without] = (await importers().list()).filter(({ market }) => market === 'FI')
    if (without === undefined) throw new Error('no importer')
    await importers().save({ ...without, phone: '+358 1', version: 2 })
    expect(await missing()).toMatchObject({ importers: [] })
  })

  it('has a plan once a tender is stored', async () => {
    await createTenderStore(cloud.table('TENDERS_TABLE')).save(tenderRow(1), 0)
    expect(await missing()).toMatchObject({ plan: [] })
  })

  it('has prices once the provider answers with all of them', async () => {
    const [first, ...others] = cloud.stripe.all('price')
    if (first === undefined) throw new Error('no price')
    for (const price of others) price.lookup_key = keys.get(price.id) ?? null
    expect(await missing()).toMatchObject({ prices: [keys.get(first.id)] })
    first.lookup_key = keys.get(first.id) ?? null
    expect(await missing()).toMatchObject({ prices: [] })
    cloud.stripe.failWhen(() => 'unavailable')
    expect((await missing()).prices).toHaveLength(3)
    cloud.stripe.failWhen(null)
  })

  it('is done when the sender of mail is verified as well', async () => {
    cloud.setSenderVerified(true)
    expect(Object.values(await missing()).flat()).toEqual([])
  })
})
