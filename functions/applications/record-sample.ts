import type { deskApplicationRoutes } from '#contracts/desk-applications.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import { atDesk } from '#domain/applications/lifecycle.ts'
import type { Sample } from '#domain/samples/sample.ts'
import { dateIn } from '#domain/shared/calendar-date.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { marketOf } from './application-row.ts'
import type { Applying } from './applying.ts'

type Route = (typeof deskApplicationRoutes)['recordSample']
type Refusal = 'not_found' | 'version_conflict' | 'transition_not_allowed' | 'time_not_valid'

/** With the samples as they were, for the log of the desk. */
type Recorded = RouteOutput<Route> & { readonly before: Sample; readonly after: Sample }

/**
 * Records what the desk sees of samples that are there. Only over the version that the operator saw, since the
 * producer writes of the same samples; no day before they were sent, and none that is still to come.
 */
export async function recordSample(
  { applications, now }: Pick<Applying, 'applications' | 'now'>,
  given: RouteInput<Route>['params'] & RouteInput<Route>['body'],
): Promise<Result<Recorded, Refusal>> {
  const { user_id, tender_id, sample_id, version, ...seen } = given
  const row = await applications.find(user_id, tender_id)
  const before = row?.samples.find((one) => one.sample_id === sample_id)
  if (row === null || before === undefined) return fail('not_found')
  const market = marketOf(row)
  if (market === null || !(atDesk as readonly string[]).includes(row.status))
    return fail('transition_not_allowed')
  if (row.version !== version) return fail('version_conflict')
  const today = dateIn(marketFacts[market].time_zone, now())
  const { arrived_on } = seen
  if (arrived_on !== null && (arrived_on > today || arrived_on < (before.sent_on ?? arrived_on)))
    return fail('time_not_valid')
  const after = { ...before, ...seen }
  const samples = row.samples.map((one) => (one === before ? after : one))
  const kept = { ...row, samples, version: version + 1, updated_at: now().toISOString() }
  const saved = await applications.saveSamples(kept, version)
  return saved === 'refused'
    ? fail('version_conflict')
    : succeed({ version: kept.version, samples, before, after })
}
