import * as z from 'zod'
import type { deskProducerRoutes } from '#contracts/desk-producers.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import type { Clock } from '../platform/clock.ts'
import { cursorBehind, startLook } from '../platform/dynamodb/look.ts'
import type { Expression } from '../platform/dynamodb/table.ts'
import { wordsFilter } from '../platform/dynamodb/words-filter.ts'
import { readCursor } from '../platform/http/cursor.ts'
import { firstOf, takePage } from '../platform/http/take-page.ts'
import {
  type ProducerStore,
  positionOf,
  positionOfRow,
  producerPositionSchema,
} from './listing/producer-store.ts'

type Route = (typeof deskProducerRoutes)['listProducers']
type Query = RouteInput<Route>['query']

/** Behind whom the next page begins, and when the first was asked: what is in force stays so while one reads on. */
const placeSchema = z.lazy(() => z.object({ at: instantSchema, after: producerPositionSchema }))
type Place = z.infer<typeof placeSchema>

/** How many producers one page of a filtered query looks at. */
const filteredPageSize = 1000

const planFilters = {
  in_force: 'plan_ends_at >= :now',
  requested:
    '(attribute_type(plan_ends_at, :null) OR plan_ends_at < :now) AND attribute_type(requested_at, :text)',
  none: '(attribute_type(plan_ends_at, :null) OR plan_ends_at < :now) AND attribute_type(requested_at, :null)',
} as const

function filterOf(query: Query, now: string): Expression | undefined {
  const { plan, country, completeness, text = '' } = query
  const planValues = { ':now': now, ':null': 'NULL', ':text': 'S' }
  const used =
    plan && Object.entries(planValues).filter(([name]) => planFilters[plan].includes(name))
  const words = wordsFilter(text)
  const parts = [
    plan && [planFilters[plan], Object.fromEntries(used ?? [])],
    country && ['country_code = :country', { ':country': country }],
    completeness && [
      completeness === 'complete' ? 'completeness = :whole' : 'completeness < :whole',
      { ':whole': 100 },
    ],
    words && [words.text, words.values],
  ].filter(Boolean) as [string, Record<string, string | number>][]
  if (parts.length === 0) return undefined
  return {
    text: parts.map(([part]) => `(${part})`).join(' AND '),
    values: Object.assign({}, ...parts.map(([, values]) => values)),
  }
}

/** Every producer, for the operator: filtered, in the order of an index, paged by an opaque cursor. */
export async function listProducers(
  deps: { readonly producers: Pick<ProducerStore, 'list'>; readonly now: Clock },
  query: Query,
): Promise<Result<RouteOutput<Route>, 'invalid_cursor'>> {
  const place = readCursor(placeSchema, query.cursor)
  if (!place.ok) return place
  const at = place.value?.at ?? deps.now().toISOString()
  const filter = filterOf(query, at)
  const look = startLook(query.limit)
  const found = await firstOf(
    deps.producers.list({
      sort: query.sort,
      filter,
      after: place.value?.after ?? null,
      look,
      pageSize: filter === undefined ? query.limit + 1 : filteredPageSize,
    }),
    query.limit + 1,
  )
  const { page, next_cursor } = await takePage(
    found,
    query.limit,
    (last) => ({ at, after: positionOf(last, query.sort) }) satisfies Place,
  )
  return succeed({
    producers: page,
    next_cursor: cursorBehind(
      next_cursor,
      look,
      (row) => ({ at, after: positionOfRow(row, query.sort) }) satisfies Place,
    ),
  })
}
