import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { applicationRoutes } from '#contracts/applications.ts'
import {
  type Answer,
  type Application,
  applicationSchema,
} from '#domain/applications/application.ts'
import type { FormProblem } from '#domain/applications/check-form.ts'
import type { OfferFinding } from '#domain/applications/tender-findings.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import type { Result } from '#domain/shared/result.ts'
import { readCriteria } from '#domain/tenders/read-criteria/read-criteria.ts'
import { createCompanyProfileStore } from '../companies/company-profile-store.ts'
import { createImporterPartStore } from '../companies/importer-part-store.ts'
import { createDocumentStore } from '../documents/document-store.ts'
import type { AccessChecks } from '../platform/access/policy.ts'
import { randomIds } from '../platform/ids.ts'
import { createLookStore, type LookStore } from '../platform/notices/look-store.ts'
import { createPaymentStore } from '../platform/payments/payment-store.ts'
import type { ApplicationWork } from '../platform/queue/application-work.ts'
import { applicationsOf } from '../platform/test/applications-of.ts'
import { completeForm, knownRedWine, tenderRow, userId } from '../platform/test/builders.ts'
import {
  furmintCan,
  furmintInCan,
  malbecBlend,
  malbecFob,
  moselRiesling,
  whiteWineInKeg,
} from '../platform/test/published-examples.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { createKeptAnswerStore } from '../portfolio/kept-answer-store.ts'
import { productRowOf } from '../portfolio/product-row.ts'
import { createProductStore } from '../portfolio/product-store.ts'
import { createMarketStore } from '../tenders/market-store.ts'
import type { TenderRow } from '../tenders/tender-row.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { createTenderVersionStore } from '../tenders/tender-version-store.ts'
import { createApplicationStore } from './application-store.ts'
import { discardDraft } from './discard-draft.ts'
import { getApplication } from './get-application.ts'
import { listApplications } from './list-applications.ts'
import { saveDraft } from './save-draft.ts'
import { createStockStore } from './stock-store.ts'
import { type Submitting, submitApplication } from './submit-application.ts'
import { syncApplications } from './sync-applications.ts'

const swedish = tenderRow(1, { offer_deadline: '2027-01-29' })
const norwegian = tenderRow(2, {
  market: 'NO',
  monopoly: 'vinmonopolet',
  offer_deadline: '2027-01-29',
})
/** As published, with a day that is still to come. */
const stillOpen = { offer_deadline: '2027-01-29', sample_deadline: null, launch_date: '2027-09-01' }
const malbec = tenderRow(3, { ...malbecFob, ...stillOpen }, readCriteria(malbecFob))
const furmint = tenderRow(4, { ...furmintCan, ...stillOpen }, readCriteria(furmintCan))
const product_id = randomIds.product()

