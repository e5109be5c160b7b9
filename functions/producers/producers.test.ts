import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { deskProducerRoutes } from '#contracts/desk-producers.ts'
import type { RouteInput } from '#contracts/route.ts'
import { producerSorts } from '#domain/companies/producer-order.ts'
import { type UserId, userIdSchema } from '#domain/shared/ids.ts'
import { createApplicationStore } from '../applications/application-store.ts'
import { notStarted } from '../applications/applying.ts'
import { tablesFromSettings } from '../platform/dynamodb/tables-from-settings.ts'
import { mapInBatches } from '../platform/map-in-batches.ts'
import type { PartialBatchResponse } from '../platform/queue/queue-event.ts'
import { tenderId, tenderRow } from '../platform/test/builders.ts'
import { grantPlan } from '../platform/test/grant-plan.ts'
import { loadHttpHandlers } from '../platform/test/handlers.ts'
import { httpEvent } from '../platform/test/http-event.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { createTenderStore } from '../tenders/tender-store.ts'
import { getProducer } from './get-producer.ts'
import { createLetterStore } from './letters/letter-store.ts'
import { listLetters } from './letters/list-letters.ts'
import { writeLetter } from './letters/write-letter.ts'
import { listProducers } from './list-producers.ts'
import { refreshProducer } from './refresh-producer.ts'
import { addProducer, companyOf } from './test/add-producer.ts'
import { countOperations } from './test/count-operations.ts'

type Query = RouteInput<(typeof deskProducerRoutes)['listProducers']>['query']
type Sources = ReturnType<
  typeof import('./sources-from-settings.ts')['producerSourcesFromSettings']
>

const seen = (day: number) => `2026-01-0${day}T12:00:00.000Z`

