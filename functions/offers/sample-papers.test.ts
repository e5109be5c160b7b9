import { PDFiumLibrary } from '@hyzyla/pdfium'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sample } from '#domain/samples/sample.ts'
import { sampleSchema } from '#domain/samples/sample-schema.ts'
import { saveSamples } from '../applications/save-samples.ts'
import { openApplications } from '../applications/test/open-applications.ts'
import { tenderRow, userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { printSamplePaper } from './print-sample-paper.ts'
import { readPdf, rolesIn, strayText, textOf } from './test/read-pdf.ts'

const tender = tenderRow(1, {
  offer_deadline: '2027-01-29',
  reference: 'SE-2027/114',
  category: 'red_wine',
})
const { tender_id } = tender
const user_id = userId('samples-1')
const sample: Sample = sampleSchema.parse({
  sample_id: 'smp_aaaaaaaa',
  stage: 'requested',
  bottles: 6,
  lot: 'L 24-117',
  vintage: '2024',
  bottled_on: '2026-09-01',
  consignee: 'Nordic Import AB\nVasagatan 1\n111 20 Stockholm',
  carrier: 'DHL',
  tracking: 'JD014600',
  sent_on: null,
  arrived_on: null,
  retained: 6,
  retained_at: 'Cellar 2',
  value_minor: 850,
  currency: 'EUR',
  term: 'DDP',
})

describe('the papers of samples', () => {
  let cloud: TestCloud
  let opened: ReturnType<typeof openApplications>

  beforeAll(async () => {
    cloud = await startTestCloud()
    opened = openApplications(cloud)
    await opened.deps.tenders.save(tender, 0)
    await opened.addProduct(user_id)
    await opened.draft(user_id, tender_id)
    const early = { tender_id, version: 1, samples: [sample] }
    expect(await saveSamples(opened.deps, user_id, early)).toMatchObject({
      code: 'transition_not_allowed',
    })
    expect(await opened.submit(user_id, tender_id)).toMatchObject({ ok: true })
    const given = { tender_id, version: 2, samples: [sample] }
    expect(await saveSamples(opened.deps, user_id, given)).toMatchObject({ value: { version: 3 } })
    expect(await saveSamples(opened.deps, user_id, given)).toMatchObject({
      code: 'version_conflict',
    })
  })
  afterAll(() => cloud.stop())

  const print = (paper: 'labels' | 'pro-forma', of = user_id) =>
    printSamplePaper(opened.deps, of, { tender_id, sample_id: sample.sample_id, paper })
  const bytesOf = async (paper: 'labels' | 'pro-forma') => {
    const made = await print(paper)
    if (!made.ok) throw new Error(made.code)
    return { ...made.value, bytes: Uint8Array.from(Buffer.from(made.value.pdf, 'base64')) }
  }

  it('are nobody else\u2019s', async () => {
    expect(await print('labels', userId('stranger'))).toMatchObject({ code: 'not_found' })
  })

  it('have a label for each bottle, four a page, each in its quarter', async () => {
    const { bytes, file_name } = await bytesOf('labels')
    expect(file_name).toBe('SE-2027-114_samples_L-24-117_labels.pdf')
    const { pages } = await readPdf(bytes)
    expect(pages.map(({ view }) => view.map(Math.round))).toEqual([
      [0, 0, 595, 842],
      [0, 0, 595, 842],
    ])
    const text = pages.map(({ items }) => items.map(({ str }) => str ?? '').join(' '))
    expect(text.map((page) => page.match(/Lot L 24-117/g)?.length)).toEqual([4, 2])
    expect(text.map((page) => page.match(/SE-2027\/114/g)?.length)).toEqual([4, 2])
    expect(text[1]).toContain('Bottle 6 of 6')
    const library = await PDFiumLibrary.init()
    const document = await library.loadDocument(bytes)
    try {
      const [page] = [...document.pages()]
      const image = await page?.render({ scale: 1, render: 'bitmap' })
      if (!image) throw new Error('no picture')
      const dark = (left: number, top: number) => {
        let count = 0
        for (let y = top; y < top + image.height / 2 - 4; y++)
          for (let x = left; x < left + image.width / 2 - 4; x++)
            if ((image.data[(y * image.width + x) * 4] ?? 255) < 90) count += 1
        return count
      }
      const [half, middle] = [Math.round(image.width / 2) + 2, Math.round(image.height / 2) + 2]
      const quarters = [dark(0, 0), dark(half, 0), dark(0, middle), dark(half, middle)]
      for (const count of quarters) expect(count).toBeGreaterThan(500)
    } finally {
      document.destroy()
      library.destroy()
    }
  }, 60_000)

  it('have a pro-forma invoice with a true value, which readers for the blind can read', async () => {
    const { bytes } = await bytesOf('pro-forma')
    const pdf = await readPdf(bytes)
    const text = textOf(pdf).replace(/\s+/g, ' ')
    for (const part of [
      'Nordic Import AB',
      '8.50 EUR',
      'Total: 51.00 EUR',
      'DDP',
      'L 24-117',
      '2204',
      '4.5 litres',
    ])
      expect(text).toContain(part)
    expect(pdf.pages.flatMap(strayText)).toEqual([])
    expect(pdf.pages.flatMap(({ structure }) => rolesIn(structure))).toContain('Table')
  }, 60_000)

  it('have none without consignee and value', async () => {
    const bare = { ...sample, value_minor: null }
    const given = { tender_id, version: 3, samples: [bare] }
    expect(await saveSamples(opened.deps, user_id, given)).toMatchObject({ ok: true })
    expect(await print('pro-forma')).toMatchObject({ code: 'form_incomplete' })
    expect(await print('labels')).toMatchObject({ ok: true })
  }, 60_000)
})
