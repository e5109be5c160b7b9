import type { enquiryRoutes } from '#contracts/enquiries.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import { gatheredMailKinds, type MailKind, mailKinds } from '#domain/accounts/mail-kind.ts'
import { timeZoneOf } from '#domain/notices/next-mail-at.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { CompanyProfileStore } from '../companies/company-profile-store.ts'
import type { Clock } from '../platform/clock.ts'
import type { MailChoiceStore } from '../platform/mail/mail-choice-store.ts'

interface Choosing {
  readonly mailChoices: MailChoiceStore
  readonly profiles: Pick<CompanyProfileStore, 'find'>
  readonly now: Clock
}

export type MailChoice = RouteOutput<(typeof enquiryRoutes)['findMailChoice']>

/** Which kinds of mails the user gets, and how often those that are gathered. */
export async function findMailChoice(
  { mailChoices, profiles }: Choosing,
  user_id: UserId,
): Promise<MailChoice> {
  const [{ wants, ...settings }, profile] = await Promise.all([
    mailChoices.settings(user_id),
    profiles.find(user_id),
  ])
  const time_zone = settings.time_zone ?? timeZoneOf(profile?.country_code ?? null)
  return { ...wants, ...settings, time_zone }
}

/** Changes what is named. */
export async function setMailChoice(
  deps: Choosing,
  user_id: UserId,
  choice: RouteInput<(typeof enquiryRoutes)['setMailChoice']>['body'],
): Promise<MailChoice> {
  for (const kind of mailKinds) {
    const wants = choice[kind]
    if (wants !== undefined) await deps.mailChoices.choose(user_id, kind, wants, deps.now())
  }
  for (const kind of gatheredMailKinds) {
    const rhythm = choice.rhythm?.[kind]
    if (rhythm !== undefined) await deps.mailChoices.setRhythm(user_id, kind, rhythm)
  }
  if (choice.time_zone !== undefined) await deps.mailChoices.setTimeZone(user_id, choice.time_zone)
  return findMailChoice(deps, user_id)
}

/** Ends the mails of this kind to whom the key was sent. Doing it again changes nothing. */
export async function unsubscribe(
  { mailChoices, now }: Pick<Choosing, 'mailChoices' | 'now'>,
  mail_key: string,
  kind: MailKind,
): Promise<Result<Record<string, never>, 'not_found'>> {
  const user_id = await mailChoices.ownerOf(mail_key)
  if (user_id === null) return fail('not_found')
  await mailChoices.choose(user_id, kind, false, now())
  return succeed({})
}
