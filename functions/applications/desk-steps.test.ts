import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ThreadMessage } from '#domain/applications/message.ts'
import { threadMessageIdSchema, type UserId } from '#domain/shared/ids.ts'
import { firstOf } from '../platform/http/take-page.ts'
import { tenderRow, userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { openStages } from './application-row.ts'
import { askForLostMails } from './ask-for-lost-mails.ts'
import { checkOffer, recordReference, takeOverApplication, waiveFinding } from './desk-steps.ts'
import type { MessageStore } from './message-store.ts'
import { tellOfApplication } from './tell-of-application.ts'
import { tellOfMessage } from './tell-of-message.ts'
import { openApplications } from './test/open-applications.ts'
import { mailsTo, openDesk } from './test/open-desk.ts'
import { listMessages, writeMessage } from './write-message.ts'

const tender = tenderRow(1, { offer_deadline: '2027-01-29', reference: 'TND-7' })
const { tender_id } = tender
const [anna, bo] = [userId('operator-anna'), userId('operator-bo')]

describe('a submitted application at the desk', () => {
  let cloud: TestCloud
  let opened: ReturnType<typeof openApplications>
  let messages: MessageStore
  let telling: ReturnType<typeof openDesk>
  let users = 0
  let user_id: UserId

  beforeAll(async () => {
    cloud = await startTestCloud()
    opened = openApplications(cloud)
    telling = openDesk(cloud, opened)
    messages = telling.messages
    await opened.deps.tenders.save(tender, 0)
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await cloud.stop()
  })
  beforeEach(async () => {
    users += 1
    user_id = userId(`producer-${users}`)
    opened.clock.now = new Date('2027-01-11T12:00:00Z')
    await opened.addProduct(user_id)
    await opened.draft(user_id, tender_id)
    expect(await opened.submit(user_id, tender_id)).toMatchObject({ ok: true })
    await tellOfApplication(telling, user_id, tender_id)
  })

  const seen = (version: number, by = anna) => ({ user_id, tender_id, version, by })
  const queue = async () => {
    const found: string[] = []
    for (const stage of openStages)
      for await (const row of opened.deps.applications.listDeskQueue(stage, {
        filter: undefined,
        after: null,
        pageSize: 100,
      })) {
        expect(row.listed.desk?.stage).toBe(stage)
        if (row.user_id === user_id) found.push(stage)
      }
    return found
  }
  const record = (version: number, given_at = '2027-01-11T12:30') =>
    recordReference(telling, {
      ...seen(version),
      reference: 'R-42',
      given_at,
    })

  it('belongs to who took it over last, and tells who was slower', async () => {
    const taken = await takeOverApplication(telling, { ...seen(2), responsible: true })
    expect(taken).toMatchObject({
      ok: true,
      value: {
        version: 3,
        desk: {
          responsible: { email: 'operator-anna@example.com', since: '2027-01-11T12:00:00.000Z' },
        },
      },
    })
    // the other one still looks at the version before
    expect(await takeOverApplication(telling, { ...seen(2, bo), responsible: true })).toMatchObject(
      {
        code: 'version_conflict',
        details: { desk: { responsible: { email: 'operator-anna@example.com' } } },
      },
    )
    // and lets nothing go that is not theirs
    expect(
      await takeOverApplication(telling, { ...seen(3, bo), responsible: false }),
    ).toMatchObject({ code: 'transition_not_allowed' })
    expect(await takeOverApplication(telling, { ...seen(3, bo), responsible: true })).toMatchObject(
      { ok: true },
    )
    expect(
      await takeOverApplication(telling, { ...seen(4, bo), responsible: false }),
    ).toMatchObject({ ok: true, value: { desk: { responsible: null } } })
  })

  it('has its findings waived with a reason, once, if they may be', async () => {
    const row = await opened.deps.applications.find(user_id, tender_id)
    const open = row?.submitted_for?.findings.find(
      ({ severity, status }) => severity === 'warning' && status !== 'waived',
    )
    if (open === undefined) throw new Error('nothing was left open')
    const waive = (version: number, rule_id: string) =>
      waiveFinding(telling, { ...seen(version), rule_id, reason: 'Agreed by phone' })
    expect(await waive(2, 'no-such-rule')).toMatchObject({ code: 'not_waivable' })
    expect(await waive(2, open.rule_id)).toMatchObject({
      ok: true,
      value: {
        before: { waivers: [] },
        desk: { waivers: [{ rule_id: open.rule_id, by: { user_id: anna } }] },
      },
    })
    expect(await waive(3, open.rule_id)).toMatchObject({ code: 'not_waivable' })
  })

  it('counts as offered only with a reference and a time that has passed, and then its producer hears of it', async () => {
    expect(await queue()).toEqual(['to_check'])
    expect(await record(2)).toMatchObject({ code: 'transition_not_allowed' })
    await checkOffer(telling, seen(2))
    expect(await queue()).toEqual(['to_hand_in'])
    // half past one in Stockholm is to come; the clock shows one
    expect(await record(3, '2027-01-11T13:30')).toMatchObject({ code: 'time_not_valid' })
    expect(await record(3, '2027-02-31T10:00')).toMatchObject({ code: 'time_not_valid' })
    expect(await record(3)).toMatchObject({
      ok: true,
      value: {
        before: { stage: 'to_hand_in', records: [] },
        desk: {
          stage: 'offered',
          records: [{ reference: 'R-42', given_at: '2027-01-11T11:30:00.000Z' }],
        },
      },
    })
    expect(await queue()).toEqual([])
    await tellOfApplication(telling, user_id, tender_id)
    await tellOfApplication(telling, user_id, tender_id)
    const told = (await mailsTo(cloud, `${user_id}@example.com`)).filter(({ text }) =>
      text.includes('R-42'),
    )
    expect(told).toHaveLength(1)
    expect(told[0]?.subject).toContain('Offer handed in: TND-7')
    expect(told[0]?.text).toContain('11 January 2027 at 12:30, Stockholm time')
  })

  it('tells its producer of the reference once, whatever is paid before and long after', async () => {
    const move = async (by: 'pay' | 'refund') => {
      const row = await opened.deps.applications.find(user_id, tender_id)
      if (row === null) throw new Error('it is gone')
      await opened.deps.applications.save({ ...row, version: row.version + 1 }, by, row.version)
    }
    const told = async () =>
      (await mailsTo(cloud, `${user_id}@example.com`)).filter(({ text }) => text.includes('R-42'))
        .length
    await tellOfApplication(telling, user_id, tender_id)
    await checkOffer(telling, seen(2))
    await record(3)
    await move('pay')
    await move('refund')
    await tellOfApplication(telling, user_id, tender_id)
    expect(await told()).toBe(1)
    const now = opened.clock.now
    opened.clock.now = new Date(now.getTime() + 20 * 86_400_000)
    await move('pay')
    await tellOfApplication(telling, user_id, tender_id)
    opened.clock.now = now
    expect(await told()).toBe(1)
  })

  it('goes on by payment without losing what the desk did', async () => {
    await checkOffer(telling, seen(2))
    const row = await opened.deps.applications.find(user_id, tender_id)
    if (row === null) throw new Error('it is gone')
    await opened.deps.applications.save({ ...row, version: 4 }, 'pay', 3)
    expect(await queue()).toEqual(['to_hand_in'])
    expect(await opened.deps.applications.find(user_id, tender_id)).toMatchObject({
      status: 'PAID',
      desk: { stage: 'to_hand_in' },
    })
  })

  describe('has a thread', () => {
    const write = (from: ThreadMessage['from'], id: string, text: string) =>
      writeMessage(telling, {
        user_id,
        tender_id,
        from,
        message_id: threadMessageIdSchema.parse(`thm_${id}`),
        text,
      })
    const tell = (id: string) =>
      tellOfMessage(telling, {
        user_id,
        tender_id,
        message_id: threadMessageIdSchema.parse(`thm_${id}`),
      })
    const waiting = async () => {
      const ids: string[] = []
      for await (const row of messages.listWaiting(100)) {
        if (row.user_id === user_id) ids.push(row.message_id)
      }
      return ids
    }

    it('that both sides read, each message once, and of which the other side hears once', async () => {
      await write('desk', 'question1', 'May it be bottled in February?')
      await write('desk', 'question1', 'May it be bottled in February?')
      opened.clock.now = new Date('2027-01-11T13:00:00Z')
      await write('producer', 'answer001', 'Yes, from the same lot.')
      const thread = await listMessages({ ...telling }, { user_id, tender_id })
      expect(thread.ok && thread.value.messages.map(({ from, text }) => [from, text])).toEqual([
        ['desk', 'May it be bottled in February?'],
        ['producer', 'Yes, from the same lot.'],
      ])
      expect(await waiting()).toEqual(['thm_answer001'])
      for (const id of ['question1', 'question1', 'answer001', 'answer001']) await tell(id)
      const toProducer = (await mailsTo(cloud, `${user_id}@example.com`)).filter(({ text }) =>
        text.includes('in February?'),
      )
      expect(toProducer).toHaveLength(1)
      const listed = await firstOf(opened.deps.notices.list(user_id, null), 100)
      expect(listed.filter(({ kind }) => kind === 'message')).toMatchObject([
        { notice_id: 'message#thm_question1', read_at: null, tender: { tender_id } },
      ])
      const toDesk = (await mailsTo(cloud, 'desk@nordgate.example')).filter(({ text }) =>
        text.includes(`/admin/applications/${user_id}/1`),
      )
      expect(toDesk.filter(({ text }) => text.includes('the same lot'))).toHaveLength(1)
      await write('desk', 'thanks001', 'Thank you.')
      expect(await waiting()).toEqual([])
    })

    it('whose lost mails are asked for again', async () => {
      await write('desk', 'lostquest', 'Where is it bottled?')
      const asked: unknown[] = []
      const look = () =>
        askForLostMails({ ...telling, askForWork: async (work) => void asked.push(...work) })
      await look()
      expect(asked).not.toContainEqual(expect.objectContaining({ message_id: 'thm_lostquest' }))
      opened.clock.now = new Date('2027-01-11T12:11:00Z')
      await look()
      expect(asked).toContainEqual(expect.objectContaining({ message_id: 'thm_lostquest' }))
    })

    it('that nobody else finds', async () => {
      expect(await listMessages(telling, { user_id: bo, tender_id })).toMatchObject({
        code: 'not_found',
      })
    })
  })
})
