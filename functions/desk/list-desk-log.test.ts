import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRecordCall } from '../platform/desk-log/desk-log.ts'
import { writeCursor } from '../platform/http/cursor.ts'
import { userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { createDeskLogStore } from './desk-log-store.ts'
import { listDeskLog } from './list-desk-log.ts'

const anna = userId('anna')
const bo = userId('bo')
const query = { kind: 'change', limit: 50, sort: '-at' } as const

describe('the log of the desk', () => {
  let cloud: TestCloud
  let at = new Date('2026-10-31T23:59:00.000Z')
  const deps = () => ({
    deskLog: createDeskLogStore(cloud.table('DESK_LOG_TABLE')),
    addressOf: async (id: string) => (id === 'anna' ? 'anna@example.com' : null),
    now: () => at,
  })
  async function listed(asked: Partial<Parameters<typeof listDeskLog>[1]>) {
    const page = await listDeskLog(deps(), { ...query, ...asked })
    if (!page.ok) throw new Error(page.code)
    return page.value
  }
  const actions = async (asked: Partial<Parameters<typeof listDeskLog>[1]>) =>
    (await listed(asked)).entries.map(({ action }) => action)

  beforeAll(async () => {
    cloud = await startTestCloud()
    const record = createRecordCall(cloud.table('DESK_LOG_TABLE'), () => at)
    const call = { role: 'operator', status: 200, reason: null, request_id: 'r' } as const
    const values = { before: 1, after: { name: 'B', open: true } }
    const add = (kind: 'change' | 'read', actor_id: typeof anna, action: string, subject: string) =>
      record({ ...call, ...values, kind, actor_id, action, subject })
    await add('change', anna, 'october', 'tenders/1')
    at = new Date('2026-11-02T10:00:00.000Z')
    await add('change', anna, 'first', 'tenders/1')
    at = new Date('2026-11-02T10:00:01.000Z')
    await add('change', bo, 'second', 'tenders/2')
    at = new Date('2026-11-02T10:00:02.000Z')
    await add('read', bo, 'look', 'tenders/1')
  })
  afterAll(() => cloud.stop())

  it('shows the changes of the present month, newest first, with what was before and after', async () => {
    const { entries } = await listed({})
    expect(entries.map(({ action }) => action)).toEqual(['second', 'first'])
    expect(entries[1]).toMatchObject({
      actor_email: 'anna@example.com',
      before: 1,
      after: { name: 'B', open: true },
    })
    // an account that is gone
    expect(entries[0]?.actor_email).toBeNull()
  })

  it.each([
    [{ month: '2026-10' }, ['october']],
    [{ kind: 'read' }, ['look']],
    [{ subject: 'tenders/1' }, ['first', 'october']],
    [{ subject: 'tenders/1', month: '2026-11' }, ['first']],
    [{ subject: 'tenders/1', actor_id: bo }, []],
    [{ actor_id: bo }, ['second']],
    [{ action: 'first' }, ['first']],
    [{ sort: 'at' }, ['first', 'second']],
  ] as const)('is filtered by %j', async (asked, expected) => {
    expect(await actions(asked)).toEqual(expected)
  })

  it.each<Parameters<typeof actions>[0]>([
    {},
    { sort: 'at' },
    { subject: 'tenders/1' },
    { actor_id: anna },
  ])('has pages: %j', async (asked) => {
    const all = await actions(asked)
    const first = await listed({ ...asked, limit: 1 })
    const cursor = first.next_cursor ?? undefined
    expect(cursor).toBeDefined()
    expect([first.entries[0]?.action, ...(await actions({ ...asked, cursor }))]).toEqual(all)
  })

  it.each(['x', writeCursor(''), writeCursor('2026')])('refuses the cursor %s', async (cursor) => {
    expect(await listDeskLog(deps(), { ...query, cursor })).toMatchObject({
      code: 'invalid_cursor',
    })
  })
})
