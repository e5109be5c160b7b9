import { isDeepStrictEqual } from 'node:util'
import type { RouteInput } from '#contracts/route.ts'
import type { tenderRoutes } from '#contracts/tenders.ts'
import type { ChangedValue } from '#domain/desk/desk-log-entry.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Tender } from '#domain/tenders/tender.ts'
import type { Clock } from '../platform/clock.ts'
import { tenderRowOf } from './tender-row.ts'
import type { TenderStore } from './tender-store.ts'

type Route = (typeof tenderRoutes)['recordResult']
type Given = RouteInput<Route>['params'] & RouteInput<Route>['body'] & { readonly by: UserId }

const said = (result: Tender['result']) => {
  if (result === null) return null
  const { at: _at, by: _by, ...announced } = result
  return announced
}

/** Records who won, beside the versions of the tender: nobody who applied is asked anything anew by it. */
export async function recordResult(
  { tenders, now }: { readonly tenders: TenderStore; readonly now: Clock },
  { tender_id, result, over, by }: Given,
): Promise<
  Result<{ before: Tender['result']; result: Tender['result'] }, 'not_found' | 'version_conflict'>
> {
  const stored = await tenders.find(tender_id)
  if (stored === null) return fail('not_found')
  const before = stored.result
  // a repeated request, or one whose answer was lost
  if (isDeepStrictEqual(said(before), result)) return succeed({ before, result: before })
  if ((before?.at ?? null) !== over) return fail('version_conflict')
  const recorded = result && { ...result, by, at: now().toISOString() }
  const row = tenderRowOf({ ...stored, result: recorded }, stored.criteria, stored.key_dates)
  const written = await tenders.saveResult(row, over)
  return written === 'refused' ? fail('version_conflict') : succeed({ before, result: recorded })
}

/** The fields of a result for the log of the desk. */
export function loggedResult(result: Tender['result']): ChangedValue {
  const { price = null, ...announced } = said(result) ?? {}
  if (result === null) return null
  return {
    ...announced,
    price_minor: price?.amount_minor ?? null,
    currency: price?.currency ?? null,
  }
}
