import { type MailKind, mailKinds } from '#domain/accounts/mail-kind.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Clock } from '../platform/clock.ts'
import type { MailChoiceStore } from '../platform/mail/mail-choice-store.ts'

interface Choosing {
  readonly mailChoices: MailChoiceStore
  readonly now: Clock
}

export type MailChoice = Readonly<Record<MailKind, boolean>>

/** Which kinds of mails the user gets. */
export async function findMailChoice(
  { mailChoices }: Choosing,
  user_id: UserId,
): Promise<MailChoice> {
  const wanted = mailKinds.map(async (kind) => [kind, await mailChoices.wants(user_id, kind)])
  return Object.fromEntries(await Promise.all(wanted))
}

/** Changes the kinds that are named. */
export async function setMailChoice(
  deps: Choosing,
  user_id: UserId,
  choice: { readonly [Kind in MailKind]?: boolean | undefined },
): Promise<MailChoice> {
  for (const kind of mailKinds) {
    const wants = choice[kind]
    if (wants !== undefined) await deps.mailChoices.choose(user_id, kind, wants, deps.now())
  }
  return findMailChoice(deps, user_id)
}

/** Ends the mails of this kind to whom the key was sent. Doing it again changes nothing. */
export async function unsubscribe(
  { mailChoices, now }: Choosing,
  mail_key: string,
  kind: MailKind,
): Promise<Result<Record<string, never>, 'not_found'>> {
  const user_id = await mailChoices.ownerOf(mail_key)
  if (user_id === null) return fail('not_found')
  await mailChoices.choose(user_id, kind, false, now())
  return succeed({})
}
