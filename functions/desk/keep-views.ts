import type { deskViewRoutes } from '#contracts/desk-views.ts'
import type { RouteInput } from '#contracts/route.ts'
import {
  type DeskView,
  type DeskViewFacts,
  deskViewSchema,
  mostDeskViews,
  type ViewShelf,
  viewedLists,
  viewShelves,
} from '#domain/desk/desk-view.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { fail, succeed } from '#domain/shared/result.ts'
import type { NoteChange } from '../platform/http/serve.ts'
import type { ViewStore } from '../platform/views/view-store.ts'

export const deskViews = { schema: deskViewSchema, most: mostDeskViews }

type DeskViews = ViewStore<DeskView>
type Place = RouteInput<(typeof deskViewRoutes)['removeDeskView']>['params']

/** No user's id: those of the user pool are UUIDs. */
const everybody = 'desk'
const ownerOf = (by: UserId, shelf: ViewShelf) => (shelf === 'own' ? by : everybody)

const factsOf = ({ list, name, search }: DeskView): DeskViewFacts => ({ list, name, search })

/** The caller's own views, then those of everybody, by list and name. */
export async function listViews(views: DeskViews, by: UserId) {
  const shelves = await Promise.all(viewShelves.map((shelf) => views.list(ownerOf(by, shelf))))
  const inOrder = (a: DeskView, b: DeskView) =>
    viewedLists.indexOf(a.list) - viewedLists.indexOf(b.list) || a.name.localeCompare(b.name)
  return succeed({ views: shelves.flatMap((shelf) => shelf.toSorted(inOrder)) })
}

export async function saveView(
  views: DeskViews,
  by: UserId,
  place: Place,
  facts: DeskViewFacts,
  audit: NoteChange,
) {
  const owner = ownerOf(by, place.shelf)
  const before = await views.find(owner, place.view_id)
  if (before === null) {
    const { length } = await views.list(owner)
    if (length >= mostDeskViews) return fail('too_many_views')
  }
  const view = { ...facts, ...place }
  await views.save(owner, view)
  audit({ before: before && factsOf(before), after: facts })
  return succeed(view)
}

export async function removeView(views: DeskViews, by: UserId, place: Place, audit: NoteChange) {
  const owner = ownerOf(by, place.shelf)
  const before = await views.find(owner, place.view_id)
  if (before === null) return fail('not_found')
  await views.remove(owner, place.view_id)
  audit({ before: factsOf(before), after: null })
  return succeed({})
}
