import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DeskView, deskViewFactsSchema, mostDeskViews } from '#domain/desk/desk-view.ts'
import { viewIdSchema } from '#domain/shared/saved-view.ts'
import { userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { createViewStore, type ViewStore } from '../platform/views/view-store.ts'
import { deskViews, listViews, removeView, saveView } from './keep-views.ts'

const anna = userId('anna')
const bo = userId('bo')
const idOf = (n: number) => viewIdSchema.parse(`view_${String(n).padStart(8, '0')}`)
const own = { shelf: 'own', view_id: idOf(1) } as const
const shared = { shelf: 'shared', view_id: idOf(1) } as const
const facts = { list: 'applications', name: 'Mine, in Sweden', search: 'market=SE' } as const

describe('a saved view', () => {
  let cloud: TestCloud
  let views: ViewStore<DeskView>
  const changes: unknown[] = []
  const audit = (change: unknown) => changes.push(change)
  const seenBy = async (who: typeof anna) => {
    const listed = await listViews(views, who)
    return listed.ok ? listed.value.views.map(({ shelf, name }) => `${shelf} ${name}`) : []
  }
  beforeAll(async () => {
    cloud = await startTestCloud()
    views = createViewStore(cloud.table('DESK_VIEWS_TABLE'), deskViews)
  })
  afterAll(() => cloud.stop())

  it('is seen by who made it, and by everybody where it is shared', async () => {
    await saveView(views, anna, own, facts, audit)
    await saveView(views, anna, shared, { ...facts, name: 'To check' }, audit)
    await saveView(views, bo, own, { ...facts, name: 'Of Bo' }, audit)
    expect(await seenBy(anna)).toEqual(['own Mine, in Sweden', 'shared To check'])
    expect(await seenBy(bo)).toEqual(['own Of Bo', 'shared To check'])
  })

  it('is renamed under its id, and says what was before', async () => {
    const renamed = { ...facts, name: 'Renamed' }
    await saveView(views, bo, shared, renamed, audit)
    await saveView(views, bo, shared, renamed, audit)
    expect(await seenBy(anna)).toEqual(['own Mine, in Sweden', 'shared Renamed'])
    expect(changes.at(-2)).toEqual({ before: { ...facts, name: 'To check' }, after: renamed })
  })

  it('is removed by its owner alone, once, and comes back as it was', async () => {
    expect(await removeView(views, userId('other'), own, audit)).toMatchObject({
      code: 'not_found',
    })
    expect(await removeView(views, anna, own, audit)).toMatchObject({ ok: true })
    expect(changes.at(-1)).toEqual({ before: facts, after: null })
    expect(await removeView(views, anna, own, audit)).toMatchObject({ code: 'not_found' })
    await saveView(views, anna, own, facts, audit)
    expect(await seenBy(anna)).toContain('own Mine, in Sweden')
  })

  it('is refused where the shelf is full, but can be renamed there', async () => {
    const who = userId('collector')
    for (let n = 1; n <= mostDeskViews; n++)
      await saveView(views, who, { shelf: 'own', view_id: idOf(n) }, facts, audit)
    const further = { shelf: 'own', view_id: idOf(mostDeskViews + 1) } as const
    expect(await saveView(views, who, further, facts, audit)).toMatchObject({
      code: 'too_many_views',
    })
    expect(await saveView(views, who, own, { ...facts, name: 'Other' }, audit)).toMatchObject({
      ok: true,
    })
  })

  it.each(['https://evil.example', '?a=b', 'a=b#c', 'a b', '<x>'])(
    'leads nowhere but into its list: %s',
    (search) => {
      expect(deskViewFactsSchema.safeParse({ ...facts, search }).success).toBe(false)
    },
  )

  it('holds whatever the filters of an address say', () => {
    const search = new URLSearchParams({
      text: 'Ch\u00e2teau & "B" *~_-.',
      deadline_from: '2026-11-02',
    })
    expect(deskViewFactsSchema.safeParse({ ...facts, search: search.toString() }).success).toBe(
      true,
    )
  })
})