describe('the producers, at the desk', () => {
  let cloud: TestCloud
  let deps: Sources
  let work: (event: unknown) => Promise<PartialBatchResponse>
  let handlers: Awaited<ReturnType<typeof loadHttpHandlers>>
  const ids: Record<string, UserId> = {}

  beforeAll(async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    cloud = await startTestCloud()
    handlers = await loadHttpHandlers(cloud)
    deps = (await import('./sources-from-settings.ts')).producerSourcesFromSettings()
    work = (await import('./on-producer-work.ts')).handler
    const whole = companyOf('Côté Blanc', 'FR', {
      ...{ address: '1 rue du Test', vat_number: 'FR12123456789', producer_type: 'winery' },
      ...{ contact_name: 'C. Test', contact_email: 'c@cote.example', phone: '1' },
      website: 'https://cote.example',
    })
    ids.anna = await addProducer(cloud, 'anna@cote.example', whole)
    ids.bo = await addProducer(cloud, 'bo@bryggeri.example', companyOf('Bo Bryggeri AB', 'SE'))
    ids.new = await addProducer(cloud, 'new@nobody.example', null)
    await grantPlan(cloud, id('anna'))
    await refreshProducer(deps, id('anna'), seen(1))
    await refreshProducer(deps, id('bo'), seen(2))
    await refreshProducer(deps, id('new'), null)
    await cloud.producerWork()
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await cloud.stop()
  })
  beforeEach(() => cloud.producerWork())

  const id = (name: string): UserId => {
    const known = ids[name]
    if (known === undefined) throw new Error(name)
    return known
  }
  const page = async (query: Partial<Query>) => {
    const listed = await listProducers(deps, { limit: 50, sort: 'name', ...query })
    if (!listed.ok) throw new Error(listed.code)
    return listed.value
  }
  const emails = async (query: Partial<Query> = {}) =>
    (await page(query)).producers.map(({ email }) => email.split('@')[0])
  async function deliver(bodies: readonly unknown[]): Promise<void> {
    const Records = bodies.map((body) => ({
      messageId: randomUUID(),
      body: JSON.stringify(body),
      attributes: { ApproximateReceiveCount: '1' },
    }))
    expect(await work({ Records })).toEqual({ batchItemFailures: [] })
  }

  it.each<[Partial<Query>, string[]]>([
    [{}, ['anna', 'bo', 'new']],
    [{ sort: '-name' }, ['new', 'anna', 'bo']],
    [{ sort: '-seen' }, ['bo', 'anna', 'new']],
    [{ sort: 'seen' }, ['new', 'anna', 'bo']],
    [{ plan: 'in_force' }, ['anna']],
    [{ plan: 'none' }, ['bo', 'new']],
    [{ country: 'SE' }, ['bo']],
    [{ completeness: 'complete' }, ['anna']],
    [{ completeness: 'incomplete', country: 'FR' }, []],
    [{ text: 'cote BLANC' }, ['anna']],
    [{ text: 'bryggeri.example' }, ['bo']],
    [{ text: 'NEW@nobody.example' }, ['new']],
  ])('are listed by %j: %j', async (query, expected) => {
    const found = await emails(query)
    expect('sort' in query ? found : found.toSorted()).toEqual(expected)
  })

  it.each(producerSorts)(
    'come page by page in the order of %s, none twice or left out',
    async (sort) => {
      const found: string[] = []
      let cursor: string | undefined
      do {
        const { producers, next_cursor } = await page({ sort, limit: 1, cursor })
        found.push(...producers.map(({ email }) => email))
        cursor = next_cursor ?? undefined
      } while (cursor !== undefined)
      expect(found).toHaveLength(3)
      expect(new Set(found).size).toBe(3)
    },
  )

  it('are brought up to date by what they save themselves, and seen by it', async () => {
    const caller = { user_id: id('bo') }
    const body = companyOf('Zeta Bryggeri', 'SE')
    const saved = await handlers.companies(httpEvent('PUT /api/company-profile', { caller, body }))
    expect(saved.statusCode).toBe(200)
    await deliver(await cloud.producerWork())
    expect(await deps.producers.find(id('bo'))).toMatchObject({ company_name: 'Zeta Bryggeri' })
    expect((await deps.producers.find(id('bo')))?.last_seen_at).not.toBe(seen(2))
  })

  it('keep what was read last, whatever arrives late', async () => {
    const before = await deps.producers.find(id('bo'))
    if (before === null) throw new Error('not listed')
    const old = { ...before, company_name: 'An older name' }
    const { last_seen_at: _, ...facts } = old
    expect(await deps.producers.save(facts, '2025-01-01T00:00:00.000Z')).toBe('refused')
    expect(await deps.producers.markSeen(id('bo'), '2025-01-01T00:00:00.000Z')).toBe('refused')
    expect(await deps.producers.find(id('bo'))).toEqual(before)
  })

  it('are not listed once their account is gone', async () => {
    const gone = 'nobody-of-the-pool' as UserId
    const { last_seen_at: _, ...facts } = (await page({})).producers[0] ?? {}
    await deps.producers.save({ ...facts, user_id: gone } as never, seen(1))
    expect((await page({})).producers).toHaveLength(4)
    await refreshProducer(deps, gone, null)
    expect((await page({})).producers).toHaveLength(3)
  })

  it('are shown one by one, with what they began', async () => {
    const tender = tenderRow(7, { offer_deadline: '2099-01-01', product_type: 'Cider' })
    const tenders = createTenderStore(cloud.table('TENDERS_TABLE'))
    await tenders.save(tender, 0)
    const applications = createApplicationStore(cloud.table('USER_APPLICATIONS_TABLE'))
    const draft = { ...notStarted(id('anna'), tenderId(7), new Date()), version: 1 }
    await applications.save(draft, 'save', 0)
    const found = await getProducer({ ...deps, tenders }, id('anna'))
    expect(found).toMatchObject({
      ok: true,
      value: {
        producer: { email: 'anna@cote.example', applications: 1, completeness: 100 },
        profile: { legal_name: 'Côté Blanc' },
        plan: { granted_until: '2099-12-31' },
        applications: [{ tender: { title: 'Cider' }, status: 'DRAFT' }],
        documents: [],
      },
    })
    expect(await getProducer({ ...deps, tenders }, 'nobody' as UserId)).toMatchObject({
      code: 'not_found',
    })
  })

  it('get a letter of the desk once, in its own words, to be answered to the desk', async () => {
    const changes: unknown[] = []
    const letters = createLetterStore(cloud.table('LETTERS_TABLE'))
    const asked = { subject: 'Your samples', text: 'They came.\n{code} <b>Thank you.</b>' }
    const letter = { letter_id: randomUUID(), ...asked }
    const send = (changed: Partial<typeof asked> = {}) =>
      writeLetter(
        {
          ...deps,
          askForWork: deliver,
          letters,
          audit: (change) => changes.push(change),
        },
        { user_id: id('anna'), by: userIdSchema.parse('operator') },
        { ...letter, ...changed },
      )
    expect(await send()).toMatchObject({ ok: true })
    expect(await send()).toMatchObject({ ok: true })
    // an answer was lost, and the operator went on writing: nobody is told that the new words went out
    expect(await send({ text: 'They came, and one was broken.' })).toMatchObject({
      code: 'letter_written',
    })
    expect(changes).toHaveLength(2)
    const answer = await fetch(`${cloud.inbox}?to=${encodeURIComponent('anna@cote.example')}`)
    const mails = (await answer.json()) as { subject: string; html: string; reply_to?: string[] }[]
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ subject: asked.subject, reply_to: ['desk@nordgate.example'] })
    expect(mails[0]?.html).toContain('&lt;b&gt;Thank you.&lt;/b&gt;')
    // the words are the producer's: the log, which outlives the account, knows the letter by its id
    expect(changes[0]).toEqual({ before: null, after: { letter_id: letter.letter_id } })
    const written = await listLetters({ letters }, id('anna'), { limit: 10 })
    expect(written).toMatchObject({
      ok: true,
      value: {
        letters: [{ ...letter, written_at: expect.any(String), mailed_at: expect.any(String) }],
        next_cursor: null,
      },
    })
  })

  it('are asked of an index, with one call for a page and few for what is searched', async () => {
    const { last_seen_at: _, ...facts } = (await page({})).producers[0] ?? {}
    const made = Array.from({ length: 300 }, (_, n) => ({ ...facts, user_id: `made-${n}` }))
    await mapInBatches(made, 50, (one) => deps.producers.save(one as never, seen(1)))
    const { client } = tablesFromSettings(['PRODUCERS_TABLE']).PRODUCERS_TABLE
    for (const query of [{}, { sort: '-seen' }, { text: 'nobody has this' }] as const) {
      expect(await countOperations(client, () => page(query))).toEqual(['Query producers'])
    }
  })
})
