import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FormData } from '#domain/applications/application.ts'
import type { OfferFinding } from '#domain/applications/tender-findings.ts'
import { addDays } from '#domain/shared/calendar-date.ts'
import type { DocumentId, UserId } from '#domain/shared/ids.ts'
import { markets } from '#domain/shared/market.ts'
import type { Criterion } from '#domain/tenders/criterion.ts'
import { lastDayOf } from '#domain/tenders/is-open.ts'
import { randomIds } from '../platform/ids.ts'
import { tenderRow, userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { saveDraft } from './save-draft.ts'
import { submitApplication } from './submit-application.ts'
import { type Changes, changesOf } from './test/changes-against-tender.ts'
import { openApplications } from './test/open-applications.ts'
import { typedChange } from './test/typed-change.ts'
import { dayOfOffers, type ValidApplication, validApplications } from './test/valid-applications.ts'

const changesFor = (one: Criterion, { product, data }: ValidApplication) =>
  (changesOf[one.kind] as (...given: unknown[]) => Changes)(one, product, data)

/** Each thing that its tender forbids, with the requirement that it misses. */
const forbidden = (application: ValidApplication) =>
  application.criteria
    .filter(({ required }) => required)
    .flatMap((one) =>
      changesFor(one, application).wrong.map((change) => ({ change, id: `tender:${one.id}` })),
    )

describe.each(validApplications)('$name', (application) => {
  let cloud: TestCloud
  let opened: ReturnType<typeof openApplications>
  let documents: Record<string, DocumentId>
  let users = 0
  const tender = tenderRow(application.tender_id, application.published, application.criteria)
  const { tender_id } = tender

  beforeAll(async () => {
    cloud = await startTestCloud()
    opened = openApplications(cloud)
    opened.clock.now = new Date(`${dayOfOffers}T12:00:00Z`)
    await opened.deps.tenders.save(tender, 0)
    for (const market of markets)
      await opened.deps.markets.save({ market, status: 'live', opens_on: null })
  })
  afterAll(() => cloud.stop())

  /** A producer who has the product and the documents. */
  async function producer(product = application.product): Promise<UserId> {
    const user_id = userId(`producer-${++users}`)
    await opened.addProduct(user_id, product)
    documents = {}
    for (const { question, ...document } of application.documents) {
      const row = await opened.addDocument(user_id, document)
      documents[question] = row.document_id
    }
    return user_id
  }
  const valid = (): FormData => ({
    ...application.data,
    product_id: opened.product_id,
    documents,
  })
  const save = (user_id: UserId, form_data: FormData, version = 0) =>
    saveDraft(opened.deps, user_id, { tender_id, form_data, version })
  const submit = (user_id: UserId, version = 1) =>
    submitApplication(opened.deps, user_id, { tender_id, version })

  /** What stands against it when it is sent; nothing of it may be submitted, nobody is told. */
  async function refusal(user_id: UserId, form_data: FormData, version = 0) {
    const told = opened.announced.length
    await save(user_id, form_data, version)
    const submitted = await submit(user_id, version + 1)
    const stored = await opened.deps.applications.find(user_id, tender_id)
    expect({ ok: submitted.ok, status: stored?.status }).toEqual({ ok: false, status: 'DRAFT' })
    expect(opened.announced).toHaveLength(told)
    const { findings = [] } = (submitted.ok ? {} : submitted.details) as {
      findings?: OfferFinding[]
    }
    return {
      code: submitted.ok ? null : submitted.code,
      findings: findings.map(({ rule_id }) => rule_id),
    }
  }

  it('is submitted as it is', async () => {
    const user_id = await producer()
    expect(await save(user_id, valid())).toMatchObject({ ok: true })
    expect(await submit(user_id)).toMatchObject({ ok: true, value: { status: 'SUBMITTED' } })
  })

  it.each(forbidden(application))('$id refuses $change.what', async ({ change, id }) => {
    const user_id = await producer({ ...application.product, ...change.product })
    const form_data = {
      ...valid(),
      answers: { ...valid().answers, ...change.answers },
      ...(change.price_lines && { price_lines: change.price_lines }),
    }
    expect((await refusal(user_id, form_data)).findings).toContain(id)
  })

  const typed = forbidden(application).flatMap(({ change, id }) => {
    const answers = typedChange(change)
    return answers === null || change.price_lines ? [] : [{ answers, id, what: change.what }]
  })
  it.each(typed)('$id refuses $what typed into the form', async ({ answers, id }) => {
    const user_id = await producer()
    const form_data = { ...valid(), answers: { ...valid().answers, ...answers } }
    expect((await refusal(user_id, form_data)).findings).toContain(id)
  })

  it('is refused without a document that the tender names, and with that of somebody else', async () => {
    const stranger = await producer()
    const theirs = documents
    const questions = Object.keys(theirs)
    for (const question of questions) {
      const without = await producer()
      const { [question]: _without, ...others } = valid().documents ?? {}
      const foreign = { ...others, [question]: theirs[question] as DocumentId }
      const id = `tender:${question.replace('_', ':')}`
      for (const chosen of [others, foreign]) {
        const version = (await opened.deps.applications.find(without, tender_id))?.version ?? 0
        const found = await refusal(without, { ...valid(), documents: chosen }, version)
        expect(found.findings).toContain(id)
      }
    }
    expect(await opened.deps.applications.find(stranger, tender_id)).toBeNull()
  })

  it('is refused with a product that is not the producer\u2019s own', async () => {
    const user_id = await producer()
    const form_data = { ...valid(), product_id: randomIds.product() }
    expect((await refusal(user_id, form_data)).code).toBe('form_incomplete')
  })

  it('is refused without any answer that the form asks of the producer', async () => {
    const { answers } = valid()
    const asked = ['company_name', 'contact_email', 'incoterm_place', 'declaration_true'] as const
    for (const question of asked) {
      const user_id = await producer()
      const { [question]: _answer, ...others } = answers
      const found = await refusal(user_id, { ...valid(), answers: others })
      expect([question, found.code]).toEqual([question, 'form_incomplete'])
    }
  })

  it('takes nobody\u2019s word for what is counted, nor a waiver of what cannot be waived', async () => {
    const user_id = await producer()
    const facts = { ...valid().facts, 'ethics.codeOfConductSigned': false }
    const claimed = { ...facts, 'offer.countForProducer': '1', salesChannel: 'other' }
    const waivers = [{ rule_id: 'ETH-COC', reason: 'A changed client says so.' }]
    expect(await save(user_id, { ...valid(), facts: claimed, waivers })).toMatchObject({
      code: 'not_waivable',
    })
    expect((await refusal(user_id, { ...valid(), facts: claimed })).findings).toContain('ETH-COC')
  })

  it('is refused by the clock of the server once its last day is over, and in another version', async () => {
    const user_id = await producer()
    await save(user_id, valid())
    expect(await submit(user_id, 2)).toMatchObject({ ok: false, code: 'version_conflict' })
    const last = lastDayOf(application.published) ?? ''
    const before = opened.clock.now
    opened.clock.now = new Date(`${addDays(last, 1)}T12:00:00Z`)
    expect(await submit(user_id)).toMatchObject({ ok: false, code: 'deadline_passed' })
    opened.clock.now = before
    expect(await submit(user_id)).toMatchObject({ ok: true })
  })
})
