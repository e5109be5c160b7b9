import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FormData } from '#domain/applications/application.ts'
import { checkOffer } from '#domain/applications/check-offer.ts'
import { uncheckedVat } from '#domain/companies/vat-check.ts'
import { complianceRules } from '#domain/compliance/rules.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import type { ProductId, TenderId, UserId } from '#domain/shared/ids.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import { readCriteria } from '#domain/tenders/read-criteria/read-criteria.ts'
import { randomIds } from '../platform/ids.ts'
import {
  completeForm,
  knownRedWine,
  productFacts,
  publishedTender,
  tenderRow,
  userId,
} from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { createKeptAnswerStore, withKeptAnswers } from '../portfolio/kept-answer-store.ts'
import { productRowOf } from '../portfolio/product-row.ts'
import { getApplication } from './get-application.ts'
import { keepAnswer } from './keep-answer.ts'
import { saveDraft } from './save-draft.ts'
import { openApplications } from './test/open-applications.ts'

describe('what is answered once', () => {
  let cloud: TestCloud
  let opened: ReturnType<typeof openApplications>
  let user_id: UserId
  let users = 0
  let tenders = 0

  beforeAll(async () => {
    cloud = await startTestCloud()
    opened = openApplications(cloud)
  })
  afterAll(() => cloud.stop())
  beforeEach(() => {
    users += 1
    user_id = userId(`producer-${users}`)
    opened.clock.now = new Date('2027-01-10T12:00:00Z')
  })

  const addTender = async (said: Partial<PublishedTender> = {}, isRead = false) => {
    tenders += 1
    const published = { offer_deadline: '2027-01-29', ...said }
    const tender = isRead
      ? tenderRow(tenders, published, readCriteria(publishedTender(published)))
      : tenderRow(tenders, published)
    await opened.deps.tenders.save(tender, 0)
    return tender.tender_id
  }
  const addProduct = async (facts: ProductFacts): Promise<ProductId> => {
    const product_id = randomIds.product()
    const product = {
      product_id,
      version: 1,
      upload_id: null,
      row: null,
      facts,
      corrected_fields: [],
      updated_at: opened.clock.now.toISOString(),
    }
    const row = productRowOf(user_id, product, { upload_ids: [], deleted_at: null })
    await opened.deps.products.saveReading(row, null)
    return product_id
  }
  const save = (tender_id: TenderId, form_data: FormData, version = 0) =>
    saveDraft(opened.deps, user_id, { tender_id, form_data, version })
  const formOf = async (tender_id: TenderId, product_id: ProductId) => {
    const got = await getApplication(opened.deps, opened.caller(user_id), { tender_id, product_id })
    if (!got.ok) throw new Error(got.code)
    return got.value.form
  }
  const keptIn = async (tender_id: TenderId, product_id: ProductId) =>
    Object.fromEntries(
      Object.entries((await formOf(tender_id, product_id)).kept).map(([field, { value }]) => [
        field,
        value,
      ]),
    )

  it('is offered back after the submission: to company and product, by market', async () => {
    const [first, second, norwegian] = [
      await addTender(),
      await addTender(),
      await addTender({ market: 'NO', monopoly: 'vinmonopolet' }),
    ]
    const [product_id, other] = [await addProduct(knownRedWine), await addProduct(knownRedWine)]
    await save(first, completeForm(product_id))
    expect(await keptIn(second, product_id)).toEqual({})
    expect(await opened.submit(user_id, first)).toMatchObject({ ok: true })

    const company = {
      'ethics.codeOfConductSigned': true,
      'supplier.country': 'SE',
      'supplier.approvedBySystembolaget': true,
    }
    const own = { so2TotalMgPerL: '95', 'organic.claimed': false }
    expect(await keptIn(second, product_id)).toEqual({ ...company, ...own })
    expect(await keptIn(second, other)).toEqual(company)
    expect(await keptIn(norwegian, product_id)).toEqual({
      'ethics.codeOfConductSigned': true,
      ...own,
    })
    expect((await formOf(second, product_id)).kept.so2TotalMgPerL).toEqual({
      value: '95',
      from: 'product',
      at: '2027-01-10T12:00:00.000Z',
      changed: false,
      vintage: 2024,
    })
    const stranger = userId('stranger')
    const ofStranger = { product_id, market: 'SE' } as const
    expect(await opened.deps.keptAnswers.find(stranger, ofStranger)).toEqual({})
  })

  it('is part of the next submission, and says so when it changed since the draft', async () => {
    const [first, second, third] = [await addTender(), await addTender(), await addTender()]
    const product_id = await addProduct(knownRedWine)
    const form = completeForm(product_id)
    await save(first, form)
    await opened.submit(user_id, first)
    await save(second, { ...form, facts: {} })
    await save(third, { ...form, facts: { so2TotalMgPerL: '99' } })

    opened.clock.now = new Date('2027-01-11T12:00:00Z')
    expect(await opened.submit(user_id, third)).toMatchObject({ ok: true })
    const { kept } = await formOf(second, product_id)
    expect(kept.so2TotalMgPerL).toMatchObject({ value: '99', changed: true })
    expect(kept['supplier.country']).toMatchObject({ value: 'SE', changed: false })

    expect(await opened.submit(user_id, second)).toMatchObject({ ok: true })
    const submitted = await opened.deps.applications.find(user_id, second)
    expect(submitted?.form_data?.facts).toEqual({
      so2TotalMgPerL: '99',
      'organic.claimed': false,
      'ethics.codeOfConductSigned': true,
      'supplier.country': 'SE',
      'supplier.approvedBySystembolaget': true,
    })
    expect(submitted?.submitted_for?.form.kept).toEqual({})
  })

  it('is not kept of an offer that was refused', async () => {
    const [first, second] = [await addTender(), await addTender()]
    const product_id = await addProduct(knownRedWine)
    const form = completeForm(product_id)
    await save(first, { ...form, facts: { ...form.facts, so2TotalMgPerL: '151' } })
    expect(await opened.submit(user_id, first)).toMatchObject({ ok: false, code: 'offer_blocked' })
    expect(await keptIn(second, product_id)).toEqual({})
  })

  it('is kept while drafting, of an own product in the portfolio only', async () => {
    const [first, second] = [await addTender(), await addTender()]
    const product_id = await addProduct(knownRedWine)
    const answer = {
      tender_id: first,
      product_id,
      vintage: 2024,
      field: 'so2TotalMgPerL',
      value: '88',
    } as const
    expect(await keepAnswer(opened.deps, userId('stranger'), answer)).toMatchObject({
      code: 'not_found',
    })
    expect(await keepAnswer(opened.deps, user_id, { ...answer, product_id: null })).toMatchObject({
      code: 'not_found',
    })
    expect(await keepAnswer(opened.deps, user_id, answer)).toMatchObject({ ok: true })
    await keepAnswer(opened.deps, user_id, {
      ...answer,
      product_id: null,
      field: 'ethics.codeOfConductSigned',
      value: true,
    })
    expect(await keptIn(second, product_id)).toEqual({
      so2TotalMgPerL: '88',
      'ethics.codeOfConductSigned': true,
    })
    // the draft in which it was kept is told nothing new
    await save(first, completeForm(product_id))
    opened.clock.now = new Date('2027-01-12T12:00:00Z')
    await keepAnswer(opened.deps, user_id, { ...answer, value: '90' })
    expect((await formOf(first, product_id)).kept.so2TotalMgPerL).toMatchObject({
      value: '90',
      changed: false,
    })
  })

  it('goes with its product', async () => {
    const tender_id = await addTender()
    const product_id = await addProduct(knownRedWine)
    const answers = createKeptAnswerStore(cloud.table('KEPT_ANSWERS_TABLE'))
    const products = withKeptAnswers(opened.deps.products, answers)
    const from = { product_id, market: 'SE' } as const
    const kept = {
      tender_id,
      vintage: 2024,
      at: '2027-01-10T12:00:00.000Z',
      answers: { gi: 'PDO', 'ethics.auditInfo': 'none yet' },
    } as const
    await answers.keep(user_id, { ...from, ...kept })
    expect(Object.keys(await answers.find(user_id, from))).toEqual(['gi', 'ethics.auditInfo'])
    await products.removeMany(user_id, [product_id])
    expect(Object.keys(await answers.find(user_id, from))).toEqual(['ethics.auditInfo'])

    const again = await addProduct(knownRedWine)
    await answers.keep(user_id, { ...from, ...kept, product_id: again })
    const row = await products.find(user_id, again)
    if (row === null) throw new Error('the product is missing')
    expect(await products.remove(row)).toBe('written')
    expect(Object.keys(await answers.find(user_id, { ...from, product_id: again }))).toEqual([
      'ethics.auditInfo',
    ])
  })

  it('says that the product was changed since the draft was saved', async () => {
    const tender_id = await addTender()
    const product_id = await addProduct(knownRedWine)
    await save(tender_id, completeForm(product_id))
    expect((await formOf(tender_id, product_id)).product_changed_at).toBeNull()
    const row = await opened.deps.products.find(user_id, product_id)
    if (row === null) throw new Error('the product is missing')
    const updated_at = '2027-01-11T09:00:00.000Z'
    await opened.deps.products.saveReading({ ...row, updated_at }, row)
    expect((await formOf(tender_id, product_id)).product_changed_at).toBe(updated_at)
  })

  it('leaves at most ten answers to a second application for another product', async () => {
    opened.clock.now = new Date('2025-07-20T12:00:00Z')
    await opened.deps.markets.save({ market: 'NO', status: 'live', opens_on: null })
    await opened.deps.profiles.save(user_id, { profile: producer, vat_check: uncheckedVat })
    const first = await addTender(mondeuse, true)
    const second = await addTender(pinotNoir, true)
    const wine = { ...knownRedWine, ...savoie }
    const one = await addProduct(
      productFacts({
        ...wine,
        name: 'Mondeuse Arbin',
        grapes: [{ variety: 'Mondeuse', share: 100 }],
      }),
    )
    const other = await addProduct(
      productFacts({
        ...wine,
        name: 'Pinot Noir',
        grapes: [{ variety: 'Pinot Noir', share: 100 }],
      }),
    )
    const open = async (tender_id: TenderId, product_id: ProductId, data: Partial<FormData>) => {
      const form = await formOf(tender_id, product_id)
      const draft = { product_id, answers: {}, ...data }
      const check = checkOffer(form, draft, '2025-07-20', complianceRules())
      const asked = check.questions.filter(
        ({ phase, key }) => phase === 'offer' && key.startsWith('fact_'),
      )
      const required = check.problems.filter(({ code }) => code === 'missing')
      return {
        needed: [...required, ...asked.filter(({ blocking }) => blocking > 0)].map(
          ({ key }) => key,
        ),
        // they are asked for warnings, which hinder no submission
        optional: asked.filter(({ blocking }) => blocking === 0).map(({ key }) => key),
      }
    }
    const before = await open(first, one, {})
    const asked = [...before.needed, ...before.optional]
    const facts = Object.fromEntries(
      asked.flatMap((key) =>
        key in ruleAnswers ? [[key.slice('fact_'.length), ruleAnswers[key]]] : [],
      ),
    ) as FormData['facts']
    const answers = Object.fromEntries(
      asked.flatMap((key) => (key.startsWith('fact_') ? [] : [[key, formAnswers[key] ?? true]])),
    ) as FormData['answers']
    expect(await open(first, one, { facts, answers })).toEqual({ needed: [], optional: [] })
    await save(first, { product_id: one, answers, facts })
    expect(await opened.submit(user_id, first)).toMatchObject({ ok: true })

    const left = await open(second, other, {})
    expect(left).toEqual({
      needed: [
        'delivery_date',
        'requirement_price-1',
        'requirement_text-1',
        'declaration_true',
        'fact_so2TotalMgPerL',
      ],
      optional: [
        'fact_origin.amforiRiskCountry',
        'fact_wantsLabel.climateSmart',
        'fact_ethics.subSuppliersNamed',
      ],
    })
    expect(left.needed.length + left.optional.length).toBeLessThanOrEqual(10)
  })
})

