import { mostCounted } from '#domain/desk/today.ts'
import type { Clock } from '../../platform/clock.ts'
import { firstOf } from '../../platform/http/take-page.ts'
import type { MailRecordStore } from '../../platform/mail/mail-record-store.ts'
import type { TodayItem } from '../../platform/today-item.ts'

/** Nobody ticks such a mail off: after so many days it stands in the log alone. */
const shownMs = 7 * 86_400_000
/** So many mails are looked at: an address that is gone gives one back after another. */
const mostMails = 3 * mostCounted

/** Mails that came back, were refused or called spam: one line for each address, by the last of them. */
export async function listMailTrouble({
  mails,
  now,
}: {
  readonly mails: Pick<MailRecordStore, 'listTrouble'>
  readonly now: Clock
}): Promise<TodayItem[]> {
  const since = new Date(now().getTime() - shownMs).toISOString()
  const found = await firstOf(mails.listTrouble(since, mostMails), mostMails)
  const seen = new Set<string>()
  const newest = found.filter(({ address }) => !seen.has(address) && seen.add(address))
  return newest.map(({ address, state_at }) => ({
    kind: 'mail_trouble',
    path: `log?${new URLSearchParams({ view: 'mails', address, trouble: 'yes' })}`,
    due: null,
    since: state_at,
    about: address,
    tender_id: null,
    responsible: null,
  }))
}
