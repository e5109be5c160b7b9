import type { RouteOutput } from '#contracts/route.ts'
import type { tenderRoutes } from '#contracts/tenders.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import type { TenderStore } from './tender-store.ts'

type FullTender = RouteOutput<(typeof tenderRoutes)['getTender']>

/** The key facts of one tender. */
export async function findTenderSummary(
  tenders: TenderStore,
  tender_id: TenderId,
): Promise<Result<TenderSummary, 'not_found'>> {
  const row = await tenders.find(tender_id)
  return row === null ? fail('not_found') : succeed(row.summary)
}

/** Every published field of a tender and the criteria that count. */
export async function findTender(
  tenders: TenderStore,
  tender_id: TenderId,
): Promise<Result<FullTender, 'not_found'>> {
  const row = await tenders.find(tender_id)
  if (row === null) return fail('not_found')
  const { criteria, corrected_criteria, ...tender } = row
  return succeed({ tender, criteria, corrected: corrected_criteria !== null })
}
