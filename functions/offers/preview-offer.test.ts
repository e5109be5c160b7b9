import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { UserId } from '#domain/shared/ids.ts'
import { saveDraft } from '../applications/save-draft.ts'
import { openApplications } from '../applications/test/open-applications.ts'
import { completeForm, tenderRow, userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { previewOffer } from './preview-offer.ts'
import { readPdf, textOf } from './test/read-pdf.ts'

const tender = tenderRow(1, {
  offer_deadline: '2027-01-29',
  reference: 'SE-2027/114',
  documents_required: ['price_list'],
})
const { tender_id } = tender

describe('the preview of a draft', () => {
  let cloud: TestCloud
  let opened: ReturnType<typeof openApplications>
  let user_id: UserId
  let users = 0

  beforeAll(async () => {
    cloud = await startTestCloud()
    opened = openApplications(cloud)
    await opened.deps.tenders.save(tender, 0)
  })
  afterAll(() => cloud.stop())
  beforeEach(async () => {
    users += 1
    user_id = userId(`previewer-${users}`)
    opened.clock.hasPlan = true
    await opened.addProduct(user_id)
  })

  const preview = (of = user_id) => previewOffer(opened.deps, opened.caller(of), tender_id)
  async function read() {
    const made = await preview()
    if (!made.ok) throw new Error(made.code)
    const bytes = Uint8Array.from(Buffer.from(made.value.pdf, 'base64'))
    expect(bytes.length).toBeLessThan(1_000_000)
    const pdf = await readPdf(bytes)
    return { ...made.value, pages: pdf.pages, text: textOf(pdf).replace(/\s+/g, ' ') }
  }

  it('says what was saved last, with the mark on each page, and what is still open', async () => {
    const { document_id } = await opened.addDocument(user_id, { holder: 'Domaine du Test' })
    const documents = { document_price_list: document_id }
    await opened.draft(user_id, tender_id, { quantity: '12345' }, { documents })
    const first = await read()
    expect(first).toMatchObject({
      version: 1,
      file_name: expect.stringMatching(/^SE-2027-114_.+_draft_2027-01-10\.pdf$/),
    })
    expect(first.pages.length).toBeGreaterThan(2)
    for (const { items } of first.pages)
      expect(items.filter(({ str }) => str?.includes('DRAFT'))).toHaveLength(1)
    expect(first.text).toContain('12345')
    expect(first.text).toContain('this offer has not been submitted')
    expect(first.text.replaceAll(' ', '')).toContain('a'.repeat(64))
    // a warning that nothing answers yet
    expect(first.text).toContain('ETH-MAP')

    const form = completeForm(opened.product_id)
    const form_data = { ...form, answers: { ...form.answers, quantity: '67890' } }
    await saveDraft(opened.deps, user_id, { tender_id, form_data, version: 1 })
    const second = await read()
    expect(second.version).toBe(2)
    expect(second.text).toContain('67890')
    expect(second.text).not.toContain('12345')
  })

  it('has the answers that stand in from earlier applications', async () => {
    const kept = { product_id: opened.product_id, market: 'SE', vintage: 2024 } as const
    const at = opened.clock.now.toISOString()
    const answers = { 'ethics.auditInfo': 'Sample audit of 2025' }
    const facts = { 'origin.amforiRiskCountry': true }
    await opened.deps.keptAnswers.keep(user_id, { ...kept, at, tender_id, answers })
    await opened.draft(user_id, tender_id, {}, { facts })
    expect((await read()).text).toContain('Sample audit of 2025')
  })

  it('is there without a running plan, as the draft is', async () => {
    await opened.draft(user_id, tender_id)
    opened.clock.hasPlan = false
    const { text } = await read()
    expect(text).toContain('Red wine')
  })

  it('is only of a draft, and only for its owner', async () => {
    expect(await preview()).toEqual({ ok: false, code: 'not_found' })
    const { document_id } = await opened.addDocument(user_id)
    await opened.draft(user_id, tender_id, {}, { documents: { document_price_list: document_id } })
    expect(await preview(userId('stranger'))).toEqual({ ok: false, code: 'not_found' })
    expect(await opened.submit(user_id, tender_id)).toMatchObject({ ok: true })
    expect(await preview()).toEqual({ ok: false, code: 'transition_not_allowed' })
  })
})
