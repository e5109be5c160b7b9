import { behindAllDays } from '#domain/shared/calendar-date.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { defaultLocale } from '#domain/shared/locale.ts'
import { pageOf } from '../platform/http/page-of.ts'
import { endingsOf } from '../platform/mail/unsubscribe-addresses.ts'
import type { DueNotice } from '../platform/notices/notice-store.ts'
import { readDue, type ToldTender } from './due-tenders.ts'
import { type FoundTender, searchMail } from './mails/search-mail.ts'
import { fitsSearch } from './newly-fitting.ts'
import type { NoticeDeps } from './notice-deps.ts'

/** Mails what is due of tenders that newly fit saved searches, the next deadline first. */
export async function mailDueSearches(
  deps: NoticeDeps,
  user_id: UserId,
  now: Date,
  all: readonly DueNotice[],
): Promise<void> {
  const due = await readDue(deps, user_id, 'saved_search', now, all)
  if (due === null) return
  const [wants, address] = await Promise.all([
    deps.mailChoices.wants(user_id, 'saved_searches'),
    deps.addressOf(user_id),
  ])
  if (wants && address !== null) await mailFound(deps, user_id, address, due.tenders)
  await deps.notices.settle(user_id, due.notices, now)
}

async function mailFound(
  deps: NoticeDeps,
  user_id: UserId,
  address: string,
  told: readonly ToldTender[],
): Promise<void> {
  const found = await foundTenders(deps, user_id, told)
  if (found.length === 0) return
  const locale = (await deps.profiles.find(user_id))?.language ?? defaultLocale
  const key = await deps.mailChoices.keyOf(user_id)
  const { end, unsubscribe } = endingsOf(deps.siteOrigin, locale, key, 'saved_searches')
  const mail = searchMail(locale, found, {
    tender: (tender_id) => pageOf(deps.siteOrigin, locale, `/tenders/${tender_id}`),
    all: pageOf(deps.siteOrigin, locale, '/notices'),
    end,
  })
  await deps.sendMail(address, mail, { unsubscribe })
}

/** What still stands of what was told: open, not muted since, and found by a search that is still saved. */
async function foundTenders(
  deps: NoticeDeps,
  user_id: UserId,
  told: readonly ToldTender[],
): Promise<FoundTender[]> {
  const now = deps.now()
  const muted = await deps.notices.muted(user_id)
  const found = told.flatMap(({ tender, searches }): FoundTender[] => {
    const names = searches.filter((one) => fitsSearch(one, tender, now)).map(({ name }) => name)
    return names.length === 0 || muted.has(tender.tender_id)
      ? []
      : [{ tender: tender.summary, names }]
  })
  const orderKey = ({ tender }: FoundTender) =>
    `${tender.offer_deadline ?? behindAllDays}#${tender.tender_id}`
  return found.sort((a, b) => (orderKey(a) < orderKey(b) ? -1 : 1))
}
