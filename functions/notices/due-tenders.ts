import type { NoticeOf } from '#domain/notices/notice.ts'
import type { SavedSearch } from '#domain/notices/saved-search.ts'
import type { UserId } from '#domain/shared/ids.ts'
import type { DueNotice } from '../platform/notices/notice-store.ts'
import type { TenderRow } from '../tenders/tender-row.ts'
import type { NoticeDeps } from './notice-deps.ts'
import { isHeld } from './tell-of-matches.ts'

/** What tells of new tenders. */
type OfNewTender = NoticeOf<'match' | 'saved_search'>

/** A tender as it is now, with the searches that the notice named and that are still saved, as they are called now. */
export interface ToldTender {
  readonly tender: TenderRow
  readonly searches: readonly SavedSearch[]
}

interface Due {
  readonly notices: readonly OfNewTender[]
  readonly tenders: readonly ToldTender[]
}

type DueOfNewTender = DueNotice & { readonly notice: OfNewTender }

const isDueOf =
  (kind: OfNewTender['kind']) =>
  (due: DueNotice): due is DueOfNewTender =>
    due.notice.kind === kind

const isDue =
  (now: Date) =>
  ({ due_at }: DueNotice): boolean =>
    due_at <= now.toISOString()

/**
 * Once something is due by the rhythm of its kind all of it goes. What is due sooner because a search found it leaves
 * the others waiting: whoever hears of matches by the week hears of them by the week.
 */
function goingAlong(waiting: readonly DueOfNewTender[], now: Date): OfNewTender[] {
  const isFound = ({ notice }: DueOfNewTender) => notice.searches.length > 0
  const isTime = waiting.some((one) => isDue(now)(one) && !isFound(one))
  const going = isTime ? waiting : waiting.filter((one) => isDue(now)(one) || isFound(one))
  return going.map(({ notice }) => notice)
}

/** What a mail on new tenders has to tell, once something of it is due. Null: nothing is due. */
export async function readDue(
  deps: NoticeDeps,
  user_id: UserId,
  kind: OfNewTender['kind'],
  now: Date,
  all: readonly DueNotice[],
): Promise<Due | null> {
  const waiting = all.filter(isDueOf(kind))
  if (!waiting.some(isDue(now))) return null
  const notices = goingAlong(waiting, now)
  const told = new Map(
    notices.map(({ tender, tender_version }) => [tender.tender_id, tender_version]),
  )
  const [tenders, saved] = await Promise.all([
    deps.tenders.findMany([...told.keys()]),
    deps.searches.list(user_id),
  ])
  // a change that can still be undone is not mailed: these wait for the next look
  const held = tenders.filter((one) => one.version !== told.get(one.tender_id) && isHeld(one, now))
  const isFree = ({ tender_id }: Pick<TenderRow, 'tender_id'>) =>
    !held.some((one) => one.tender_id === tender_id)
  const searchesOf = ({ tender_id }: TenderRow) => {
    const named = notices
      .filter(({ tender }) => tender.tender_id === tender_id)
      .flatMap(({ searches }) => searches.map(({ search_id }) => search_id))
    return saved.filter(({ search_id }) => named.includes(search_id))
  }
  return {
    notices: notices.filter(({ tender }) => isFree(tender)),
    tenders: tenders.filter(isFree).map((tender) => ({ tender, searches: searchesOf(tender) })),
  }
}
