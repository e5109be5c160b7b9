import * as z from 'zod'
import {
  deskViewFactsSchema,
  deskViewSchema,
  mostDeskViews,
  viewShelves,
} from '#domain/desk/desk-view.ts'
import { mostViewsListed, viewIdSchema } from '#domain/shared/saved-view.ts'
import { nothing } from './parameters.ts'
import type { RouteTable } from './route.ts'

const ofOperators = { capability: 'desk', audience: 'operator', assurance: 'aal2' } as const
const viewParams = () => z.object({ shelf: z.enum(viewShelves), view_id: viewIdSchema })

/** Lists of the desk as they stood once, under a name. */
export const deskViewRoutes = {
  listDeskViews: {
    ...ofOperators,
    method: 'GET',
    path: '/api/admin/views',
    summary: 'The saved views of the caller and those that the desk shares.',
    output: () =>
      z.object({
        views: z.array(deskViewSchema).max(mostViewsListed(mostDeskViews) * viewShelves.length),
      }),
    errors: [],
  },
  saveDeskView: {
    ...ofOperators,
    method: 'PUT',
    path: '/api/admin/views/{shelf}/{view_id}',
    summary: 'Keeps a view of a list under a name, or replaces what was kept.',
    params: viewParams,
    body: () => deskViewFactsSchema,
    output: () => deskViewSchema,
    errors: ['too_many_views'],
  },
  removeDeskView: {
    ...ofOperators,
    method: 'DELETE',
    path: '/api/admin/views/{shelf}/{view_id}',
    summary: 'Removes a saved view.',
    params: viewParams,
    output: nothing,
    errors: ['not_found'],
  },
} as const satisfies RouteTable