describe('applications', () => {
  let cloud: TestCloud
  let deps: Submitting & { access: AccessChecks; looks: LookStore }
  let announced: ApplicationWork[]
  let hasPlan: boolean
  let now: Date
  let user_id: UserId
  let users = 0

  beforeAll(async () => {
    cloud = await startTestCloud()
    const payments = cloud.table('PAYMENTS_TABLE')
    deps = {
      payments: createPaymentStore(payments),
      table: payments,
      looks: createLookStore(cloud.table('NOTICES_TABLE')),
      applications: createApplicationStore(cloud.table('USER_APPLICATIONS_TABLE')),
      tenders: createTenderStore(cloud.table('TENDERS_TABLE')),
      versions: createTenderVersionStore(cloud.table('TENDER_VERSIONS_TABLE')),
      markets: createMarketStore(cloud.table('MARKETS_TABLE')),
      products: createProductStore(cloud.table('PRODUCTS_TABLE')),
      profiles: createCompanyProfileStore(cloud.table('COMPANY_PROFILES_TABLE')),
      importerParts: createImporterPartStore(cloud.table('IMPORTER_PARTS_TABLE')),
      stock: createStockStore(cloud.table('STOCK_TABLE')),
      keptAnswers: createKeptAnswerStore(cloud.table('KEPT_ANSWERS_TABLE')),
      documents: createDocumentStore(cloud.table('DOCUMENTS_TABLE')),
      access: { hasAccessPlan: async () => hasPlan, mayApplyTo: async () => hasPlan },
      announceSeal: async () => {},
      announce: async (work) => void announced.push(work),
      now: () => now,
    }
    for (const row of [swedish, norwegian, malbec, furmint]) await deps.tenders.save(row, 0)
  })
  afterAll(() => cloud.stop())

  beforeEach(async () => {
    now = new Date('2027-01-10T12:00:00Z')
    announced = []
    hasPlan = true
    users += 1
    user_id = userId(`user-${users}`)
    const product = {
      product_id,
      version: 3,
      upload_id: null,
      row: null,
      facts: knownRedWine,
      corrected_fields: [],
      updated_at: now.toISOString(),
    }
    const row = productRowOf(user_id, product, { upload_ids: [], deleted_at: null })
    await deps.products.saveReading(row, null)
  })

  /** What the caller is told of the row. */
  const shown = (result: Result<Application, string>) =>
    result.ok ? applicationSchema.parse(result.value) : result
  const caller = () => ({ kind: 'user', user_id, desk_role: null, auth_time: null }) as const
  const draft = (version = 0, tender_id: TenderId = swedish.tender_id) =>
    saveDraft(deps, user_id, {
      tender_id,
      form_data: completeForm(product_id, tender_id === norwegian.tender_id ? 'NO' : 'SE'),
      version,
    })
  const submit = (version: number, tender_id: TenderId = swedish.tender_id) =>
    submitApplication(deps, user_id, { tender_id, version })

  it('keeps a draft and gives it back with the form made for it', async () => {
    expect(await draft()).toMatchObject({ ok: true, value: { status: 'DRAFT', version: 1 } })
    const got = await getApplication(deps, caller(), { tender_id: swedish.tender_id })
    expect(got).toMatchObject({
      ok: true,
      value: {
        application: { form_data: completeForm(product_id), version: 1 },
        closed_because: null,
      },
    })
    const fields = got.ok ? got.value.form.sections.flatMap((section) => section.fields) : []
    const prefill = Object.fromEntries(fields.map((field) => [field.key, field.prefill]))
    expect(prefill.product_name).toEqual({ value: 'Domaine du Test Rouge', from: 'product' })
    expect(prefill.alcohol).toEqual({ value: '12.5', from: 'product' })
    expect(prefill['requirement_category-1']).toEqual({ value: true, from: 'product' })
  })

  it('shows a tender that was never touched as not started', async () => {
    const got = await getApplication(deps, caller(), { tender_id: norwegian.tender_id })
    expect(got).toMatchObject({
      ok: true,
      value: {
        application: { status: 'NOT_STARTED', version: 0, form_data: null },
        closed_because: 'market_not_open',
      },
    })
  })

  it('tells the later of two tabs, with what the earlier one saved', async () => {
    await draft()
    const later = { product_id: null, answers: { importer: 'the later tab' } }
    const refused = await saveDraft(deps, user_id, {
      tender_id: swedish.tender_id,
      form_data: later,
      version: 0,
    })
    expect(refused).toEqual({
      ok: false,
      code: 'version_conflict',
      details: {
        saved: expect.objectContaining({ version: 1, form_data: completeForm(product_id) }),
      },
    })
    expect(JSON.stringify(refused)).not.toContain('user_id')
  })

  it('lets exactly one of many simultaneous saves win', async () => {
    const saves = Array.from({ length: 10 }, (_, index) =>
      saveDraft(deps, user_id, {
        tender_id: swedish.tender_id,
        form_data: { product_id: null, answers: { importer: String(index) } },
        version: 0,
      }),
    )
    const won = (await Promise.all(saves)).filter((saved) => saved.ok)
    expect(won).toHaveLength(1)
  })

  it('answers the same save alike where it is sent several times at once', async () => {
    const saves = await Promise.all([draft(), draft(), draft()])
    for (const saved of saves) expect(saved).toMatchObject({ ok: true, value: { version: 1 } })
  })

  it.each([
    ['longer than a row of the database', { note: 'x'.repeat(5000) }, 25],
    ['without a name', { '': 'x' }, 1],
  ])('takes no answers %s', (_, answers, times) => {
    const many = Object.entries(answers).flatMap(([key, value]) =>
      Array.from({ length: times }, (_, index) => [index === 0 ? key : `${key}${index}`, value]),
    )
    const form_data = { product_id: null, answers: Object.fromEntries(many) }
    const body = applicationRoutes.saveDraft.body().safeParse({ form_data, version: 0 })
    expect(body.success).toBe(false)
  })

  it('answers a repeated save alike', async () => {
    const first = await draft()
    expect(shown(await draft())).toEqual(shown(first))
  })

  it('submits a complete draft once, with what was filled in for the producer', async () => {
    await draft()
    const submitted = await submit(1)
    expect(submitted).toMatchObject({
      ok: true,
      value: { status: 'SUBMITTED', version: 2, submitted_at: now.toISOString() },
    })
    now = new Date('2027-01-11T12:00:00Z')
    expect(shown(await submit(1))).toEqual(shown(submitted))
    const stored = await deps.applications.find(user_id, swedish.tender_id)
    expect(stored?.form_data?.answers.product_name).toBe('Domaine du Test Rouge')
    expect(stored?.submitted_for).toMatchObject({ tender_version: 1, product_version: 3 })
    expect(announced).toEqual([{ kind: 'mail_due', user_id, tender_id: swedish.tender_id }])
    expect(await draft(2)).toMatchObject({ ok: false, code: 'transition_not_allowed' })
    expect(await discardDraft(deps, user_id, { tender_id: swedish.tender_id })).toMatchObject({
      ok: false,
      code: 'transition_not_allowed',
    })
  })

  it.each([
    ['the last minute of the day in Stockholm', '2027-01-29T22:59:00Z', 'SUBMITTED'],
    ['the first minute after it', '2027-01-29T23:00:00Z', 'deadline_passed'],
  ])('decides at %s by its own clock', async (_, at, expected) => {
    await draft()
    now = new Date(at)
    const submitted = await submit(1)
    expect(submitted.ok ? submitted.value.status : submitted.code).toBe(expected)
  })

  it('keeps a draft of a market that is not open, and opens with it', async () => {
    await draft(0, norwegian.tender_id)
    expect(await submit(1, norwegian.tender_id)).toMatchObject({ code: 'market_not_open' })
    await deps.markets.save({ market: 'NO', status: 'live', opens_on: null })
    expect(await submit(1, norwegian.tender_id)).toMatchObject({ ok: true })
    await deps.markets.save({ market: 'NO', status: 'coming_soon', opens_on: null })
  })

  it('names every field that is missing or wrong', async () => {
    const complete = completeForm(product_id)
    const wrong = {
      ...complete.answers,
      quantity: 'many',
      declaration_true: false,
      company_name: '',
    }
    await saveDraft(deps, user_id, {
      tender_id: swedish.tender_id,
      form_data: { ...complete, answers: wrong },
      version: 0,
    })
    expect(await submit(1)).toEqual({
      ok: false,
      code: 'form_incomplete',
      details: {
        problems: [
          { key: 'company_name', code: 'missing' },
          { key: 'quantity', code: 'not_a_number' },
          { key: 'declaration_true', code: 'must_be_yes' },
        ],
        findings: [],
      },
    })
  })

  describe('an offer that is not what the tender asks for', () => {
    const offer = async (
      tender: TenderRow,
      facts: ProductFacts,
      more: Record<string, Answer> = {},
    ) => {
      const { tender_id } = tender
      const asked = tender.criteria.map(({ id }) => [`requirement_${id}`, true])
      const answers = {
        ...completeForm(product_id).answers,
        quantity: '60000',
        samples_ready: true,
        ...Object.fromEntries(asked),
        ...more,
      }
      const product = {
        product_id,
        version: 4,
        upload_id: null,
        row: null,
        facts,
        corrected_fields: [],
        updated_at: now.toISOString(),
      }
      const row = productRowOf(user_id, product, { upload_ids: [], deleted_at: null })
      await deps.products.saveReading(row, await deps.products.find(user_id, product_id))
      const form_data = { ...completeForm(product_id), answers }
      await saveDraft(deps, user_id, { tender_id, form_data, version: 0 })
      const submitted = await submit(1, tender_id)
      const stored = await deps.applications.find(user_id, tender_id)
      return { submitted, status: stored?.status }
    }
    const findingsOf = ({ submitted }: Awaited<ReturnType<typeof offer>>) => {
      if (submitted.ok) return []
      const { findings } = submitted.details as { findings: OfferFinding[] }
      return findings.map(({ rule_id, status }) => `${rule_id}: ${status}`)
    }
    const fieldsOf = ({ submitted }: Awaited<ReturnType<typeof offer>>) => {
      if (submitted.ok) return []
      const { problems } = submitted.details as { problems: FormProblem[] }
      return problems.map(({ key, code }) => `${key}: ${code}`)
    }

    it('is refused, with every field: a white wine in a keg for a red Malbec', async () => {
      const refused = await offer(malbec, whiteWineInKeg, {
        quantity: '1',
        gtin_unit: '123',
        contact_email: 'not an address',
      })
      expect(refused).toMatchObject({
        submitted: { ok: false, code: 'contradicts_tender' },
        status: 'DRAFT',
      })
      expect(fieldsOf(refused)).toEqual([
        'product_type: not_met',
        'vintage: not_met',
        'volume: not_met',
        'container: not_met',
        'gtin_unit: not_a_gtin',
        'contact_email: not_an_email',
        'price: not_met',
        'incoterm: other_price_basis',
        'quantity: not_met',
      ])
      expect(findingsOf(refused)).toEqual([
        'GTIN-CHECK: fail',
        'tender:category-1: fail',
        'tender:vintage-1: fail',
        'tender:price-1: fail',
        'tender:container-1: fail',
        'tender:size-1: fail',
        'tender:quantity-1: fail',
      ])
    })

    it('is refused: a Mosel Riesling of 750 ml for a Furmint can', async () => {
      const refused = await offer(furmint, moselRiesling)
      expect(refused).toMatchObject({
        submitted: { ok: false, code: 'contradicts_tender' },
        status: 'DRAFT',
      })
      expect(fieldsOf(refused)).toContain('price: not_met')
      expect(findingsOf(refused)).toEqual([
        'tender:origin-1: fail',
        'tender:grapes-1: fail',
        'tender:vintage-1: fail',
        'tender:price-1: fail',
        'tender:container-1: fail',
        'tender:size-1: fail',
      ])
    })

    it('is submitted once it is what is asked for', async () => {
      expect((await offer(malbec, malbecBlend)).status).toBe('SUBMITTED')
      expect((await offer(furmint, furmintInCan)).status).toBe('SUBMITTED')
    })

    it('stays a draft that opens with its form where another day has come', async () => {
      await offer(malbec, malbecBlend, { delivery_date: '2027-01-09' })
      const { tender_id } = malbec
      expect(await submit(1, tender_id)).toMatchObject({
        code: 'form_incomplete',
        details: { problems: [{ key: 'delivery_date', code: 'in_the_past' }] },
      })
      expect(await getApplication(deps, caller(), { tender_id })).toMatchObject({
        ok: true,
        value: { form: { asked: { criteria: malbec.criteria }, product: malbecBlend } },
      })
    })
  })

  it('does not submit a product that left the portfolio', async () => {
    await draft()
    await deps.products.removeMany(user_id, [product_id])
    expect(await submit(1)).toMatchObject({
      code: 'form_incomplete',
      details: {
        problems: expect.arrayContaining([{ key: 'product_id', code: 'product_not_chosen' }]),
      },
    })
  })

  it('gives a draft up and starts again', async () => {
    await draft()
    expect(await discardDraft(deps, user_id, { tender_id: swedish.tender_id })).toMatchObject({
      ok: true,
      value: { status: 'NOT_STARTED', form_data: null, version: 2 },
    })
    expect(await draft(2)).toMatchObject({ ok: true, value: { status: 'DRAFT', version: 3 } })
  })

  it('takes a selected tender out of the selection, and only the version that was seen', async () => {
    const { tender_id } = swedish
    await draft()
    expect(await discardDraft(deps, user_id, { tender_id, version: 1 })).toMatchObject({
      ok: true,
      value: { status: 'NOT_STARTED', version: 2 },
    })
    // the same press once more
    await discardDraft(deps, user_id, { tender_id, version: 1 })
    expect(await deps.applications.find(user_id, tender_id)).toMatchObject({ version: 2 })
    expect(await discardDraft(deps, user_id, { tender_id, version: 2 })).toMatchObject({
      ok: true,
      value: { status: 'NOT_STARTED', version: 0 },
    })
    expect(await deps.applications.find(user_id, tender_id)).toBeNull()
    expect(await discardDraft(deps, user_id, { tender_id, version: 2 })).toMatchObject({
      code: 'not_found',
    })
    expect(await draft(0)).toMatchObject({ ok: true, value: { status: 'DRAFT', version: 1 } })
  })

  it('lists applications with their tenders, without what was answered', async () => {
    await draft()
    await draft(0, norwegian.tender_id)
    const listed = await listApplications(deps, user_id, { limit: 50 })
    const { applications } = listed.ok ? listed.value : { applications: [] }
    expect(
      applications.map(({ tender, closed_because }) => [tender.market, closed_because]),
    ).toEqual([
      ['SE', null],
      ['NO', 'market_not_open'],
    ])
    expect(applications[0]?.application).not.toHaveProperty('form_data')
    expect(await listApplications(deps, userId('somebody-else'), { limit: 50 })).toMatchObject({
      value: { applications: [], next_cursor: null },
    })
  })

  describe('taken over from the device', () => {
    const sync = (
      given: { selected?: number[]; completed?: number[]; drafts?: TenderId[] },
      withPlan = true,
    ) => {
      const form_data = completeForm(product_id)
      hasPlan = withPlan
      return syncApplications(deps, caller(), {
        selected: (given.selected ?? []) as TenderId[],
        completed: (given.completed ?? []) as TenderId[],
        drafts: (given.drafts ?? []).map((tender_id) => ({ tender_id, form_data })),
      })
    }
    const statuses = async () =>
      Object.fromEntries(
        (await applicationsOf(deps.applications, user_id)).map(({ tender_id, status }) => [
          tender_id,
          status,
        ]),
      )

    it('makes selected, drafted and completed tenders what they were', async () => {
      const both = [swedish.tender_id, norwegian.tender_id]
      const synced = await sync({ selected: [1, 2, 999], completed: [1], drafts: both })
      expect(await statuses()).toEqual({ 1: 'SUBMITTED', 2: 'DRAFT' })
      expect(synced.unknown).toEqual([999])
      expect(synced.not_submitted).toEqual([])
    })

    it('keeps as a draft what cannot be submitted, and says why', async () => {
      const both = [swedish.tender_id, norwegian.tender_id]
      expect((await sync({ completed: [2], drafts: both })).not_submitted).toEqual([
        { tender_id: 2, code: 'market_not_open' },
      ])
      expect(await statuses()).toEqual({ 1: 'DRAFT', 2: 'DRAFT' })
    })

    it('leaves a draft on the device of who may not apply, and takes it over once they may', async () => {
      const drafts = [swedish.tender_id]
      const refused = [{ tender_id: 1, code: 'access_plan_required' }]
      expect((await sync({ drafts }, false)).not_submitted).toEqual(refused)
      expect((await sync({ completed: [1], drafts }, false)).not_submitted).toEqual(refused)
      expect(await statuses()).toEqual({ 1: 'NOT_STARTED' })
      expect((await sync({ drafts })).not_submitted).toEqual([])
      expect(await statuses()).toEqual({ 1: 'DRAFT' })
    })

    it('selects without a draft, and answers a repetition alike', async () => {
      const first = await sync({ selected: [1] })
      expect(await statuses()).toEqual({ 1: 'NOT_STARTED' })
      expect(await sync({ selected: [1] })).toEqual(first)
      expect((await sync({ completed: [1] })).not_submitted).toEqual([
        { tender_id: 1, code: 'form_incomplete' },
      ])
    })

    it('submits no draft of another device', async () => {
      await draft()
      expect((await sync({ completed: [1] })).not_submitted).toEqual([
        { tender_id: 1, code: 'form_incomplete' },
      ])
      expect(await statuses()).toEqual({ 1: 'DRAFT' })
    })

    it('never overwrites what the server has', async () => {
      const mine = { product_id: null, answers: { importer: 'typed on another device' } }
      const { tender_id } = swedish
      await saveDraft(deps, user_id, {
        tender_id,
        form_data: mine,
        version: 0,
      })
      const synced = await sync({ completed: [1], drafts: [swedish.tender_id] })
      expect(synced.not_submitted).toEqual([{ tender_id: 1, code: 'version_conflict' }])
      const stored = await deps.applications.find(user_id, swedish.tender_id)
      expect(stored?.form_data).toEqual(mine)
    })
  })
})
