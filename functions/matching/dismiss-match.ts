import type { ProductId, TenderId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { MatchReading } from './match-reading.ts'

interface Dismissal {
  readonly tender_id: TenderId
  readonly product_id: ProductId
  readonly dismissed: boolean
}

/** Sets a product of the caller aside beside a tender, or brings it back; repeating it changes nothing. */
export async function dismissMatch(
  { matches, products }: Pick<MatchReading, 'matches' | 'products'>,
  user_id: UserId,
  { dismissed, ...pair }: Dismissal,
): Promise<Result<Record<string, never>, 'not_found'>> {
  const product = await products.find(user_id, pair.product_id)
  if (product === null || product.deleted_at !== null) return fail('not_found')
  const written = await matches.dismiss(user_id, pair, dismissed)
  return written === 'refused' ? fail('not_found') : succeed({})
}
