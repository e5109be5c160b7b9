import type { RouteOutput } from '#contracts/route.ts'
import type { tenderRoutes } from '#contracts/tenders.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { differencesOf } from '#domain/tenders/tender-differences.ts'
import type { TenderStore } from './tender-store.ts'
import type { TenderVersion, TenderVersionStore } from './tender-version-store.ts'

type TenderChanges = RouteOutput<(typeof tenderRoutes)['getTenderChanges']>

/** What changed in a tender since a version; not found also where that version was not kept. */
export async function findTenderChanges(
  deps: { readonly tenders: TenderStore; readonly versions: TenderVersionStore },
  { tender_id, since }: { readonly tender_id: TenderId; readonly since: number },
): Promise<Result<TenderChanges, 'not_found'>> {
  const [before, after] = await Promise.all([
    deps.versions.find(tender_id, since),
    deps.tenders.find(tender_id),
  ])
  if (before === null || after === null) return fail('not_found')
  const { fields, requirements } = differencesOf(before, after)
  return succeed({
    before: published(before),
    after: published(after),
    fields: [...fields],
    requirements: [...requirements],
  })
}

const published = ({
  version,
  published,
  updated_at,
}: Pick<TenderVersion, 'version' | 'published' | 'updated_at'>) => ({
  version,
  published,
  updated_at,
})
