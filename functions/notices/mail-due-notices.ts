import type { GatheredMailKind } from '#domain/accounts/mail-kind.ts'
import { timeZoneOf } from '#domain/notices/next-mail-at.ts'
import type { Notice } from '#domain/notices/notice.ts'
import { dateIn } from '#domain/shared/calendar-date.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { defaultLocale } from '#domain/shared/locale.ts'
import { pageOf } from '../platform/http/page-of.ts'
import { claimMs } from '../platform/mail/send-once.ts'
import { endingsOf } from '../platform/mail/unsubscribe-addresses.ts'
import type { DueNotice } from '../platform/notices/notice-store.ts'
import { mailDueMatches } from './mail-matches.ts'
import { mailDueSearches } from './mail-searches.ts'
import { deadlineMail, stillAhead } from './mails/deadline-mail.ts'
import { type DigestKind, digestKinds, digestMail } from './mails/digest-mail.ts'
import type { NoticeDeps } from './notice-deps.ts'

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
  await mailDueSearches(deps, user_id, now, all)
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
