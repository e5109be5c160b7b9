import type { deskViewRoutes } from '#contracts/desk-views.ts'
import type { RouteInput } from '#contracts/route.ts'
import {
  type DeskView,
  mostViews,
  type ViewFacts,
  viewedLists,
  viewShelves,
} from '#domain/desk/desk-view.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { fail, succeed } from '#domain/shared/result.ts'
import type { NoteChange } from '../platform/http/serve.ts'
import type { ViewStore } from './view-store.ts'

type Place = RouteInput<(typeof deskViewRoutes)['removeDeskView']>['params']

const factsOf = ({ list, name, search }: DeskView): ViewFacts => ({ list, name, search })

/** The caller's own views, then those of everybody, by list and name. */
export async function listViews(views: ViewStore, by: UserId) {
  const shelves = await Promise.all(viewShelves.map((shelf) => views.list(by, shelf)))
  const inOrder = (a: DeskView, b: DeskView) =>
    viewedLists.indexOf(a.list) - viewedLists.indexOf(b.list) || a.name.localeCompare(b.name)
  return succeed({ views: shelves.flatMap((shelf) => shelf.toSorted(inOrder)) })
}

export async function saveView(
  views: ViewStore,
  by: UserId,
  place: Place,
  facts: ViewFacts,
  audit: NoteChange,
) {
  const before = await views.find({ by, ...place })
  if (before === null) {
    const { length } = await views.list(by, place.shelf)
    if (length >= mostViews) return fail('too_many_views')
  }
  const view = { ...facts, ...place }
  await views.save(by, view)
  audit({ before: before && factsOf(before), after: facts })
  return succeed(view)
}

export async function removeView(views: ViewStore, by: UserId, place: Place, audit: NoteChange) {
  const before = await views.find({ by, ...place })
  if (before === null) return fail('not_found')
  await views.remove({ by, ...place })
  audit({ before: factsOf(before), after: null })
  return succeed({})
}
