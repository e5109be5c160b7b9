import * as z from 'zod'
import type { calendarRoutes } from '#contracts/calendar.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import type { Clock } from '../../platform/clock.ts'
import { readCursor } from '../../platform/http/cursor.ts'
import { takePage } from '../../platform/http/take-page.ts'
import type { TenderStore } from '../tender-store.ts'
import { keyOf, selectKeyDates } from './select-key-dates.ts'

type Route = (typeof calendarRoutes)['listKeyDates']

/** The key dates of some days, paged by an opaque cursor. */
export async function listKeyDates(
  deps: { readonly tenders: TenderStore; readonly now: Clock },
  query: RouteInput<Route>['query'],
): Promise<Result<RouteOutput<Route>, 'invalid_cursor'>> {
  const position = readCursor(z.string().max(60), query.cursor)
  if (!position.ok) return position
  const all = await selectKeyDates(deps, query, deps.now())
  const rest = all.filter((date) => position.value === null || keyOf(date) > position.value)
  const { page, next_cursor } = await takePage(rest, query.limit, keyOf)
  return succeed({ key_dates: page, next_cursor })
}
