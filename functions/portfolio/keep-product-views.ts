import { mostProductViews } from '#domain/portfolio/product-view.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { type SavedView, savedViewSchema, type ViewId } from '#domain/shared/saved-view.ts'
import type { ViewStore } from '../platform/views/view-store.ts'

export const productViews = { schema: savedViewSchema, most: mostProductViews }

type Views = ViewStore<SavedView>

/** By name; whoever asks sees their own alone. */
export async function listProductViews(
  views: Views,
  user_id: UserId,
): Promise<Result<{ views: SavedView[] }, never>> {
  const found = await views.list(user_id)
  return succeed({ views: found.toSorted((a, b) => a.name.localeCompare(b.name)) })
}

/** Also renames, and brings back what was removed. Repeating it changes nothing. */
export async function saveProductView(
  views: Views,
  user_id: UserId,
  view: SavedView,
): Promise<Result<SavedView, 'too_many_product_views'>> {
  if ((await views.find(user_id, view.view_id)) === null) {
    const { length } = await views.list(user_id)
    if (length >= mostProductViews) return fail('too_many_product_views')
  }
  await views.save(user_id, view)
  return succeed(view)
}

export async function removeProductView(
  views: Views,
  user_id: UserId,
  view_id: ViewId,
): Promise<Result<Record<string, never>, 'not_found'>> {
  if ((await views.find(user_id, view_id)) === null) return fail('not_found')
  await views.remove(user_id, view_id)
  return succeed({})
}
