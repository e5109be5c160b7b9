import type { deskPaymentRoutes } from '#contracts/desk-payments.ts'
import type { RouteOutput } from '#contracts/route.ts'
import type { Instant } from '#domain/shared/calendar-date.ts'
import { findUnreconciled, type ReconcilingDeps } from '../reconcile.ts'

type Route = (typeof deskPaymentRoutes)['getReconciliation']

const instantOf = (seconds: number): Instant => new Date(seconds * 1000).toISOString()

/** What the next comparison with the provider has to do, and until when was compared. */
export async function getReconciliation(
  deps: Pick<ReconcilingDeps, 'stripe' | 'events' | 'now'>,
): Promise<RouteOutput<Route>> {
  const { cursor, undone } = await findUnreconciled(deps)
  return {
    compared_until: cursor === null ? null : instantOf(cursor),
    event_count: undone.length,
    events: undone.slice(0, 100).map(({ event: { id, type, created }, isUnknown }) => ({
      event_id: id,
      type,
      created_at: instantOf(created),
      is_missed: isUnknown,
    })),
  }
}
