import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { outcomeChange } from '#domain/applications/desk-change.ts'
import type { OutcomeEntry } from '#domain/outcomes/outcome.ts'
import type { OutcomeKind } from '#domain/outcomes/outcome-rules.ts'
import { type OutcomeId, outcomeIdSchema, type UserId } from '#domain/shared/ids.ts'
import { type Locale, locales } from '#domain/shared/locale.ts'
import { firstOf } from '../platform/http/take-page.ts'
import { tenderRow, userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { checkOffer, recordReference } from './desk-steps.ts'
import { getApplication } from './get-application.ts'
import { listAllApplications } from './list-all-applications.ts'
import { listApplications } from './list-applications.ts'
import { countStock, listStock } from './list-stock.ts'
import { outcomeMail } from './mails/outcome-mail.ts'
import { recordOutcome } from './record-outcome.ts'
import { tellOfApplication } from './tell-of-application.ts'
import { openApplications } from './test/open-applications.ts'
import { mailsTo, openDesk } from './test/open-desk.ts'
import { getTimeline } from './timeline.ts'
import { createTimelineMarkStore } from './timeline-mark-store.ts'

const tender = tenderRow(1, {
  offer_deadline: '2027-01-29',
  sample_deadline: '2027-03-05',
  launch_date: '2027-09-01',
  reference: 'TND-7',
})
const { tender_id } = tender
const operator = userId('operator-anna')

describe('what happens to an offer', () => {
  let cloud: TestCloud
  let opened: ReturnType<typeof openApplications>
  let desk: ReturnType<typeof openDesk>
  let users = 0
  let user_id: UserId

  beforeAll(async () => {
    cloud = await startTestCloud()
    opened = openApplications(cloud)
    desk = openDesk(cloud, opened)
    await opened.deps.tenders.save(tender, 0)
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await cloud.stop()
  })
  beforeEach(async () => {
    users += 1
    user_id = userId(`outcome-${users}`)
    opened.clock.now = new Date('2027-01-11T12:00:00Z')
    await opened.addProduct(user_id)
    await opened.draft(user_id, tender_id, { quantity: '600', samples_ready: true })
    expect(await opened.submit(user_id, tender_id)).toMatchObject({ ok: true })
  })

  const row = async () => {
    const found = await opened.deps.applications.find(user_id, tender_id)
    if (found === null) throw new Error('it is gone')
    return found
  }
  const seen = async () => ({ user_id, tender_id, version: (await row()).version, by: operator })
  const offer = async () => {
    await checkOffer(desk, await seen())
    const given_at = '2027-01-11T12:30'
    const offered = await recordReference(desk, { ...(await seen()), reference: 'R-42', given_at })
    expect(offered).toMatchObject({ ok: true })
    opened.clock.now = new Date('2027-06-30T12:00:00Z')
  }
  let entries = 0
  const entry = (
    kind: OutcomeKind | null,
    day: string,
    more: Partial<OutcomeEntry> = {},
  ): OutcomeEntry => {
    entries += 1
    const event_id = outcomeIdSchema.parse(`out_entry${String(entries).padStart(5, '0')}`)
    return {
      event_id,
      kind,
      day,
      note: null,
      evidence: null,
      details: {},
      corrects: null,
      ...more,
    }
  }
  const add = async (one: OutcomeEntry) => recordOutcome(desk, { ...(await seen()), entry: one })
  const record = async (...given: Parameters<typeof entry>): Promise<OutcomeId> => {
    const one = entry(...given)
    expect(await add(one)).toMatchObject({ ok: true })
    return one.event_id
  }
  const listed = async () => {
    const answer = await listApplications(opened.deps, user_id, { limit: 10 })
    return answer.ok ? answer.value.applications[0]?.outcome : null
  }
  const mails = async () => (await mailsTo(cloud, `${user_id}@example.com`)).toReversed()

  it('is recorded in its order, with who and when, and nobody else is told who', async () => {
    await offer()
    const evidence = 'Letter of 1 February'
    await record('formally_accepted', '2027-02-01', { evidence })
    expect(await add(entry('delivered', '2027-02-02'))).toMatchObject({
      code: 'transition_not_allowed',
    })
    await record('won', '2027-03-20', { details: { score: '91', rank: 1 } })
    expect((await row()).desk).toMatchObject({
      outcomes: [
        { kind: 'formally_accepted', evidence, by: { user_id: operator } },
        { kind: 'won', at: '2027-06-30T12:00:00.000Z' },
      ],
    })
    const got = await getApplication(opened.deps, opened.caller(user_id), { tender_id })
    expect(got.ok && got.value.outcomes.map(({ kind, day }) => [kind, day])).toEqual([
      ['offered', '2027-01-11'],
      ['formally_accepted', '2027-02-01'],
      ['won', '2027-03-20'],
    ])
    expect(await listed()).toEqual({ kind: 'won', day: '2027-03-20', is_over: false })
    const query = { limit: 100, outcome: 'won' } as const
    const won = await listAllApplications(desk, query, operator)
    expect(won.ok && won.value.applications.map((one) => one.user_id)).toContain(user_id)
    const lost = await listAllApplications(desk, { ...query, outcome: 'lost' }, operator)
    expect(lost.ok && lost.value.applications).toEqual([])
  })

  it('is recorded once, and by one of two who see the same', async () => {
    await offer()
    const at = await seen()
    const one = entry('samples_requested', '2027-02-01', { details: { bottles: 6 } })
    const two = entry('lost', '2027-02-01')
    const both = await Promise.all(
      [one, two].map((next) => recordOutcome(desk, { ...at, entry: next })),
    )
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect(both.find(({ ok }) => !ok)).toMatchObject({ code: 'version_conflict' })
    const [first] = (await row()).desk?.outcomes ?? []
    const again = first?.kind === 'lost' ? two : one
    expect(await recordOutcome(desk, { ...at, entry: again })).toMatchObject({
      ok: true,
      value: { version: (await row()).version },
    })
    expect((await row()).desk?.outcomes).toHaveLength(1)
  })

  it('is no day to come, and says what its kind asks for', async () => {
    await offer()
    expect(await add(entry('lost', '2027-07-01'))).toMatchObject({ code: 'time_not_valid' })
    expect(await add(entry('formally_rejected', '2027-02-01'))).toMatchObject({
      code: 'transition_not_allowed',
    })
    await record('samples_requested', '2027-02-01')
    const given_at = '2027-03-01T10:00'
    // the offer cannot have come after what followed it
    expect(
      await recordReference(desk, { ...(await seen()), reference: 'R-43', given_at }),
    ).toMatchObject({ code: 'time_not_valid' })
  })

  it('gives the stock free when it is lost, and takes it again when that was wrong', async () => {
    await offer()
    const { product_id } = opened
    await countStock(opened.deps, user_id, { product_id, units: 900 })
    const promised = async () => {
      const stock = await listStock(opened.deps, user_id)
      return stock.ok && stock.value.products[0]?.promised
    }
    expect(await promised()).toBe(600)
    const lost = await record('lost', '2027-03-20', { details: { rank: 3 } })
    expect(await promised()).toBe(0)
    expect(await add(entry('won', '2027-03-21'))).toMatchObject({ code: 'transition_not_allowed' })
    await record('won', '2027-03-20', { corrects: lost })
    expect(await promised()).toBe(600)
    expect(await listed()).toEqual({ kind: 'won', day: '2027-03-20', is_over: false })
    const { desk: work } = await row()
    const [, correction] = work?.outcomes ?? []
    if (!work || !correction) throw new Error('it is gone')
    expect(outcomeChange(work, correction)).toEqual({
      before: { kind: 'lost', day: '2027-03-20' },
      after: { kind: 'won', day: '2027-03-20' },
    })
  })

  it('ends the work of the desk when it is withdrawn before it was offered', async () => {
    const queue = async () => {
      const found: string[] = []
      const query = { filter: undefined, after: null, pageSize: 100 }
      for await (const one of opened.deps.applications.listDeskQueue('to_check', query))
        found.push(one.user_id)
      return found
    }
    expect(await queue()).toContain(user_id)
    const reason = 'The lot is sold'
    const withdrawn = await record('withdrawn', '2027-01-11', { details: { reason } })
    expect(await queue()).not.toContain(user_id)
    expect(await checkOffer(desk, await seen())).toMatchObject({ code: 'transition_not_allowed' })
    await record(null, '2027-01-11', { corrects: withdrawn })
    expect(await queue()).toContain(user_id)
    expect(await checkOffer(desk, await seen())).toMatchObject({ ok: true })
  })

  it('is told once, each event with what it means, a correction in the place of what it corrects', async () => {
    await offer()
    await tellOfApplication(desk, user_id, tender_id)
    const before = (await mails()).length
    const lost = await record('lost', '2027-03-20', { note: 'The list of the 20th' })
    await tellOfApplication(desk, user_id, tender_id)
    await tellOfApplication(desk, user_id, tender_id)
    const [told, ...others] = (await mails()).slice(before)
    expect(others).toEqual([])
    expect(told?.subject).toContain('Not chosen: TND-7')
    expect(told?.text).toContain('The quantity is free again.')
    expect(told?.text).toContain('Note: The list of the 20th')
    expect(told?.text).toContain('Date: 20 March 2027')
    await record('won', '2027-03-20', { corrects: lost })
    await record('ordered', '2027-04-02', { details: { number: 'PO-9', quantity: 600 } })
    await tellOfApplication(desk, user_id, tender_id)
    const later = (await mails()).slice(before + 1)
    expect(later.map(({ subject }) => subject.replace(/ \u00b7.*/, ''))).toEqual([
      'Correction: Won: TND-7',
      'Ordered: TND-7',
    ])
    expect(later[1]?.text).toContain('Number: PO-9')
    const listed = await firstOf(opened.deps.notices.list(user_id, null), 100)
    const outcomes = listed.flatMap((one) =>
      one.kind === 'outcome' ? [[one.outcome, one.day, one.is_correction]] : [],
    )
    // those of one moment in no order of their own
    expect(outcomes.toSorted()).toEqual([
      ['lost', '2027-03-20', false],
      ['ordered', '2027-04-02', false],
      ['won', '2027-03-20', true],
    ])
    // told long ago: what is due for another reason does not tell of it again
    opened.clock.now = new Date('2027-08-01T12:00:00Z')
    const paid = await row()
    await opened.deps.applications.save({ ...paid, version: paid.version + 1 }, 'pay', paid.version)
    await tellOfApplication(desk, user_id, tender_id)
    expect((await mails()).length).toBe(before + 3)
  })

  it('does the steps of the timeline, and counts what follows the result from its day', async () => {
    await offer()
    const marks = createTimelineMarkStore(cloud.table('TIMELINE_MARKS_TABLE'))
    const step = async (key: string) => {
      const answer = await getTimeline({ ...opened.deps, marks }, opened.caller(user_id), tender_id)
      const found = answer.ok && answer.value.steps.find((one) => one.key === key)
      if (!found) throw new Error(`no step ${key}`)
      return found
    }
    expect(await step('offer-deadline')).toMatchObject({ state: 'done' })
    expect(await step('sample-dispatch')).toMatchObject({ state: 'late', is_markable: true })
    expect(await step('remedy')).toMatchObject({ date: null })
    await record('samples_sent', '2027-02-20')
    expect(await step('sample-dispatch')).toMatchObject({
      state: 'done',
      mark: { done_on: '2027-02-20' },
      is_markable: false,
    })
    await record('lost', '2027-06-29')
    expect(await step('result')).toMatchObject({ state: 'done', date: '2027-06-29' })
    expect(await step('order')).toMatchObject({ state: 'past' })
    expect((await step('remedy')).state).not.toBe('past')
  })
})

describe('the mail on an outcome', () => {
  const by = { user_id: operator, email: 'anna@example.com' }
  const recorded = {
    event_id: outcomeIdSchema.parse('out_00000001'),
    kind: 'lost',
    day: '2027-03-20',
    note: null,
    evidence: null,
    details: { price_minor: 14900, rank: 3 },
    corrects: null,
    by,
    at: '2027-03-21T10:00:00.000Z',
  } as const

  const links = { link: 'https://site.example', end: 'https://site.example/unsubscribe' }
  it.each<[Locale, string, RegExp]>([
    ['en', 'Not chosen: TND-7', /Winner’s shelf price: SEK\s149\.00/],
    ['it', 'Non scelto: TND-7', /Prezzo a scaffale del vincitore: 149,00\sSEK/],
    ['fr', 'Non retenu\u00a0: TND-7', /Prix en rayon du produit retenu\s: 149,00\sSEK/],
    ['de', 'Nicht ausgewählt: TND-7', /Ladenpreis des Gewinners: 149,00\sSEK/],
    ['es', 'No elegido: TND-7', /PVP del ganador: 149,00\sSEK/],
  ])('says in %s what it means', (locale, subject, price) => {
    const mail = outcomeMail(locale, tender.summary, recorded, null, links)
    expect(mail.subject).toContain(subject)
    expect(mail.text).toMatch(price)
  })

  it('says of an entry that was taken back which one it was', () => {
    const back = { ...recorded, kind: null, details: {}, corrects: recorded.event_id }
    for (const locale of locales) {
      const mail = outcomeMail(locale, tender.summary, back, recorded, links)
      const { subject } = outcomeMail(locale, tender.summary, recorded, null, links)
      expect(mail.text).toContain(subject.split(/\s?: /)[0])
      expect(mail.text).not.toContain('{{')
    }
  })
})
