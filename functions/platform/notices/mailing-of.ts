import type { GatheredMailKind } from '#domain/accounts/mail-kind.ts'
import { nextMailAt, timeZoneOf } from '#domain/notices/next-mail-at.ts'
import type { MailSettings } from '../mail/mail-choice-store.ts'

/** How somebody is told of something beside the list of notices: by a mail of its own now, gathered later, or not. */
interface Mailing {
  readonly isNow: boolean
  readonly digestAt: Date | null
}

/** By what the user chose for the kind. `country_code`: of the company, whose zone counts where none was chosen. */
export function mailingOf(
  kind: GatheredMailKind,
  { wants, rhythm, time_zone, stopped }: MailSettings,
  country_code: string | null,
  now: Date,
): Mailing {
  if (!wants[kind] || stopped !== null) return { isNow: false, digestAt: null }
  if (rhythm[kind] === 'at_once') return { isNow: true, digestAt: null }
  const zone = time_zone ?? timeZoneOf(country_code)
  return { isNow: false, digestAt: nextMailAt(rhythm[kind], zone, now) }
}
