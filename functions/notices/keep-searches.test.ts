import { afterAll, beforeAll, expect, it } from 'vitest'
import { mostSearches } from '#domain/notices/saved-search.ts'
import { searchedFilterSchema } from '#domain/notices/saved-search-schema.ts'
import { savedSearchIdSchema } from '#domain/shared/ids.ts'
import { putRow } from '../platform/dynamodb/write-rows.ts'
import { savedSearchKey } from '../platform/notices/notice-id.ts'
import { createSearchStore } from '../platform/notices/search-store.ts'
import { tenderRow, userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import {
  bringSearchBack,
  endSearchFeed,
  listSearches,
  makeSearchFeed,
  removeSearch,
  renameSearch,
  saveSearch,
} from './keep-searches.ts'

const now = new Date('2026-11-27T12:00:00Z')
let cloud: TestCloud
let deps: Parameters<typeof saveSearch>[0]

beforeAll(async () => {
  cloud = await startTestCloud()
  deps = { searches: createSearchStore(cloud.table('NOTICES_TABLE')), now: () => now }
})
afterAll(() => cloud.stop())

let next = 0
const nextId = () => savedSearchIdSchema.parse(`sea_${String(++next).padStart(8, '0')}`)
const anna = userId('anna')

async function save(user_id: typeof anna, name: string, filter: object, search_id = nextId()) {
  const given = { search_id, name, filter: searchedFilterSchema.parse(filter) }
  const saved = await saveSearch(deps, user_id, given)
  if (!saved.ok) throw new Error(saved.code)
  return saved.value
}
const namesOf = async (user_id: typeof anna) => {
  const listed = await listSearches(deps, user_id)
  return listed.ok ? listed.value.searches.map(({ name }) => name) : []
}
const searchersOf = async (said: object) => {
  const found: string[] = []
  for await (const { user_id } of deps.searches.searchers(tenderRow(1, said).summary))
    found.push(user_id)
  return found
}

it('is saved once, whoever presses twice, and told where it looks for the same as another', async () => {
  const { search } = await save(anna, 'Red from Italy', { category: 'red_wine', origin: 'IT' })
  const again = await save(anna, 'Red from Italy', { category: 'red_wine' }, search.search_id)
  expect(again).toEqual({ search, is_new: true })
  const twin = { origin: 'IT', category: 'red_wine', sort: '-deadline' }
  expect(await save(anna, 'The same', twin)).toEqual({ search, is_new: false })
  expect(await namesOf(anna)).toEqual(['Red from Italy'])
  // of somebody else it is another one
  expect((await save(userId('bo'), 'Of Bo', twin)).is_new).toBe(true)
  expect(await namesOf(anna)).toEqual(['Red from Italy'])
})

it('looks for nothing that is closed', () => {
  expect(searchedFilterSchema.safeParse({ state: 'closed' }).success).toBe(false)
  expect(searchedFilterSchema.parse({})).toEqual({ state: 'open', sort: 'deadline' })
})

it('is renamed, removed and brought back by its owner alone', async () => {
  const carl = userId('carl')
  const { search } = await save(carl, 'Beer', { category: 'beer', market: 'FI' })
  const id = search.search_id
  for (const change of [
    () => renameSearch(deps, anna, id, 'Stolen'),
    () => removeSearch(deps, anna, id),
    () => bringSearchBack(deps, anna, id),
    () => makeSearchFeed(deps, anna, id),
    () => endSearchFeed(deps, anna, id),
  ])
    expect(await change()).toMatchObject({ code: 'not_found' })
  expect(await renameSearch(deps, carl, id, 'Beer in Finland')).toEqual({ ok: true, value: {} })
  for (const _ of [1, 2]) expect(await removeSearch(deps, carl, id)).toMatchObject({ ok: true })
  expect(await namesOf(carl)).toEqual([])
  expect(await renameSearch(deps, carl, id, 'Gone')).toMatchObject({ code: 'not_found' })
  for (const _ of [1, 2]) expect(await bringSearchBack(deps, carl, id)).toMatchObject({ ok: true })
  expect(await namesOf(carl)).toEqual(['Beer in Finland'])
})

it('is found by the tenders of its market and category, until it is removed', async () => {
  const dora = userId('dora')
  const eve = userId('eve')
  const { search } = await save(dora, 'Cider', { category: 'cider', market: 'NO' })
  await save(eve, 'All cider', { category: 'cider' })
  const norwegian = { market: 'NO', monopoly: 'vinmonopolet', category: 'cider' }
  expect((await searchersOf(norwegian)).toSorted()).toEqual([dora, eve])
  expect(await searchersOf({ ...norwegian, category: 'spirits' })).toEqual([])
  expect(await searchersOf({ category: 'cider' })).toEqual([eve])
  await removeSearch(deps, dora, search.search_id)
  expect(await searchersOf(norwegian)).toEqual([eve])
  await bringSearchBack(deps, dora, search.search_id)
  expect(await searchersOf(norwegian)).toContain(dora)
})

it('has addresses that end when others are made, when they are ended, and while it is removed', async () => {
  const fay = userId('fay')
  const { search } = await save(fay, 'Norway', { market: 'NO' })
  const { search: other } = await save(fay, 'Finland', { market: 'FI' })
  const id = search.search_id
  const make = async () => {
    const made = await makeSearchFeed(deps, fay, id)
    if (!made.ok) throw new Error(made.code)
    return made.value.feed_key
  }
  const opened = async (key: string, of = id) => (await deps.searches.ofFeed(key, of))?.name ?? null
  const first = await make()
  expect(await opened(first)).toBe('Norway')
  expect(await opened(first, other.search_id)).toBeNull()
  expect(await opened(`${first.slice(0, -1)}${first.endsWith('A') ? 'B' : 'A'}`)).toBeNull()
  const second = await make()
  expect([await opened(first), await opened(second)]).toEqual([null, 'Norway'])
  expect((await deps.searches.list(fay))[0]?.feed_made_at).toBe(now.toISOString())
  await removeSearch(deps, fay, id)
  expect(await opened(second)).toBeNull()
  await bringSearchBack(deps, fay, id)
  expect(await opened(second)).toBe('Norway')
  await endSearchFeed(deps, fay, id)
  expect(await opened(second)).toBeNull()
  expect((await deps.searches.list(fay))[0]?.feed_made_at).toBeNull()
})

it('is one of twenty at most, also when one is brought back', async () => {
  const gil = userId('gil')
  const { search } = await save(gil, 'First', { text: 'first' })
  await removeSearch(deps, gil, search.search_id)
  for (let n = 0; n < mostSearches; n++) await save(gil, `Word ${n}`, { text: `word${n}` })
  const further = searchedFilterSchema.parse({ text: 'further' })
  const given = { search_id: nextId(), name: 'Further', filter: further }
  expect(await saveSearch(deps, gil, given)).toMatchObject({ code: 'too_many_searches' })
  expect(await bringSearchBack(deps, gil, search.search_id)).toMatchObject({
    code: 'too_many_searches',
  })
  expect(await namesOf(gil)).toHaveLength(mostSearches)
})

it('is shown as one that is not to be read where filters were others when it was saved', async () => {
  const hal = userId('hal')
  const { search } = await save(hal, 'Old', { market: 'SE', category: 'cider' })
  const row = { user_id: hal, notice_id: savedSearchKey(search.search_id) }
  const filter = { market: 'SE', category: 'mead' }
  await putRow(cloud.table('NOTICES_TABLE'), { ...search, ...row, filter, searched: 'SE#cider' })
  expect(await deps.searches.list(hal)).toEqual([{ ...search, filter: null }])
  expect(await removeSearch(deps, hal, search.search_id)).toMatchObject({ ok: true })
  expect(await bringSearchBack(deps, hal, search.search_id)).toMatchObject({ ok: true })
  expect(await namesOf(hal)).toEqual(['Old'])
})
