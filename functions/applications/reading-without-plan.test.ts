import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { UserId } from '#domain/shared/ids.ts'
import { tenderRow, userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { getApplication } from './get-application.ts'
import { syncApplications } from './sync-applications.ts'
import { openApplications } from './test/open-applications.ts'

const tender = tenderRow(1, {
  offer_deadline: '2027-01-29',
  documents_required: ['price_list'],
})
const { tender_id } = tender
const requirement = 'requirement_category-1'

describe('without a running plan', () => {
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
    user_id = userId(`reader-${users}`)
    opened.clock.hasPlan = true
    await opened.addProduct(user_id)
  })

  const read = async () => {
    const got = await getApplication(opened.deps, opened.caller(user_id), { tender_id })
    if (!got.ok) throw new Error(got.code)
    const fields = got.value.form.sections.flatMap((section) => section.fields)
    return { ...got.value, fields: Object.fromEntries(fields.map((field) => [field.key, field])) }
  }

  it('a draft stays readable with its questions, and may not be worked on', async () => {
    await opened.draft(user_id, tender_id)
    expect(await read()).toMatchObject({ may_apply: true })
    opened.clock.hasPlan = false
    const { may_apply, application, fields } = await read()
    expect(may_apply).toBe(false)
    expect(application.form_data?.answers).toMatchObject({ quantity: '12000' })
    expect(fields[requirement]).toMatchObject({ label: 'Red wine' })
    // how the product matches is the plan's
    expect(fields[requirement]?.prefill).toBeNull()
  })

  it('a submitted application stays readable as it was submitted', async () => {
    const { document_id } = await opened.addDocument(user_id)
    const documents = { document_price_list: document_id }
    await opened.draft(user_id, tender_id, {}, { documents })
    expect(await opened.submit(user_id, tender_id)).toMatchObject({ ok: true })
    opened.clock.hasPlan = false
    const { application, fields } = await read()
    expect(application.status).toBe('SUBMITTED')
    expect(fields[requirement]).toMatchObject({ label: 'Red wine' })
  })

  it('a draft from a device opens no requirement to who never had access', async () => {
    opened.clock.hasPlan = false
    const synced = await syncApplications(opened.deps, opened.caller(user_id), {
      selected: [],
      completed: [],
      drafts: [
        {
          tender_id,
          form_data: { product_id: null, answers: { [requirement]: true, importer: 'x' } },
        },
      ],
    })
    const { application, fields, form } = await read()
    expect(synced.not_submitted).toEqual([{ tender_id, code: 'access_plan_required' }])
    expect(application).toMatchObject({ status: 'NOT_STARTED', form_data: null })
    expect(Object.keys(fields)).not.toContain(requirement)
    expect(JSON.stringify(form)).not.toMatch(/Red wine|document_/)
  })

  it('a tender that was never begun shows what every application asks, and no more', async () => {
    opened.clock.hasPlan = false
    const { may_apply, application, fields } = await read()
    expect({ may_apply, status: application.status }).toEqual({
      may_apply: false,
      status: 'NOT_STARTED',
    })
    expect(fields.company_name).toBeDefined()
    expect(Object.keys(fields).filter((key) => /^(requirement|document)_/.test(key))).toEqual([])
  })
})
