import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mostProductViews } from '#domain/portfolio/product-view.ts'
import { type SavedView, viewFactsSchema, viewIdSchema } from '#domain/shared/saved-view.ts'
import { userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { createViewStore, type ViewStore } from '../platform/views/view-store.ts'
import {
  listProductViews,
  productViews,
  removeProductView,
  saveProductView,
} from './keep-product-views.ts'

const anna = userId('anna')
const bo = userId('bo')
const idOf = (n: number) => viewIdSchema.parse(`view_${String(n).padStart(8, '0')}`)
const view = (n: number, name: string): SavedView => ({
  view_id: idOf(n),
  name,
  search: 'country=FR&missing=alcohol_tenths&sort=-price',
})

describe('a saved view of products', () => {
  let cloud: TestCloud
  let views: ViewStore<SavedView>
  const seenBy = async (who: typeof anna) => {
    const listed = await listProductViews(views, who)
    return listed.ok ? listed.value.views.map(({ name }) => name) : []
  }
  beforeAll(async () => {
    cloud = await startTestCloud()
    views = createViewStore(cloud.table('PRODUCT_VIEWS_TABLE'), productViews)
  })
  afterAll(() => cloud.stop())

  it('is seen by who saved it alone, by name, with all that its address says', async () => {
    await saveProductView(views, anna, view(1, 'To price'))
    await saveProductView(views, anna, view(2, 'French'))
    await saveProductView(views, bo, view(1, 'Of Bo'))
    expect(await listProductViews(views, anna)).toEqual({
      ok: true,
      value: { views: [view(2, 'French'), view(1, 'To price')] },
    })
    expect(await seenBy(bo)).toEqual(['Of Bo'])
  })

  it('is renamed under its id, however often it is sent', async () => {
    await saveProductView(views, anna, view(1, 'Prices missing'))
    await saveProductView(views, anna, view(1, 'Prices missing'))
    expect(await seenBy(anna)).toEqual(['French', 'Prices missing'])
    expect(await seenBy(bo)).toEqual(['Of Bo'])
  })

  it('is removed by its owner alone, once, and comes back as it was', async () => {
    expect(await removeProductView(views, bo, idOf(2))).toMatchObject({ code: 'not_found' })
    expect(await removeProductView(views, anna, idOf(2))).toMatchObject({ ok: true })
    expect(await removeProductView(views, anna, idOf(2))).toMatchObject({ code: 'not_found' })
    expect(await seenBy(anna)).toEqual(['Prices missing'])
    await saveProductView(views, anna, view(2, 'French'))
    expect(await seenBy(anna)).toEqual(['French', 'Prices missing'])
  })

  it('is refused when there are as many as one can keep; those can still be renamed', async () => {
    const who = userId('collector')
    for (let n = 1; n <= mostProductViews; n++) await saveProductView(views, who, view(n, 'A view'))
    expect(await saveProductView(views, who, view(mostProductViews + 1, 'One more'))).toMatchObject(
      { code: 'too_many_product_views' },
    )
    expect(await saveProductView(views, who, view(3, 'Renamed'))).toMatchObject({ ok: true })
    await removeProductView(views, who, idOf(4))
    expect(await saveProductView(views, who, view(mostProductViews + 1, 'One more'))).toMatchObject(
      { ok: true },
    )
  })

  it('is there, and can be renamed, where two tabs saved the last one at once', async () => {
    const who = userId('hurried')
    for (let n = 1; n < mostProductViews; n++) await saveProductView(views, who, view(n, 'A view'))
    const two = [mostProductViews, mostProductViews + 1]
    await Promise.all(two.map((n) => views.save(who, view(n, 'The last one'))))
    expect(await seenBy(who)).toHaveLength(mostProductViews + 1)
    for (const n of two) {
      expect(await saveProductView(views, who, view(n, 'Renamed'))).toMatchObject({ ok: true })
    }
  })

  it('holds the longest search and producer that the grid can be filtered by, in any script', () => {
    const search = new URLSearchParams({
      text: '\u9152'.repeat(200),
      producer: '\u9152'.repeat(200),
    })
    const facts = { name: '\u9152', search: search.toString() }
    expect(viewFactsSchema.safeParse(facts).success).toBe(true)
    expect(viewFactsSchema.safeParse({ ...facts, name: ' ' }).success).toBe(false)
  })
})
