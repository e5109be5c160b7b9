import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listsFor } from '#domain/offers/field-lists.ts'
import { listingData } from '#domain/offers/listing-data.ts'
import type { OrderEntry } from '#domain/orders/order-entry.ts'
import { orderEntrySchema } from '#domain/orders/order-entry-schema.ts'
import { outcomeEntrySchema } from '#domain/outcomes/outcome-schema.ts'
import { checkOffer, recordReference } from '../applications/desk-steps.ts'
import { recordOrderStep } from '../applications/record-order-step.ts'
import { recordOutcome } from '../applications/record-outcome.ts'
import { openApplications } from '../applications/test/open-applications.ts'
import { openDesk } from '../applications/test/open-desk.ts'
import { tenderRow, userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { decodeXlsx } from '../portfolio/reading/decode-xlsx.ts'
import { getListingData } from './get-listing-data.ts'
import { missingMark } from './listing-sheet.ts'
import { madeOffers } from './test/made-offers.ts'

const nothing = {
  ...{ done_on: null, responsible: null, numbers: {}, quantity: null, lot: null, ready_on: null },
  ...{ price_minor: null, currency: null, term: null, result: null, documents: [], measures: {} },
  ...{ deviation: null, note: null },
}
const productData: OrderEntry = orderEntrySchema.parse({
  ...nothing,
  entry_id: 'ord_productdata',
  step: 'product_data',
  done_on: '2027-03-01',
  numbers: { gtin_unit: '6291041500213', gtin_case: '14567815983469' },
  measures: { units_per_case: 6, cases_per_layer: 20, layers: 5, case_gross_g: 8400 },
})

describe('the product data set for the listing', () => {
  it.each(madeOffers())(
    'asks what the monopoly lists, with a reason for each gap: %s',
    (_, offer) => {
      const lines = listingData(offer, [])
      const [own] = listsFor(offer.market)
      const labels = new Set(own?.fields.map(({ label }) => label))
      for (const line of lines) {
        expect(line.asked_by).not.toBe('')
        expect(line.source).not.toBe('')
        if (labels.has(line.field)) expect(line.asked_by).toContain(own?.id)
      }
      const names = lines.map(({ field }) => field)
      expect(new Set(names).size).toBe(names.length)
      // what nobody recorded is no value
      for (const name of ['Type of pallet', 'Gross weight of the case (g)', 'SSCC of the pallets'])
        expect(lines.find(({ field }) => field === name)).toMatchObject({ value: null })
      // no price, no signature, no answer to the tender's criteria
      expect(names.join()).not.toMatch(/price|signature|criteri/i)
    },
  )

  it('says what the order record says, which is later than the offer', () => {
    for (const [, offer] of madeOffers()) {
      const lines = listingData(offer, [{ ...productData, documents: [] }])
      const said = lines.filter(({ source }) => source === 'order record')
      expect(said.map(({ value }) => value)).toEqual(
        expect.arrayContaining(['6291041500213', 20, 5, 8400]),
      )
      expect(said.map(({ value }) => String(value)).join()).toContain('14567815983469')
    }
  })
})

describe('the spreadsheet of it', () => {
  let cloud: TestCloud
  let opened: ReturnType<typeof openApplications>
  const user_id = userId('listing-1')
  const by = userId('listing-operator')
  const tender = tenderRow(871, { offer_deadline: '2027-01-20', reference: 'SE-2027/871' })
  const { tender_id } = tender
  const made = () => getListingData(opened.deps, user_id, tender_id)

  beforeAll(async () => {
    cloud = await startTestCloud()
    opened = openApplications(cloud)
    await opened.deps.tenders.save(tender, 0)
    await opened.addProduct(user_id)
    await opened.draft(user_id, tender_id)
    await opened.submit(user_id, tender_id)
  })
  afterAll(() => cloud.stop())

  it('is none before the win, and opens again after it', async () => {
    const desk = openDesk(cloud, opened)
    const seen = async () => ({
      ...{ user_id, tender_id, by },
      version: (await opened.deps.applications.find(user_id, tender_id))?.version ?? 0,
    })
    await checkOffer(desk, await seen())
    const given = { reference: 'SE-1', given_at: '2027-01-10T10:00' }
    await recordReference(desk, { ...(await seen()), ...given })
    expect(await made()).toMatchObject({ code: 'not_found' })
    opened.clock.now = new Date('2027-03-01T12:00:00Z')
    const entry = outcomeEntrySchema.parse({
      ...{ event_id: 'out_wonwonwon', kind: 'won', day: '2027-02-20', note: null },
      ...{ evidence: null, details: {}, corrects: null },
    })
    expect(await recordOutcome(desk, { ...(await seen()), entry })).toMatchObject({ ok: true })
    const before = await made()
    const step = { ...(await seen()), side: 'desk' as const, entry: productData }
    expect(await recordOrderStep(desk, step)).toMatchObject({ ok: true })
    const after = await made()
    if (!before.ok || !after.ok) throw new Error('no data set')
    expect(after.value.file_name).toBe('SE-2027-871_product-data.xlsx')
    // the GTIN of the unit is required and was not in the offer
    expect(after.value.missing).toBe(before.value.missing - 1)
    const rows = async (xlsx: string) => {
      const whole = { cellCharacters: 40_000, cleanCell: (text: string) => text, wordSpace: 0.9 }
      const decoded = await decodeXlsx(Uint8Array.from(Buffer.from(xlsx, 'base64')), whole)
      if (decoded.kind !== 'sheets') throw new Error('no sheets')
      expect(decoded.sheets.map(({ name }) => name)).toEqual(['Listing Systembolaget'])
      return new Map(decoded.sheets[0]?.rows.map(({ cells }) => [cells[1], cells]))
    }
    const empty = await rows(before.value.xlsx)
    const full = await rows(after.value.xlsx)
    expect([...full.keys()]).toEqual([...empty.keys()])
    expect(empty.get('Cases per layer')?.[3]).toBe(missingMark)
    expect(full.get('Cases per layer')?.slice(3, 6)).toEqual([20, 'no', 'order record'])
    expect(full.get('GTIN of the case')?.[3]).toBe('14567815983469')
    expect(full.get('Alcohol %')?.[3]).toBe(12.5)
    const required = [...full.values()].filter((row) => row[4] === 'yes' && row[3] === missingMark)
    expect(required).toHaveLength(after.value.missing)
    // the same content is the same file
    expect((await made()).ok && (await made())).toEqual(after)
  })
})