const producer = {
  legal_name: 'Domaine du Test SARL',
  trade_name: null,
  country_code: 'FR',
  address: '1 rue du Test, 73800 Arbin',
  vat_number: null,
  gln: null,
  producer_type: null,
  contact_name: 'A. Test',
  contact_email: 'a.test@example.com',
  phone: null,
  website: null,
  language: 'fr',
  importers: { NO: 'Example Import AS' },
} as const

const savoie: Partial<ProductFacts> = {
  region: 'Savoie',
  vintage: 2024,
  sugar_mg_l: 1500,
  organic: false,
  container: 'light_glass_bottle',
  container_weight_g: 410,
  quantity_available: 6000,
}

/** vinmonopolet-202605012, as far as this needs it. */
const mondeuse: Partial<PublishedTender> = {
  monopoly: 'vinmonopolet',
  market: 'NO',
  reference: '202605012',
  offer_deadline: '2025-11-20',
  launch_month: '2026-05',
  category: 'red_wine',
  product_type: 'Red wine',
  country_of_origin: 'France',
  region: 'Savoie',
  grapes: ['Based on 100 % Mondeuse'],
  vintage: '2023 or 2024',
  price: [
    { basis: 'retail', currency: 'NOK', min: null, max: 350, per_volume_ml: 750, text: '<350' },
  ],
  container_type: 'Glass bottle or light weight glass bottle',
  container_volume_ml: 750,
  oak: ['Discreet or no influence of wood'],
}

