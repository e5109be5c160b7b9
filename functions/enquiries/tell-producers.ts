import { subscriptionStateOf } from '#domain/billing/access-plan.ts'
import { isOpen, type PrivateSale } from '#domain/enquiries/enquiry.ts'
import type { Fit } from '#domain/enquiries/fit.ts'
import { fitOf } from '#domain/enquiries/fit-of.ts'
import { currentMatchContext } from '#domain/matching/match-context.ts'
import type { EnquiryId, PrivateSaleId, UserId } from '#domain/shared/ids.ts'
import { defaultLocale } from '#domain/shared/locale.ts'
import { pageOf } from '../platform/http/page-of.ts'
import { firstOf } from '../platform/http/take-page.ts'
import { sendOnce } from '../platform/mail/send-once.ts'
import { unsubscribeAddress, unsubscribePage } from '../platform/mail/unsubscribe-addresses.ts'
import { currentProducts } from '../portfolio/current-products.ts'
import type { EnquiryDeps } from './enquiry-deps.ts'
import type { EnquiryWork } from './enquiry-work.ts'
import { openPrivateSales } from './list-private-sales.ts'
import { producerMail } from './mails/producer-mail.ts'

const hasPlan = async ({ accessPlans, now }: EnquiryDeps, user_id: UserId): Promise<boolean> =>
  subscriptionStateOf(await accessPlans.find(user_id), now()).subscribed

/** Queues one piece of work for every producer with the Access plan. */
export async function askEveryProducer(deps: EnquiryDeps, enquiry_id: EnquiryId): Promise<void> {
  const stored = await deps.enquiries.find(enquiry_id)
  if (stored === null || !isOpen(stored.enquiry, deps.now())) return
  const sale = stored.enquiry
  const work: EnquiryWork[] = []
  for await (const plan of deps.accessPlans.all()) {
    if (!subscriptionStateOf(plan, deps.now()).subscribed) continue
    work.push({ kind: 'for_producer', enquiry_id: sale.enquiry_id, user_id: plan.user_id })
  }
  await deps.askForWork(work)
}

/** Mails one request to the producer, unless nothing fits or that was done. */
async function tell(
  deps: EnquiryDeps,
  user_id: UserId,
  sale: PrivateSale,
  fit: Fit | null,
): Promise<void> {
  if (fit === null || fit.products.length === 0) return
  const contact = await deps.contacts.find(user_id, sale.enquiry_id)
  // who has offered knows of it
  if (contact?.told_at !== undefined || (contact?.offer ?? null) !== null) return
  if (!(await deps.mailChoices.wants(user_id, 'private_sales'))) return
  const address = await deps.addressOf(user_id)
  if (address === null) return
  const mark = deps.contacts.mark('told', user_id, sale)
  await sendOnce(mark, deps.now, async () => {
    const locale = (await deps.profiles.find(user_id))?.language ?? defaultLocale
    // the place is for who has to sign in first
    const path = `/private-sales?request=${sale.enquiry_id}#producers`
    const link = pageOf(deps.siteOrigin, locale, path)
    const key = await deps.mailChoices.keyOf(user_id)
    const end = unsubscribePage(deps.siteOrigin, locale, key, 'private_sales')
    await deps.sendMail(address, producerMail(locale, sale, fit, { link, end }), {
      replyTo: deps.contactMail,
      unsubscribe: unsubscribeAddress(deps.siteOrigin, locale, key, 'private_sales'),
    })
  })
}

/** Tells a producer of one request, if something of the portfolio fits. */
export async function tellProducer(
  deps: EnquiryDeps,
  user_id: UserId,
  enquiry_id: PrivateSaleId,
): Promise<void> {
  const stored = await deps.enquiries.find(enquiry_id)
  if (stored === null || !isOpen(stored.enquiry, deps.now())) return
  if (!(await hasPlan(deps, user_id))) return
  const products = await currentProducts(deps.products, user_id)
  const fit = fitOf(products, currentMatchContext)(stored.enquiry)
  await tell(deps, user_id, stored.enquiry, fit)
}

/** Of more no changed portfolio is told: who offers for a hundred should first see what became of them. */
const toldRequests = 100

/** Tells a producer of the open requests that the changed portfolio fits. */
export async function tellOfMatches(deps: EnquiryDeps, user_id: UserId): Promise<void> {
  const sales = await firstOf(openPrivateSales(deps, null), toldRequests)
  if (sales.length === 0 || !(await hasPlan(deps, user_id))) return
  const fitFor = fitOf(await currentProducts(deps.products, user_id), currentMatchContext)
  for (const sale of sales) await tell(deps, user_id, sale, fitFor(sale))
}
