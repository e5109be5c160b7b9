import { behindAllDays } from '#domain/shared/calendar-date.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { defaultLocale } from '#domain/shared/locale.ts'
import { isOpen } from '#domain/tenders/is-open.ts'
import { isMatched } from '../matching/match-row.ts'
import { pageOf } from '../platform/http/page-of.ts'
import { endingsOf } from '../platform/mail/unsubscribe-addresses.ts'
import type { DueNotice } from '../platform/notices/notice-store.ts'
import { readDue, type ToldTender } from './due-tenders.ts'
import { type MatchedTender, matchMail } from './mails/match-mail.ts'
import type { NoticeDeps } from './notice-deps.ts'

/** Mails what is due of tenders that fit products, the best first. */
export async function mailDueMatches(
  deps: NoticeDeps,
  user_id: UserId,
  now: Date,
  all: readonly DueNotice[],
): Promise<void> {
  const due = await readDue(deps, user_id, 'match', now, all)
  if (due === null) return
  const [wants, address] = await Promise.all([
    deps.mailChoices.wants(user_id, 'matches'),
    deps.addressOf(user_id),
  ])
  if (wants && address !== null) await mailMatches(deps, user_id, address, due.tenders)
  await deps.notices.settle(user_id, due.notices, now)
}

async function mailMatches(
  deps: NoticeDeps,
  user_id: UserId,
  address: string,
  told: readonly ToldTender[],
): Promise<void> {
  const locale = (await deps.profiles.find(user_id))?.language ?? defaultLocale
  const tenders = await matchedTenders(deps, user_id, told)
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
  told: readonly ToldTender[],
): Promise<MatchedTender[]> {
  const [muted, { matchedProducts }] = await Promise.all([
    deps.notices.muted(user_id),
    // with the words of the trade: what else this function does is done without
    import('./matched-products.ts'),
  ])
  const found: MatchedTender[] = []
  for (const { tender, searches } of told) {
    if (muted.has(tender.tender_id) || !isOpen(tender.summary, deps.now())) continue
    const row = await deps.matches.find(user_id, tender.tender_id)
    // corrected or deleted since, the products fit no more
    if (row === null || !isMatched(row)) continue
    const { strong, possible, near } = row.counts
    const isReadable = await deps.access.mayApplyTo(user_id, tender.tender_id)
    const best = row.best.slice(0, comparedProducts).map(({ product_id }) => product_id)
    const products = isReadable
      ? matchedProducts(tender, await deps.products.findMany(user_id, best))
      : null
    const counts = { strong, possible, near }
    const names = searches.map(({ name }) => name)
    found.push({ tender: tender.summary, counts, products, searches: names })
  }
  return found.sort((a, b) => (orderKey(a) < orderKey(b) ? -1 : 1))
}

/** Tenders with strong matches first, then with possible ones, then with near ones; of each the next deadline. */
function orderKey({ counts, tender }: MatchedTender): string {
  const rank = counts.strong > 0 ? 0 : counts.possible > 0 ? 1 : 2
  return `${rank}#${tender.offer_deadline ?? behindAllDays}#${tender.tender_id}`
}