/** vinmonopolet-202601006, likewise. */
const pinotNoir: Partial<PublishedTender> = {
  ...mondeuse,
  reference: '202601006',
  offer_deadline: '2025-08-07',
  launch_month: '2026-01',
  region: null,
  grapes: ['Single grape variety Pinot Noir (100 %)'],
  price: [
    { basis: 'retail', currency: 'NOK', min: null, max: 250, per_volume_ml: 750, text: '<250' },
  ],
  container_type: 'Light weight glass bottle max. 420 g',
  container_max_weight_g: 420,
}

const ruleAnswers: Readonly<Record<string, string | boolean | readonly string[]>> = {
  fact_so2TotalMgPerL: '60',
  'fact_ethics.codeOfConductSigned': true,
  fact_retailPriceNok: '219,90',
  'fact_supplier.country': 'NO',
  'fact_supplier.wholesaleRight': true,
  'fact_origin.amforiRiskCountry': false,
  'fact_wantsLabel.climateSmart': false,
  'fact_ethics.producerNamed': true,
  'fact_ethics.subSuppliersNamed': true,
  'fact_ethics.bottlingSiteNamed': true,
}
const formAnswers: Readonly<Record<string, string>> = {
  incoterm_place: 'Arbin',
  delivery_date: '2026-02-01',
  price: '4.20',
  price_currency: 'EUR',
  price_per: 'unit',
  incoterm: 'EXW',
  quantity: '6000',
}
