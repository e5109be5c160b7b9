import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { isOfDesk, type Route } from '#contracts/route.ts'
import { type RouteName, routes } from '#contracts/routes.ts'
import { countDynamoDbCalls } from '../../../infra/test/count-dynamodb-calls.ts'
import { fillDesk } from '../../../infra/test/fill-desk.ts'
import { userId } from '../test/builders.ts'
import { loadHttpHandlers } from '../test/handlers.ts'
import { httpEvent } from '../test/http-event.ts'
import { startTestCloud } from '../test/start-test-cloud.ts'

const operator = userId('operator')

/** Further questions to a list, besides that without a filter. */
const filters: Partial<Record<RouteName, readonly Record<string, string>[]>> = {
  listAllPayments: [
    { sort: 'at' },
    { status: 'paid' },
    { tender_id: '999999' },
    { user_id: 'producer-2' },
    { user_id: 'producer-2', tender_id: '1' },
    { text: 'company' },
    { text: 'export@company-7.example' },
  ],
  listFeesDue: [{ sort: '-since' }],
  listIntakes: [{ sort: 'brought' }],
  listDeskLog: [
    { sort: 'at' },
    { subject: 'tenders/7' },
    { actor_id: operator },
    { action: 'saveMarket' },
  ],
  listMails: [
    { sort: 'sent' },
    { address: 'export@company-7.example' },
    { only: 'trouble' },
    { sender: 'accounts' },
  ],
  listEnquiries: [
    { sort: 'received' },
    { kind: 'private_sale', status: 'closed' },
    { status: 'new' },
    { status: 'answered', kind: 'message' },
    { kind: 'consultation', responsible: 'nobody' },
    { responsible: 'me', due: 'now' },
  ],
  listContent: [{ kind: 'news' }],
  listProducers: [
    { sort: '-seen' },
    { sort: '-name' },
    { sort: 'products', plan: 'in_force' },
    { completeness: 'complete' },
    { plan: 'requested' },
    { country: 'GR' },
    { text: 'nobody is called so', sort: '-seen' },
    { text: 'company' },
    { text: 'export@company-7.example' },
  ],
  listDeskTenders: [
    { market: 'FI', state: 'open' },
    { sort: '-deadline', state: 'all' },
    { text: 'red wine', state: 'all' },
    { text: 'nobody says so', state: 'all' },
    { state: 'withdrawn' },
    { state: 'awarded' },
  ],
  listAllApplications: [
    { stage: 'open' },
    { stage: 'to_check', responsible: 'nobody' },
    { stage: 'offered', responsible: 'me' },
    { responsible: 'me' },
    { status: 'SUBMITTED', market: 'NO' },
    { market: 'NO' },
    { status: 'DRAFT' },
    { sort: 'deadline' },
    { sort: '-deadline' },
    { deadline_from: '2024-01-01', deadline_to: '2024-12-31' },
    { deadline_to: '2024-01-01', stage: 'open' },
    { text: 'red wine' },
    { text: 'company' },
    { text: 'export@company-7.example' },
    { text: 'export@company-7.example', stage: 'open', market: 'SE' },
    { text: 'nobody is called so' },
    { outcome: 'delisted' },
    { outcome: 'delisted', market: 'FI' },
    { outcome: 'delisted', status: 'PAID', sort: '-deadline' },
    { responsible: 'nobody', outcome: 'delisted' },
  ],
}

/** Whose lists are asked for where the address names something. */
const params: Readonly<Record<string, string>> = {
  user_id: 'producer-1',
  tender_id: '1',
  enquiry_id: 'pvs_00000000-made',
}

/** Lists that are never longer than a page. */
const short: readonly RouteName[] = ['listDeskViews', 'listImporters', 'getToday']

/** A text names twenty companies and twenty tenders at most: a query for each, and what finds and names them. */
const mostOperations = 60

const isList = ([name, { audience, method, query }]: [RouteName, Route]) =>
  isOfDesk(audience) &&
  method === 'GET' &&
  (short.includes(name) || 'cursor' in (query?.().shape ?? {}))
const lists = (Object.entries(routes) as [RouteName, Route][])
  .filter(isList)
  .flatMap(([name]) => [{}, ...(filters[name] ?? [])].map((query) => ({ name, query })))

/** More than a page of five looks at, and than one query does: from here on no list may ask for more. */
const few = 1100

