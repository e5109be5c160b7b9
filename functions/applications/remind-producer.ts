import { mailHour, nextMailAt, timeZoneOf } from '#domain/notices/next-mail-at.ts'
import { addDays, type CalendarDate, dateIn } from '#domain/shared/calendar-date.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { instantIn } from '#domain/shared/time-zone.ts'
import type { MarkedStep } from '#domain/timeline/marked-steps.ts'
import { dueReminders } from '#domain/timeline/reminders.ts'
import type { AccessChecks } from '../platform/access/policy.ts'
import type { AddressOf } from '../platform/mail/address-of.ts'
import type { MailChoiceStore } from '../platform/mail/mail-choice-store.ts'
import type { LookStore } from '../platform/notices/look-store.ts'
import { namedTenderOf, noticeIds } from '../platform/notices/notice-id.ts'
import type { NoticeStore } from '../platform/notices/notice-store.ts'
import type { AskForApplicationWork } from '../platform/queue/application-work.ts'
import type { AskForNoticeWork } from '../platform/queue/notice-work.ts'
import type { Applying } from './applying.ts'
import { openApplications } from './open-applications.ts'
import { reachedBy } from './timeline.ts'
import type { TimelineMarkStore } from './timeline-mark-store.ts'

export interface Reminding extends Applying {
  readonly access: AccessChecks
  readonly marks: TimelineMarkStore
  readonly looks: LookStore
  readonly notices: Pick<NoticeStore, 'add'>
  readonly mailChoices: Pick<MailChoiceStore, 'settings'>
  readonly addressOf: AddressOf
  readonly askForMail: AskForNoticeWork
}

/** Asks to look at the applications of everybody whose morning has come. */
export async function askForReminders(
  { looks, now }: Pick<Reminding, 'looks' | 'now'>,
  askForWork: AskForApplicationWork,
): Promise<void> {
  const users = await looks.due(now())
  await askForWork(users.map((user_id) => ({ kind: 'remind', user_id })))
}

/**
 * Tells a producer in the morning, by their clock, what of their applications is due: each reminder once, whatever
 * is delivered twice, since its notice is one row for the step, its last day and the reason. The next look is set
 * last: who dies before it is followed by another one, who finds the notices there.
 */
export async function remindProducer(deps: Reminding, user_id: UserId): Promise<void> {
  const now = deps.now()
  const look = await deps.looks.find(user_id)
  if (look === null || look.due_at > now.toISOString()) return
  const [{ time_zone, rhythm }, profile, address] = await Promise.all([
    deps.mailChoices.settings(user_id),
    deps.profiles.find(user_id),
    deps.addressOf(user_id),
  ])
  // the account is gone
  if (address === null) return deps.looks.end(user_id)
  const zone = time_zone ?? timeZoneOf(profile?.country_code ?? null)
  const today = dateIn(zone, now)
  const morning = instantIn(zone, today, mailHour)
  if (now < morning || look.looked_on === today) {
    const next = now < morning ? morning : instantIn(zone, addDays(today, 1), mailHour)
    return deps.looks.again(user_id, next, null)
  }
  const found = await findDue(deps, user_id, { since: look.looked_on ?? addDays(today, -1), today })
  // this very morning counts, however long the look took
  const mailAt = nextMailAt(rhythm.deadlines, zone, new Date(morning.getTime() - 1))
  for (const { tender, reminder } of found.due) {
    const notice = {
      kind: 'deadline',
      notice_id: noticeIds.deadline(tender.tender_id, reminder),
      made_at: now.toISOString(),
      read_at: null,
      tender: namedTenderOf(tender),
      ...reminder,
    } as const
    await deps.notices.add(user_id, notice, mailAt)
  }
  if (found.due.length > 0 && mailAt <= now) await deps.askForMail([{ kind: 'mail', user_id }])
  if (!found.is_live) return deps.looks.end(user_id)
  await deps.looks.again(user_id, instantIn(zone, addDays(today, 1), mailHour), today)
}

/** What follows the last day that is known (a result, samples that are asked for) may set others. */
const waitsDays = 400
const isAhead = ({ latest }: MarkedStep, today: CalendarDate) =>
  latest !== null && addDays(latest, waitsDays) >= today

/** The reminders of all applications that can still go somewhere, and whether there are any of these. */
async function findDue(deps: Reminding, user_id: UserId, days: Parameters<typeof dueReminders>[2]) {
  const due = []
  let is_live = false
  for await (const found of openApplications(deps, user_id)) {
    const { tender, closed_because, happened, steps } = found
    const { is_submitted } = happened
    // a draft that nobody can submit any more, or not yet
    if (closed_because !== null && !is_submitted) {
      is_live ||= closed_because === 'market_not_open'
      continue
    }
    is_live ||= !is_submitted || steps.some((step) => isAhead(step, days.today))
    for (const reminder of dueReminders(steps, reachedBy(happened), days))
      due.push({ tender, reminder })
  }
  return { due, is_live }
}
