import type { GatheredMailKind } from '#domain/accounts/mail-kind.ts'
import { timeZoneOf } from '#domain/notices/next-mail-at.ts'
import type { Notice } from '#domain/notices/notice.ts'
import { behindAllDays, dateIn } from '#domain/shared/calendar-date.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { defaultLocale } from '#domain/shared/locale.ts'
import { isOpen } from '#domain/tenders/is-open.ts'
import { pageOf } from '../platform/http/page-of.ts'
import { claimMs } from '../platform/mail/send-once.ts'
import { endingsOf } from '../platform/mail/unsubscribe-addresses.ts'
import type { DueNotice } from '../platform/notices/notice-store.ts'
import type { TenderRow } from '../tenders/tender-row.ts'
import { deadlineMail, stillAhead } from './mails/deadline-mail.ts'
import { type DigestKind, digestKinds, digestMail } from './mails/digest-mail.ts'
import { type MatchedTender, matchMail } from './mails/match-mail.ts'
import type { NoticeDeps } from './notice-deps.ts'
import { isHeld } from './tell-of-matches.ts'

/** Longer than a worker may run. */
export const mailLease = { name: 'notice-mail', seconds: claimMs / 1000 }

/** Asks for a mail to everybody to whom one is due: digests, and what a lost message did not bring. */
export async function askForDueMails(deps: NoticeDeps): Promise<void> {
  const users = await deps.notices.usersDue(deps.now())
  await deps.askForWork(users.map((user_id) => ({ kind: 'mail', user_id })))
}

/**
 * Mails a user what is due, in one mail. One worker at a time does it: it reads what is due, sends, and writes that
 * nothing of it is due any more. Who finds another one at it, or a lease that a dead one left, asks again for later.
 */
export async function mailDueNotices(deps: NoticeDeps, user_id: UserId): Promise<void> {
  const ran = await deps.oneMailAtATime(user_id, () => mailDue(deps, user_id))
  if (ran === 'busy') await deps.askForWork([{ kind: 'mail', user_id }], mailLease.seconds)
}

async function mailDue(deps: NoticeDeps, user_id: UserId): Promise<void> {
  const now = deps.now()
  const all = await deps.notices.due(user_id)
  await mailDueMatches(deps, user_id, now, all)
  const isDue = ({ due_at }: DueNotice) => due_at <= now.toISOString()
  for (const kind of ['deadline', ...digestKinds] as const) {
    const told = all.filter(({ notice }) => notice.kind === kind)
    if (!told.some(isDue)) continue
    // what came a moment later goes along
    const notices = told.map(({ notice }) => notice)
    await mailGathered(deps, user_id, kind, notices)
    await deps.notices.settle(user_id, notices, now)
  }
}

/** Which choice counts for mails on notices of a kind. */
const choiceOf = {
  deadline: 'deadlines',
  tender_changed: 'tender_changes',
  outcome: 'outcomes',
  document_expiry: 'document_expiry',
} as const satisfies Partial<Readonly<Record<Notice['kind'], GatheredMailKind>>>

async function mailDueMatches(
  deps: NoticeDeps,
  user_id: UserId,
  now: Date,
  all: readonly DueNotice[],
): Promise<void> {
  const waiting = all.flatMap(({ notice, due_at }) =>
    notice.kind === 'match' ? [{ notice, due_at }] : [],
  )
  if (!waiting.some(({ due_at }) => due_at <= now.toISOString())) return
  // what waits for another morning, or came a moment later, goes along
  const told = new Map(
    waiting.map(({ notice }) => [notice.tender.tender_id, notice.tender_version]),
  )
  const tenders = await deps.tenders.findMany([...told.keys()])
  // a change that can still be undone is not mailed: these wait for the next look
  const held = tenders.filter((one) => one.version !== told.get(one.tender_id) && isHeld(one, now))
  const isFree = ({ tender_id }: Pick<TenderRow, 'tender_id'>) =>
    !held.some((one) => one.tender_id === tender_id)
  const notices = waiting.map(({ notice }) => notice).filter(({ tender }) => isFree(tender))
  const [wants, address] = await Promise.all([
    deps.mailChoices.wants(user_id, 'matches'),
    deps.addressOf(user_id),
  ])
  if (wants && address !== null) await mailMatches(deps, user_id, address, tenders.filter(isFree))
  await deps.notices.settle(user_id, notices, now)
}