/** Filters that leave little: their pages stop looking before they are full. */
const sparse = [
  { name: 'listDeskTenders', query: { text: 'xinomavro', state: 'all' } },
  { name: 'listProducers', query: { text: 'company-777', sort: '-name' } },
] as const

type Handlers = Awaited<ReturnType<typeof loadHttpHandlers>>

/** All rows of a list, page after page, and how many pages were short. */
async function walk(
  handlers: Handlers,
  { name, query }: { readonly name: RouteName; readonly query: Record<string, string> },
  limit: number,
) {
  const rows: unknown[] = []
  let short = 0
  let cursor: string | null = null
  do {
    const { method, path, capability } = routes[name]
    const event = httpEvent(`${method} ${path}`, {
      caller: { user_id: operator, groups: ['admin'] },
      query: { ...query, limit: String(limit), ...(cursor === null ? {} : { cursor }) },
    })
    const answer = (await handlers[capability](event)) as { body: string }
    const { next_cursor, ...page } = JSON.parse(answer.body) as { next_cursor: string | null }
    const found = Object.values(page).find(Array.isArray) ?? []
    rows.push(...found)
    if (next_cursor !== null && found.length < limit) short += 1
    cursor = next_cursor
  } while (cursor !== null)
  return { rows, short }
}

type Calls = Readonly<Record<string, number>>

/** What each list asks of the database at a desk of this size, in the order of `lists`. */
async function callsAtSize(
  size: number,
  more: (handlers: Handlers) => Promise<unknown> = async () => undefined,
): Promise<Calls[]> {
  const cloud = await startTestCloud()
  const counted = await countDynamoDbCalls(cloud.environment.AWS_ENDPOINT_URL_DYNAMODB)
  await fillDesk(cloud, operator, { tenders: size, companies: size, applications: size })
  cloud.environment.AWS_ENDPOINT_URL_DYNAMODB = counted.endpoint
  // the functions read their settings once
  vi.resetModules()
  const handlers = await loadHttpHandlers(cloud)
  const calls: Calls[] = []
  for (const { name, query } of lists) {
    const { method, path, capability } = routes[name]
    const event = httpEvent(`${method} ${path}`, {
      caller: { user_id: operator, groups: ['admin'] },
      params,
      query: short.includes(name) ? {} : { limit: '5', ...query },
    })
    // what a function loads once
    await handlers[capability](event)
    counted.reset()
    const answer = await handlers[capability](event)
    expect(answer, name).toMatchObject({ statusCode: 200 })
    calls.push(counted.calls())
  }
  await more(handlers)
  await counted.stop()
  await cloud.stop()
  return calls
}

describe('a list of the desk', () => {
  let ofFew: Calls[]
  let ofMany: Calls[]
  const walked: { few: Awaited<ReturnType<typeof walk>>; many: unknown[] }[] = []
  beforeAll(async () => {
    // what the functions log
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    ofFew = await callsAtSize(few)
    ofMany = await callsAtSize(2 * few, async (handlers) => {
      for (const list of sparse) {
        const { rows } = await walk(handlers, list, 100)
        walked.push({ few: await walk(handlers, list, 2), many: rows })
      }
    })
  }, 600_000)
  afterAll(() => vi.restoreAllMocks())

  it.each(lists.map((list, at) => ({ ...list, at })))(
    'asks as little of many as of few, and never for all: $name $query',
    ({ at }) => {
      expect(ofMany[at]).toHaveProperty('Query')
      expect(ofMany[at]).not.toHaveProperty('Scan')
      // names are fetched a hundred at a time: another batch may just have begun
      for (const [operation, count] of Object.entries(ofMany[at] ?? {}))
        expect(count, operation).toBeLessThanOrEqual(
          (ofFew[at]?.[operation] ?? 0) + (operation === 'BatchGetItem' ? 1 : 0),
        )
      const operations = Object.values(ofMany[at] ?? {}).reduce((sum, count) => sum + count, 0)
      expect(operations).toBeLessThan(mostOperations)
    },
  )

  it.each(sparse.map((list, at) => ({ ...list, at })))(
    'finds all of what there is little of, over pages that are short: $name $query',
    ({ at }) => {
      expect(walked[at]?.many.length).toBeGreaterThan(0)
      expect(walked[at]?.few.rows).toEqual(walked[at]?.many)
      expect(walked[at]?.few.short).toBeGreaterThan(0)
    },
  )
})
