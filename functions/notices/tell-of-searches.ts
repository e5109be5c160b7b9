import type { NoticeOf } from '#domain/notices/notice.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { isMatched } from '../matching/match-row.ts'
import { withoutDismissed } from '../matching/shown-matches.ts'
import { mailingOf } from '../platform/notices/mailing-of.ts'
import { namedTenderOf, noticeIds } from '../platform/notices/notice-id.ts'
import type { TenderRow } from '../tenders/tender-row.ts'
import { fitsSearch, newlyFitting } from './newly-fitting.ts'
import type { NoticeDeps } from './notice-deps.ts'
import { gatherSeconds, later } from './tell-of-matches.ts'

/** Whether a change is still to be announced: who is told then is told of all. */
const isUnannounced = ({ held }: TenderRow): boolean => held.some(({ announced }) => !announced)

/** A tender was published or changed: asks for word to everybody whose search it fits. */
export async function askForSearchers(deps: NoticeDeps, tender_id: TenderId): Promise<void> {
  const tender = await deps.tenders.find(tender_id)
  if (tender === null || isUnannounced(tender)) return
  const users = new Set<UserId>()
  for await (const { user_id, search } of deps.searches.searchers(tender.summary))
    if (fitsSearch(search, tender, deps.now())) users.add(user_id)
  await deps.askForWork(
    [...users].map((user_id) => ({ kind: 'searches', user_id, tender_id, waited: 0 })),
  )
}

/** How often word is put off until the tender is compared with the user's products. */
const mostWaits = 5
const waitSeconds = 60

interface Told {
  readonly user_id: UserId
  readonly tender_id: TenderId
  readonly waited: number
}

/**
 * Tells a user once of a tender that newly fits saved searches. Where their products fit too, the word of the match
 * names the searches (`tellOfTender`): this one waits until that is known.
 */
export async function tellOfSearches(
  deps: NoticeDeps,
  { user_id, tender_id, waited }: Told,
): Promise<void> {
  const tender = await deps.tenders.find(tender_id)
  if (tender === null || isUnannounced(tender)) return
  const searches = await newlyFitting(deps, user_id, tender, await deps.searches.list(user_id))
  if (searches.length === 0) return
  const [row, portfolio, muted] = await Promise.all([
    deps.matches.find(user_id, tender_id),
    deps.portfolios.find(user_id),
    deps.notices.muted(user_id),
  ])
  if (muted.has(tender_id)) return
  const isCompared = row?.tender_version === tender.version
  if (portfolio !== null && !isCompared && waited < mostWaits) {
    const again = { kind: 'searches', user_id, tender_id, waited: waited + 1 } as const
    return deps.askForWork([again], waitSeconds)
  }
  const isMatch = isCompared && row !== null && isMatched(withoutDismissed(row))
  await tell(deps, user_id, tender, searches, isMatch)
}

async function tell(
  deps: NoticeDeps,
  user_id: UserId,
  tender: TenderRow,
  searches: NoticeOf<'saved_search'>['searches'],
  isMatch: boolean,
): Promise<void> {
  const now = deps.now()
  const [settings, profile] = await Promise.all([
    deps.mailChoices.settings(user_id),
    deps.profiles.find(user_id),
  ])
  if (isMatch && settings.wants.matches) return
  const mailing = mailingOf('saved_searches', settings, profile?.country_code ?? null, now)
  const mailAt = mailing.isNow ? later(now, gatherSeconds) : mailing.digestAt
  const notice: NoticeOf<'saved_search'> = {
    kind: 'saved_search',
    notice_id: noticeIds.saved_search(tender.tender_id, tender.version),
    made_at: now.toISOString(),
    read_at: null,
    tender: namedTenderOf(tender.summary),
    tender_version: tender.version,
    searches,
  }
  // refused where another worker told it; the list holds the match, which names the searches
  if (!isMatch) await deps.notices.add(user_id, notice, mailAt)
  else if (mailAt !== null) await deps.notices.addForMail(user_id, notice, mailAt)
  // also where nothing was added: who added it may have died before asking
  if (mailing.isNow) await deps.askForWork([{ kind: 'mail', user_id }], gatherSeconds)
}
