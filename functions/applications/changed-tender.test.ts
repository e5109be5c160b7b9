import { SESv2Client } from '@aws-sdk/client-sesv2'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FormData } from '#domain/applications/application.ts'
import { confirmAnswers } from '#domain/applications/changed-questions.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import { firstOf } from '../platform/http/take-page.ts'
import { createMailChoiceStore } from '../platform/mail/mail-choice-store.ts'
import { createMailMarks } from '../platform/mail/mail-marks.ts'
import { createSendMail } from '../platform/mail/send-mail.ts'
import type { ApplicationWork } from '../platform/queue/application-work.ts'
import { completeForm, publishedTender, tenderId, userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { correctCriteria } from '../tenders/correct-criteria.ts'
import type { TenderPublishing } from '../tenders/publish-tender.ts'
import { saveTender } from '../tenders/save-tender.ts'
import { getApplication } from './get-application.ts'
import { listAllApplications } from './list-all-applications.ts'
import { listApplications } from './list-applications.ts'
import { saveDraft } from './save-draft.ts'
import { submitApplication } from './submit-application.ts'
import { type ChangeTelling, tellApplicant, tellApplicants } from './tell-applicants.ts'
import { openApplications } from './test/open-applications.ts'

const published = publishedTender({
  product_type: 'Red wine',
  category: 'red_wine',
  reference: 'TND-7',
  min_volume: { amount: 5000, unit: 'bottles', condition: null },
  offer_deadline: '2027-01-29',
})

describe('an application for a tender that changes', () => {
  let cloud: TestCloud
  let opened: ReturnType<typeof openApplications>
  let publishing: TenderPublishing
  let telling: ChangeTelling
  const asked: ApplicationWork[] = []
  let count = 0
  let user_id: UserId
  let tender_id: TenderId

  beforeAll(async () => {
    cloud = await startTestCloud()
    vi.stubEnv('AWS_ACCESS_KEY_ID', cloud.environment.AWS_ACCESS_KEY_ID)
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', cloud.environment.AWS_SECRET_ACCESS_KEY)
    opened = openApplications(cloud)
    const { AWS_REGION: region, AWS_ENDPOINT_URL_SESV2: endpoint, MAIL_FROM } = cloud.environment
    const now = () => opened.clock.now
    const ask = async (work: readonly ApplicationWork[]) => void asked.push(...work)
    publishing = { ...opened.deps, changes: cloud.changes, askForApplicationWork: ask }
    telling = {
      ...opened.deps,
      askForWork: ask,
      mailChoices: createMailChoiceStore(cloud.table('MAIL_CHOICES_TABLE')),
      addressOf: async (id) => `${id}@example.com`,
      mailMarks: createMailMarks(cloud.table('ATTEMPTS_TABLE'), now),
      sendMail: createSendMail(new SESv2Client({ region, endpoint }), MAIL_FROM, 'applications'),
      contactMail: 'desk@nordgate.example',
      siteOrigin: 'https://site.example',
    }
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await cloud.stop()
  })
  beforeEach(async () => {
    count += 1
    user_id = userId(`applicant-${count}`)
    tender_id = tenderId(count)
    await opened.addProduct(user_id)
    await publish(0)
    asked.length = 0
  })

  const publish = (version: number, changed: Partial<PublishedTender> = {}) =>
    saveTender(publishing, {
      tender_id,
      published: { ...published, ...changed },
      sample: null,
      version,
    })
  const save = (form_data: FormData, version: number) =>
    saveDraft(opened.deps, user_id, { tender_id, form_data, version })
  const draft = () => {
    const { answers, ...form } = completeForm(opened.product_id)
    const typed = { ...answers, 'requirement_quantity-1': true }
    return save({ ...form, tender_version: 1, answers: typed }, 0)
  }
  const get = async () => {
    const got = await getApplication(opened.deps, opened.caller(user_id), { tender_id })
    if (!got.ok) throw new Error(got.code)
    return got.value
  }
  const submit = (version: number) =>
    submitApplication(opened.deps, user_id, { tender_id, version })
  /** What the worker does, until nothing is asked any more. */
  const work = async () => {
    for (let next = asked.shift(); next !== undefined; next = asked.shift()) {
      if (next.kind === 'tender_changed') await tellApplicants(telling, next)
      else if (next.kind === 'tender_changed_for') await tellApplicant(telling, next)
    }
  }
  const mails = async (): Promise<{ subject: string; text: string }[]> => {
    const to = encodeURIComponent(`${user_id}@example.com`)
    const answer = await fetch(`${cloud.inbox}?to=${to}`)
    return (await answer.json()) as { subject: string; text: string }[]
  }

  const marks = async () => {
    const own = await listApplications(opened.deps, user_id, { limit: 10 })
    const all = await listAllApplications(opened.deps, { limit: 100 }, user_id)
    if (!own.ok || !all.ok) throw new Error('the lists failed')
    const mine = all.value.applications.filter((one) => one.user_id === user_id)
    return [...own.value.applications, ...mine].map(({ tender_changed }) => tender_changed)
  }

  it('is marked, and submitted once the affected answers are confirmed', async () => {
    await draft()
    expect((await get()).form.changed).toBeNull()
    expect(await marks()).toEqual([false, false])
    await publish(1, { min_volume: { amount: 8000, unit: 'bottles', condition: null } })

    const { form, application } = await get()
    expect(form.changed).toEqual({
      since: 1,
      questions: ['requirement_quantity-1', 'quantity', 'declaration_true'],
      kind: 'changed',
    })
    expect(await marks()).toEqual([true, true])
    expect(await submit(1)).toMatchObject({
      code: 'form_incomplete',
      details: {
        problems: expect.arrayContaining([{ key: 'quantity', code: 'confirm_again' }]),
      },
    })

    const data = application.form_data ?? completeForm(opened.product_id)
    await save(confirmAnswers(form, data, form.changed?.questions ?? []), 1)
    expect(await submit(2)).toMatchObject({ ok: true, value: { status: 'SUBMITTED' } })
    expect(await marks()).toEqual([false, false])
  })

  it('tells its producer once what changed, in a draft and after the submission', async () => {
    await draft()
    await publish(1, { offer_deadline: '2027-02-05' })
    const again = [...asked]
    await work()
    asked.push(...again)
    await work()
    expect(await mails()).toMatchObject([
      {
        subject: 'The tender has changed: TND-7 \u00b7 Red wine',
        text: expect.stringContaining('29 January 2027, now 5 February 2027'),
      },
    ])
    expect((await mails())[0]?.text).toContain('Your draft is kept.')

    expect(await submit(1)).toMatchObject({ ok: true })
    expect(await marks()).toEqual([false, false])
    await publish(2, { offer_deadline: '2027-02-05', closure: 'screw cap' })
    await work()
    const [later] = await mails()
    expect(later?.text).toContain('Your submitted application stays as it is.')
    expect(later?.text).toContain('Requirements or other published details have changed.')
    const listed = await firstOf(opened.deps.notices.list(user_id, null), 100)
    const changes = listed.flatMap((one) =>
      one.kind === 'tender_changed' ? [[one.tender_version, one.change]] : [],
    )
    expect(changes.toSorted()).toEqual([
      [2, 'changed'],
      [3, 'changed'],
    ])
    expect(await marks()).toEqual([true, true])
  })

  it('tells of each of two versions, also when both came before the mail', async () => {
    await draft()
    await publish(1, { offer_deadline: '2027-02-05' })
    await publish(2, { offer_deadline: '2027-02-05', source: 'https://example.org/elsewhere' })
    await work()
    expect(await mails()).toMatchObject([{ text: expect.stringContaining('now 5 February 2027') }])
  })

  it('asks for the declaration again where words changed that no question asks about', async () => {
    await draft()
    await publish(1, { other_conditions: ['One label for all markets'] })
    expect(await submit(1)).toMatchObject({
      code: 'form_incomplete',
      details: { problems: [{ key: 'declaration_true', code: 'confirm_again' }] },
    })
  })

  it('says nothing of a later version that can still be undone', async () => {
    await draft()
    await publish(1, { offer_deadline: '2027-02-05' })
    const later = { ...published, product_type: 'Orange wine', offer_deadline: '2028-01-01' }
    const hold = async () => undefined
    const given = { tender_id, published: later, sample: null, version: 2 }
    expect(await saveTender(publishing, given, { hold })).toMatchObject({ ok: true })
    await work()
    const [mail] = await mails()
    expect(mail?.subject).toBe('The tender has changed: TND-7 \u00b7 Red wine')
    const listed = await firstOf(opened.deps.notices.list(user_id, null), 100)
    expect(JSON.stringify(listed)).not.toContain('Orange wine')
    const row = await opened.deps.applications.find(user_id, tender_id)
    expect(row?.listed?.last_day).toBe('2027-02-05')
  })

  it('tells nobody of a version that says the same', async () => {
    await draft()
    await publish(1)
    await work()
    expect(await mails()).toEqual([])
  })

  it('cannot be submitted once the tender is withdrawn, and says why', async () => {
    await draft()
    await publish(1, { status: 'withdrawn', withdrawal_note: 'The launch was cancelled.' })
    await work()
    expect(await get()).toMatchObject({
      closed_because: 'tender_withdrawn',
      tender: { withdrawal_note: 'The launch was cancelled.' },
    })
    expect(await submit(1)).toMatchObject({ ok: false, code: 'tender_withdrawn' })
    // a mended note is no second withdrawal
    await publish(2, { status: 'withdrawn', withdrawal_note: 'The launch is cancelled.' })
    await work()
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.subject).toBe('The tender was withdrawn: TND-7 \u00b7 Red wine')
    expect(mail?.text).toContain('The launch was cancelled.')
    expect(mail?.text).toContain('is no longer due')
  })

  it('moves the deadline of drafts and submitted applications in the list of the operator', async () => {
    const place = async () => {
      const all = await listAllApplications(opened.deps, { limit: 100 }, user_id)
      if (!all.ok) throw new Error(all.code)
      const row = await opened.deps.applications.find(user_id, tender_id)
      const mine = all.value.applications.findIndex((one) => one.user_id === user_id)
      return [mine, row?.listed?.last_day, row?.version]
    }
    const earlier = userId(`earlier-${count}`)
    await opened.addProduct(earlier)
    await opened.draft(earlier, tenderId(900 + count))
    await draft()
    const [before] = await place()
    await publish(1, { offer_deadline: '2030-06-01' })
    await work()
    const [after, last_day, version] = await place()
    expect([last_day, version]).toEqual(['2030-06-01', 1])
    expect(after).toBeGreaterThanOrEqual(Number(before))

    expect(await submit(1)).toMatchObject({ ok: true })
    await publish(2, { offer_deadline: '2027-01-12' })
    await work()
    expect((await place()).slice(1)).toEqual(['2027-01-12', 2])
    const rows = await listAllApplications(opened.deps, { limit: 1 }, user_id)
    expect(rows).toMatchObject({ value: { applications: [{ user_id, tender: { tender_id } }] } })
  })

  it('says of a correction of our own that the tender has not changed', async () => {
    await draft()
    const row = await opened.deps.tenders.find(tender_id)
    if (row === null) throw new Error('no tender')
    const corrected = row.criteria.map((criterion) =>
      criterion.kind === 'quantity' ? { ...criterion, minimum: 6000 } : criterion,
    )
    await correctCriteria(publishing, { tender_id, criteria: corrected, version: 1 })
    await work()
    const [mail] = await mails()
    expect(mail?.subject).toBe('We corrected our reading of a requirement: TND-7 \u00b7 Red wine')
    expect(mail?.text).toContain('The tender itself has not changed.')
    expect(mail?.text).not.toContain('published details have changed')
    expect((await get()).form.changed?.kind).toBe('corrected')
  })

  it('says in words of its own that a withdrawal was taken back', async () => {
    await draft()
    await publish(1, { status: 'withdrawn', withdrawal_note: 'The launch was cancelled.' })
    await work()
    await publish(2)
    await work()
    const [mail] = await mails()
    expect(mail?.subject).toBe('The tender is valid again: TND-7 \u00b7 Red wine')
    expect(mail?.text).toContain('The withdrawal of the tender has been reversed.')
    expect(mail?.text).not.toContain('published details have changed')
    expect(await get()).toMatchObject({ closed_because: null })
  })

  it('shows nothing of the requirements to who may not apply and began nothing', async () => {
    await publish(1, { closure: 'screw cap' })
    opened.clock.hasPlan = false
    const { form } = await get()
    opened.clock.hasPlan = true
    expect(form.changed).toBeNull()
  })
})