/** Notices of one kind in one mail, which ends by the address that ends this kind. */
async function mailGathered(
  deps: NoticeDeps,
  user_id: UserId,
  kind: 'deadline' | DigestKind,
  notices: readonly Notice[],
): Promise<void> {
  const choice = choiceOf[kind]
  const [settings, address, profile] = await Promise.all([
    deps.mailChoices.settings(user_id),
    deps.addressOf(user_id),
    deps.profiles.find(user_id),
  ])
  if (!settings.wants[choice] || settings.stopped !== null || address === null) return
  const locale = profile?.language ?? defaultLocale
  const key = await deps.mailChoices.keyOf(user_id)
  const { end, unsubscribe } = endingsOf(deps.siteOrigin, locale, key, choice)
  const page = (path: string) => pageOf(deps.siteOrigin, locale, path)
  const links = { page, all: page('/notices'), end }
  const zone = settings.time_zone ?? timeZoneOf(profile?.country_code ?? null)
  const mail =
    kind === 'deadline'
      ? deadlineMail(locale, stillAhead(notices, dateIn(zone, deps.now())), links)
      : digestMail(locale, kind, notices, links)
  if (mail !== null) await deps.sendMail(address, mail, { unsubscribe })
}

async function mailMatches(
  deps: NoticeDeps,
  user_id: UserId,
  address: string,
  open: readonly TenderRow[],
): Promise<void> {
  const locale = (await deps.profiles.find(user_id))?.language ?? defaultLocale
  const tenders = await matchedTenders(deps, user_id, open)
  if (tenders.length === 0) return
  const key = await deps.mailChoices.keyOf(user_id)
  const { end, unsubscribe } = endingsOf(deps.siteOrigin, locale, key, 'matches')
  const mail = matchMail(locale, tenders, {
    tender: (tender_id) => pageOf(deps.siteOrigin, locale, `/tenders/${tender_id}`),
    all: pageOf(deps.siteOrigin, locale, '/matches'),
    end,
  })
  await deps.sendMail(address, mail, { unsubscribe })
}

/** How many products of a tender are compared again for their reasons: more than a mail names of each verdict. */
const comparedProducts = 20

/** What still stands of what was told: the tender as it is now, open, and not muted since. */
async function matchedTenders(
  deps: NoticeDeps,
  user_id: UserId,
  rows: readonly TenderRow[],
): Promise<MatchedTender[]> {
  const [muted, { matchedProducts }] = await Promise.all([
    deps.notices.muted(user_id),
    // with the words of the trade: what else this function does is done without
    import('./matched-products.ts'),
  ])
  const found: MatchedTender[] = []
  for (const tender of rows) {
    if (muted.has(tender.tender_id) || !isOpen(tender.summary, deps.now())) continue
    const row = await deps.matches.find(user_id, tender.tender_id)
    const { strong = 0, possible = 0, near = 0 } = row?.counts ?? {}
    // corrected or deleted since, the products fit no more
    if (row === null || strong + possible + near === 0) continue
    const isReadable = await deps.access.mayApplyTo(user_id, tender.tender_id)
    const best = row.best.slice(0, comparedProducts).map(({ product_id }) => product_id)
    const products = isReadable
      ? matchedProducts(tender, await deps.products.findMany(user_id, best))
      : null
    found.push({ tender: tender.summary, counts: { strong, possible, near }, products })
  }
  return found.sort((a, b) => (orderKey(a) < orderKey(b) ? -1 : 1))
}

/** Tenders with strong matches first, then with possible ones, then with near ones; of each the next deadline. */
function orderKey({ counts, tender }: MatchedTender): string {
  const rank = counts.strong > 0 ? 0 : counts.possible > 0 ? 1 : 2
  return `${rank}#${tender.offer_deadline ?? behindAllDays}#${tender.tender_id}`
}
