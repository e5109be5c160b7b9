import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FormData } from '#domain/applications/application.ts'
import type { OfferFinding } from '#domain/applications/tender-findings.ts'
import { uncheckedVat } from '#domain/companies/vat-check.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { putRow } from '../platform/dynamodb/write-rows.ts'
import { randomIds } from '../platform/ids.ts'
import { completeForm, tenderRow, userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { findApplication } from './find-application.ts'
import { getApplication } from './get-application.ts'
import { saveDraft } from './save-draft.ts'
import { submitApplication } from './submit-application.ts'
import { openApplications } from './test/open-applications.ts'

describe('the rules at the submission', () => {
  let cloud: TestCloud
  let opened: ReturnType<typeof openApplications>
  let user_id: UserId
  let count = 0
  let tender: ReturnType<typeof tenderRow>

  beforeAll(async () => {
    cloud = await startTestCloud()
    opened = openApplications(cloud)
  })
  afterAll(() => cloud.stop())
  beforeEach(async () => {
    count += 1
    user_id = userId(`applicant-${count}`)
    tender = tenderRow(count, {
      offer_deadline: '2027-01-29',
      max_offers_per_producer: 1,
      documents_required: ['price_list'],
    })
    await opened.deps.tenders.save(tender, 0)
    await opened.addProduct(user_id)
  })

  const complete = async (more: Partial<FormData> = {}): Promise<FormData> => {
    const { document_id } = await opened.addDocument(user_id)
    const documents = { document_price_list: document_id }
    return { ...completeForm(opened.product_id), documents, ...more }
  }
  const save = (form_data: FormData, version = 0) =>
    saveDraft(opened.deps, user_id, { tender_id: tender.tender_id, form_data, version })
  const submit = (version = 1, deps = opened.deps) =>
    submitApplication(deps, user_id, { tender_id: tender.tender_id, version })
  const stored = () => opened.deps.applications.find(user_id, tender.tender_id)
  const blockedBy = async () => {
    const submitted = await submit()
    if (submitted.ok) return []
    const { findings } = submitted.details as { findings: OfferFinding[] }
    return [submitted.code, ...findings.map(({ rule_id, status }) => `${rule_id}: ${status}`)]
  }

  it('let pass what keeps them, and keep what they left open with their version', async () => {
    await save(await complete())
    expect(await submit()).toMatchObject({ ok: true, value: { status: 'SUBMITTED' } })
    const kept = (await stored())?.submitted_for
    expect(kept?.rules_version).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(kept?.findings.find(({ rule_id }) => rule_id === 'ETH-MAP')).toMatchObject({
      status: 'unknown',
      severity: 'warning',
      phase: 'offer',
    })
    expect(kept?.findings.filter(({ phase }) => phase === 'launch').length).toBeGreaterThan(5)
    expect(kept?.form.documents).toMatchObject([
      { question: 'document_price_list', version: 1, files: [{ sha256: 'a'.repeat(64) }] },
    ])
  })

  it('let nothing into the submission that was left over and is not asked for', async () => {
    const price_lines = [{ volume_ml: 3000, price: '0.01' }]
    const { documents, facts, ...form } = await complete({ price_lines })
    const more = await opened.addDocument(user_id)
    await save({
      ...form,
      documents: { ...documents, document_holiday: more.document_id },
      // of the product, of the form, of nothing, and not answered
      facts: { ...facts, colour: 'white', abv: '5', 'no.such': 'x', sweetened: '' },
    })
    expect(await submit()).toMatchObject({ ok: true })
    const { form_data, submitted_for } = (await stored()) ?? {}
    expect(form_data).toMatchObject({ price_lines: [] })
    expect(form_data?.documents).toEqual(documents)
    const { 'tender.oneOfferPerProducer': _, ...read } = facts ?? {}
    expect(form_data?.facts).toEqual(read)
    expect(submitted_for?.form.documents).toMatchObject([{ question: 'document_price_list' }])
  })

  it('answer owner and operator with what they found that day, whatever they say later', async () => {
    await save(await complete())
    const { tender_id } = tender
    const answers = async () => {
      const own = await getApplication(opened.deps, opened.caller(user_id), { tender_id })
      const found = await findApplication(opened.deps, { user_id, tender_id })
      if (!own.ok || !found.ok) throw new Error('not found')
      return [own.value.submitted_check, found.value.submitted_check]
    }
    expect(await answers()).toEqual([null, null])
    await submit()
    const row = await stored()
    if (!row?.submitted_for) throw new Error('not submitted')
    // a submission of another day, by rules that are others today
    const [finding] = row.submitted_for.findings
    if (finding === undefined) throw new Error('nothing was left open')
    const kept = { findings: [{ ...finding, rule_id: 'OLD-RULE' }], rules_version: '2026-01-01' }
    const before = { ...row, submitted_for: { ...row.submitted_for, ...kept } }
    await putRow(cloud.table('USER_APPLICATIONS_TABLE'), before)
    expect(await answers()).toMatchObject([kept, kept])
  })

  it('refuse what a changed client sends: nothing that it says of counts or documents is read', async () => {
    const { facts, ...form } = await complete()
    await save({
      ...form,
      documents: {},
      facts: {
        ...facts,
        so2TotalMgPerL: '151',
        'organic.claimed': true,
        'organic.certificateFile': 'certificate.pdf',
        'organic.certificateDaysLeft': '300',
        salesChannel: 'other',
        abv: '5',
      },
    })
    expect(await blockedBy()).toEqual([
      'offer_blocked',
      'SO2-R-DRY: fail',
      'SO2-ORG-R-REST: fail',
      'ORG-CERT: fail',
      'tender:document:price_list: unknown',
    ])
    expect((await stored())?.status).toBe('DRAFT')
  })

  it('refuse an offer that leaves one open, and a document of somebody else', async () => {
    const foreign = await opened.addDocument(userId('stranger'))
    const { facts, ...form } = await complete({
      documents: { document_price_list: foreign.document_id },
    })
    await save({ ...form, facts: { ...facts, 'ethics.codeOfConductSigned': '' } })
    expect(await blockedBy()).toEqual([
      'offer_blocked',
      'ETH-COC: unknown',
      'tender:document:price_list: unknown',
    ])
  })

  it('are waived by whom and when the server says, as long as the reason stays', async () => {
    await opened.deps.profiles.save(user_id, {
      profile: {
        legal_name: 'Test SARL',
        trade_name: null,
        country_code: 'FR',
        address: null,
        vat_number: null,
        gln: null,
        producer_type: null,
        contact_name: 'B. Waiver',
        contact_email: null,
        phone: null,
        website: null,
        language: 'fr',
        importers: {},
      },
      vat_check: uncheckedVat,
    })
    const at = '1999-01-01T00:00:00.000Z'
    const waiver = { rule_id: 'ETH-MAP', reason: 'The map follows.', by: 'Somebody', at }
    const form = await complete({ waivers: [waiver] })
    await save(form)
    const first = opened.clock.now.toISOString()
    const stamped = { ...waiver, by: 'B. Waiver', at: first }
    expect((await stored())?.form_data?.waivers).toEqual([stamped])
    // the same save, repeated
    expect(await save(form)).toMatchObject({ ok: true, value: { version: 1 } })

    opened.clock.now = new Date('2027-01-11T12:00:00Z')
    const other = { rule_id: 'MON-SE-OTHER', reason: 'Known.' }
    await save({ ...form, waivers: [waiver, other] }, 1)
    opened.clock.now = new Date('2027-01-10T12:00:00Z')
    expect((await stored())?.form_data?.waivers).toEqual([
      stamped,
      { ...other, by: 'B. Waiver', at: '2027-01-11T12:00:00.000Z' },
    ])
    expect(await submit(2)).toMatchObject({ ok: true })
    const findings = (await stored())?.submitted_for?.findings
    expect(findings?.find(({ rule_id }) => rule_id === 'ETH-MAP')).toMatchObject({
      status: 'waived',
      waiver: { by: 'B. Waiver', at: first },
    })
  })

  it('forget with another product what was said of the former one, and nothing of the company', async () => {
    const product_id = randomIds.product()
    const [own, company] = [
      await opened.addDocument(user_id, { product_id: opened.product_id }),
      await opened.addDocument(user_id),
    ]
    const documents = { own: own.document_id, company: company.document_id }
    const facts = { so2TotalMgPerL: '95', sweetened: false, 'supplier.country': 'SE' }
    const waivers = [{ rule_id: 'ETH-MAP', reason: 'The map follows.' }]
    const form = await complete({ documents, facts, waivers })
    await save(form)
    // the same product again: nothing is lost
    await save({ ...form, answers: { ...form.answers, importer: 'Anders AB' } }, 1)
    expect((await stored())?.form_data).toMatchObject({ documents, facts, waivers })
    await save({ ...form, product_id, facts: { ...facts, so2TotalMgPerL: '80' } }, 2)
    expect((await stored())?.form_data).toMatchObject({
      product_id,
      answers: form.answers,
      facts: { so2TotalMgPerL: '80', 'supplier.country': 'SE' },
      waivers: [],
    })
    const after = (await stored())?.form_data
    expect(Object.keys(after?.facts ?? {}).sort()).toEqual(['so2TotalMgPerL', 'supplier.country'])
    expect(after?.documents).toEqual({ company: company.document_id })
  })

  it.each(['ETH-COC', 'NO-SUCH-RULE'])('of which %s is not waived', async (rule_id) => {
    const refused = await save(await complete({ waivers: [{ rule_id, reason: 'Because.' }] }))
    expect(refused).toMatchObject({ code: 'not_waivable', details: { rules: [rule_id] } })
    expect(await stored()).toBeNull()
  })

  describe('and what was checked is what is submitted', () => {
    const refusesChange = async (deps: typeof opened.deps) => {
      expect(await submit(1, deps)).toEqual({ ok: false, code: 'changed_meanwhile' })
      expect(await stored()).toMatchObject({ status: 'DRAFT', version: 1 })
    }

    it('when the tender changes at that moment', async () => {
      await save(await complete())
      const { tenders } = opened.deps
      const find: typeof tenders.find = async (id) => {
        const found = await tenders.find(id)
        await tenders.save({ ...tender, version: 2 }, 1)
        return found
      }
      await refusesChange({ ...opened.deps, tenders: { ...tenders, find } })
    })

    it('when the product changes, or leaves the portfolio', async () => {
      await save(await complete())
      const { products } = opened.deps
      const changing =
        (change: { version?: number; deleted_at?: string }): typeof products.find =>
        async (...key) => {
          const found = await products.find(...key)
          if (found !== null) await products.saveReading({ ...found, ...change }, found)
          return found
        }
      const deleted_at = opened.clock.now.toISOString()
      for (const change of [{ version: 4 }, { deleted_at }])
        await refusesChange({
          ...opened.deps,
          products: { ...products, find: changing(change) },
        })
    })

    it('when a document changes', async () => {
      const form = await complete()
      await save(form)
      const { documents } = opened.deps
      const findMany: typeof documents.findMany = async (...key) => {
        const found = await documents.findMany(...key)
        for (const row of found)
          await documents.change(row, (before) => ({ ...before, version: 2 }), opened.clock.now)
        return found
      }
      await refusesChange({ ...opened.deps, documents: { ...documents, findMany } })
      expect(await submit()).toMatchObject({ ok: true })
    })
  })
})
