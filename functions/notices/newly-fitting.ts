import type { NoticeOf } from '#domain/notices/notice.ts'
import type { SavedSearch } from '#domain/notices/saved-search.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { isOpen } from '#domain/tenders/is-open.ts'
import { originCodesOf } from '#domain/tenders/origin-codes-of.ts'
import { heldSeconds } from '#domain/tenders/plans/intake.ts'
import { searchTextOf } from '#domain/tenders/search-text-of.ts'
import { summaryOf } from '#domain/tenders/summary-of.ts'
import { type FilteredTender, fitsFilter } from '#domain/tenders/tender-filter.ts'
import type { TenderRow } from '../tenders/tender-row.ts'
import type { TenderVersion } from '../tenders/tender-version-store.ts'
import type { NoticeDeps } from './notice-deps.ts'

type NamedSearch = NoticeOf<'saved_search'>['searches'][number]

const heldMs = heldSeconds * 1000

/** Whether an open tender is what the search looks for. */
export const fitsSearch = (
  { filter }: Pick<SavedSearch, 'filter'>,
  tender: FilteredTender,
  now: Date,
): boolean => filter !== null && isOpen(tender.summary, now) && fitsFilter(filter, tender, now)

/**
 * The searches that an open tender fits as it is, and did not fit before. One that was saved when the tender stood
 * in the list already has nothing to be told of it.
 */
export async function newlyFitting(
  deps: NoticeDeps,
  user_id: UserId,
  tender: TenderRow,
  saved: readonly SavedSearch[],
): Promise<NamedSearch[]> {
  const now = deps.now()
  const announced = Date.parse(tender.updated_at) + heldMs
  const fitting = saved.filter(
    (search) => fitsSearch(search, tender, now) && Date.parse(search.saved_at) <= announced,
  )
  if (fitting.length === 0) return []
  const version = await versionBefore(deps, user_id, tender)
  const before = version && asFiltered(version)
  return fitting
    .filter((search) => before === null || !fitsSearch(search, before, now))
    .map(({ search_id, name }) => ({ search_id, name }))
}

/** More versions than one tender gets within the time for an undo. */
const mostHeld = 20

/**
 * The version that people last heard of, or could: one that was told, or stood longer than a change can be undone.
 * What was put right within that time was never announced. Null: there was none.
 */
async function versionBefore(
  deps: NoticeDeps,
  user_id: UserId,
  { tender_id, version, updated_at }: TenderRow,
): Promise<TenderVersion | null> {
  if (version === 1) return null
  const [found, matched] = await Promise.all([
    deps.notices.lastFound(user_id, tender_id),
    deps.notices.told(user_id, tender_id),
  ])
  let until = Date.parse(updated_at)
  for (let n = version - 1; n > 0 && n >= version - mostHeld; n--) {
    const before = await deps.versions.find(tender_id, n)
    if (before === null) continue
    if (n === found || n === matched.get(tender_id)) return before
    const since = Date.parse(before.updated_at)
    if (until - since >= heldMs) return before
    until = since
  }
  return null
}

const asFiltered = (version: TenderVersion): FilteredTender => ({
  summary: summaryOf({ ...version, sample: null, result: null }),
  search_text: searchTextOf(version.published),
  origin_codes: originCodesOf(version.criteria, version.updated_at.slice(0, 10)),
})
