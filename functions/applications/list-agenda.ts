import * as z from 'zod'
import type { agendaRoutes } from '#contracts/agenda.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import type { MarkedStep } from '#domain/timeline/marked-steps.ts'
import { stepsToDo } from '#domain/timeline/steps-to-do.ts'
import { readCursor } from '../platform/http/cursor.ts'
import { takePage } from '../platform/http/take-page.ts'
import { openApplications } from './open-applications.ts'
import { reachedBy, type TimelineDeps } from './timeline.ts'

type Route = (typeof agendaRoutes)['listAgenda']

interface AgendaStep {
  readonly tender: TenderSummary
  readonly tender_version: number
  readonly tender_updated_at: string
  readonly step: MarkedStep
  readonly date: CalendarDate
}

/** Day, tender, step: what the agenda is sorted by, and where a page begins. */
const keyOf = ({ date, tender, step }: AgendaStep): string =>
  `${date}#${String(tender.tender_id).padStart(16, '0')}#${step.milestone.key}`

/** What is still to be done for all applications of a user, by day. */
export async function agendaOf(deps: TimelineDeps, user_id: UserId): Promise<AgendaStep[]> {
  const agenda: AgendaStep[] = []
  for await (const found of openApplications(deps, user_id)) {
    const { happened, steps, closed_because, ...of } = found
    // nobody can submit it any more
    if (closed_because === 'deadline_passed' && !happened.is_submitted) continue
    for (const step of stepsToDo(steps, reachedBy(happened)))
      if (step.date !== null) agenda.push({ ...of, step, date: step.date })
  }
  return agenda.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
}

/** The steps up to a day, with what is late, or between two days; paged by an opaque cursor. */
export async function listAgenda(
  deps: TimelineDeps,
  user_id: UserId,
  { from, to, limit, cursor }: RouteInput<Route>['query'],
): Promise<Result<RouteOutput<Route>, 'invalid_cursor'>> {
  const position = readCursor(z.string().max(120), cursor)
  if (!position.ok) return position
  const asked = (await agendaOf(deps, user_id)).filter(
    (one) =>
      one.date <= to &&
      (from === undefined || one.date >= from) &&
      (position.value === null || keyOf(one) > position.value),
  )
  const { page, next_cursor } = await takePage(asked, limit, keyOf)
  return succeed({
    steps: page.map(({ tender, step: { milestone, latest, state }, date }) => ({
      tender,
      key: milestone.key,
      actor: milestone.actor,
      date,
      latest: latest ?? date,
      state,
    })),
    next_cursor,
  })
}
