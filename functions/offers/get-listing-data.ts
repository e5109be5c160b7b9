import type { orderRoutes } from '#contracts/orders.ts'
import type { RouteOutput } from '#contracts/route.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { ApplicationStore } from '../applications/application-store.ts'
import { wonHistory } from '../applications/get-order.ts'

type ListingData = RouteOutput<(typeof orderRoutes)['getListingData']>

/**
 * The product data set for the listing of a won application, as a spreadsheet: from what was submitted and what the order
 * record says since. The same for both sides.
 */
export async function getListingData(
  { applications }: { readonly applications: Pick<ApplicationStore, 'find'> },
  user_id: UserId,
  tender_id: TenderId,
): Promise<Result<ListingData, 'not_found'>> {
  const row = await applications.find(user_id, tender_id)
  if (row === null || wonHistory(row) === null) return fail('not_found')
  // what writes spreadsheets is large
  const { listingSheet } = await import('./listing-sheet.ts')
  const made = await listingSheet(row, row.order_entries, row.updated_at)
  if (made === null) return fail('not_found')
  const { bytes, ...named } = made
  return succeed({ ...named, xlsx: Buffer.from(bytes).toString('base64') })
}
