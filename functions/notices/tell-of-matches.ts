import { nextMailAt, timeZoneOf } from '#domain/notices/next-mail-at.ts'
import type { NoticeOf } from '#domain/notices/notice.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { isOpen } from '#domain/tenders/is-open.ts'
import { heldSeconds } from '#domain/tenders/plans/intake.ts'
import { differencesOf, differs } from '#domain/tenders/tender-differences.ts'
import { isMatched, type MatchRow } from '../matching/match-row.ts'
import { withoutDismissed } from '../matching/shown-matches.ts'
import { mailingOf } from '../platform/notices/mailing-of.ts'
import { namedTenderOf, noticeIds } from '../platform/notices/notice-id.ts'
import type { TenderRow } from '../tenders/tender-row.ts'
import { newlyFitting } from './newly-fitting.ts'
import type { NoticeDeps } from './notice-deps.ts'

/** So long a mail waits for what else the same plan or price list brings: one mail, not forty. */
export const gatherSeconds = 60

/** A tender was published or changed: tells the user of it once, if a product fits or nearly does. */
export async function tellOfTender(
  deps: NoticeDeps,
  user_id: UserId,
  tender_id: TenderId,
): Promise<void> {
  const [tender, row] = await Promise.all([
    deps.tenders.find(tender_id),
    deps.matches.find(user_id, tender_id),
  ])
  if (tender === null || row === null) return
  await tell(deps, user_id, [{ tender, row: withoutDismissed(row) }])
}

/** The user's products changed: tells of all tenders that fit now and were not told of. */
export async function tellOfPortfolio(deps: NoticeDeps, user_id: UserId): Promise<void> {
  const rows = (await deps.matches.list(user_id)).map(withoutDismissed).filter(isMatched)
  const tenders = new Map(
    (await deps.tenders.findMany(rows.map(({ tender_id }) => tender_id))).map((tender) => [
      tender.tender_id,
      tender,
    ]),
  )
  const pairs = rows.flatMap((row) => {
    const tender = tenders.get(row.tender_id)
    return tender === undefined ? [] : [{ tender, row }]
  })
  const settled = pairs.filter(({ tender }) => !isHeld(tender, deps.now()))
  await tell(deps, user_id, settled)
  if (settled.length < pairs.length) {
    await deps.askForWork([{ kind: 'portfolio', user_id }], heldSeconds)
  }
}

/** What was published a moment ago can still be undone: nobody hears of it before. */
export const isHeld = ({ updated_at }: Pick<TenderRow, 'updated_at'>, now: Date): boolean =>
  now.getTime() < Date.parse(updated_at) + heldSeconds * 1000

export const later = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

interface Pair {
  readonly tender: TenderRow
  readonly row: MatchRow
}

async function tell(deps: NoticeDeps, user_id: UserId, pairs: readonly Pair[]): Promise<void> {
  const now = deps.now()
  const current = pairs.filter(
    ({ tender, row }) =>
      isMatched(row) && row.tender_version === tender.version && isOpen(tender.summary, now),
  )
  const [first, ...others] = current
  if (first === undefined) return
  const only = others.length === 0 ? first.tender.tender_id : null
  const [told, muted, settings, profile, saved] = await Promise.all([
    deps.notices.told(user_id, only),
    deps.notices.muted(user_id),
    deps.mailChoices.settings(user_id),
    deps.profiles.find(user_id),
    deps.searches.list(user_id),
  ])
  const country = profile?.country_code ?? null
  const { rhythm, time_zone } = settings
  const zone = time_zone ?? timeZoneOf(country)
  let isAtOnce = rhythm.matches === 'at_once'
  const mailAt = isAtOnce ? later(now, gatherSeconds) : nextMailAt(rhythm.matches, zone, now)
  const forSearches = mailingOf('saved_searches', settings, country, now)
  const searchedAt = forSearches.isNow ? later(now, gatherSeconds) : forSearches.digestAt
  for (const pair of current) {
    const { tender_id } = pair.tender
    if (muted.has(tender_id)) continue
    // refused where another worker is told the same
    if (!(await isNews(deps, pair.tender, told.get(tender_id)))) continue
    const searches = await newlyFitting(deps, user_id, pair.tender, saved)
    // one mail tells of both, when the first of them would come
    const isSooner = searches.length > 0 && searchedAt !== null && searchedAt < mailAt
    isAtOnce ||= isSooner && forSearches.isNow
    const notice = noticeOf(pair, searches, now)
    await deps.notices.add(user_id, notice, isSooner ? searchedAt : mailAt)
  }
  // also where nothing was added: who added it may have died before asking
  if (isAtOnce) await deps.askForWork([{ kind: 'mail', user_id }], gatherSeconds)
}

/** Whether the tender says something else than the version that was told. */
async function isNews(
  deps: NoticeDeps,
  tender: TenderRow,
  told: number | undefined,
): Promise<boolean> {
  if (told === undefined) return true
  if (told >= tender.version) return false
  const before = await deps.versions.find(tender.tender_id, told)
  // an undone publication leaves a version that says what an earlier one said
  return before === null || differs(differencesOf(before, tender))
}

function noticeOf(
  { tender, row }: Pair,
  searches: NoticeOf<'match'>['searches'],
  now: Date,
): NoticeOf<'match'> {
  const { strong, possible, near } = row.counts
  return {
    kind: 'match',
    notice_id: noticeIds.match(tender.tender_id, tender.version),
    made_at: now.toISOString(),
    read_at: null,
    tender: namedTenderOf(tender.summary),
    tender_version: tender.version,
    counts: { strong, possible, near },
    searches,
  }
}
