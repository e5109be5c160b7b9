import type { OfferCheck } from '#domain/applications/check-offer.ts'
import { isBlocking } from '#domain/applications/is-blocking.ts'

export interface DocumentCounts {
  /** Asked for, or chosen without being asked for. */
  readonly count: number
  /** Something is wrong with them or they are missing, and nobody has taken the responsibility for it. */
  readonly open: number
  readonly missing: number
  readonly blocking: number
}

/** How many documents the offer needs, and how many of them are not as they must be. */
export function documentCounts({ findings }: Pick<OfferCheck, 'findings'>): DocumentCounts {
  const all = findings.filter(
    ({ asked }) => asked?.kind === 'document' || asked?.kind === 'document_name',
  )
  const open = all.filter(({ status }) => status === 'fail' || status === 'unknown')
  const documents = (some: typeof all) => new Set(some.map(({ asked }) => asked?.key)).size
  return {
    count: documents(all),
    open: documents(open),
    missing: documents(open.filter(({ asked }) => asked?.problem === 'missing')),
    blocking: documents(open.filter(isBlocking)),
  }
}
