import type { PrivateSale } from '#domain/enquiries/enquiry.ts'
import { type Offer, type OfferEvent, offerAt, offerDay } from '#domain/enquiries/offer.ts'
import { isBeforeBuyer, type OfferStep, placeOn } from '#domain/enquiries/offer-steps.ts'
import type { Instant } from '#domain/shared/calendar-date.ts'
import type { PrivateSaleId, UserId } from '#domain/shared/ids.ts'
import { defaultLocale } from '#domain/shared/locale.ts'
import { pageOf } from '../platform/http/page-of.ts'
import { sendOnce } from '../platform/mail/send-once.ts'
import { endingsOf } from '../platform/mail/unsubscribe-addresses.ts'
import type { EnquiryDeps } from './enquiry-deps.ts'
import {
  type BuyerNews,
  buyerNews,
  buyerNewsMail,
  type Link,
  offersMail,
} from './mails/buyer-mails.ts'
import { type ProducerNews, producerNews, producerNewsMail } from './mails/producer-news-mail.ts'

const isBuyerNews = (step: OfferStep): step is BuyerNews =>
  (buyerNews as readonly OfferStep[]).includes(step)
const isProducerNews = (step: OfferStep): step is ProducerNews =>
  (producerNews as readonly OfferStep[]).includes(step)

async function findSale(deps: EnquiryDeps, id: PrivateSaleId): Promise<PrivateSale | null> {
  const enquiry = (await deps.enquiries.find(id))?.enquiry
  return enquiry?.kind === 'private_sale' ? enquiry : null
}

/** A link of its own for each mail: only its hash is kept, so none can be sent twice. */
async function makeLink(deps: EnquiryDeps, sale: PrivateSale): Promise<Link> {
  const { key, ends_at } = await deps.links.make(sale, deps.now())
  const page = pageOf(deps.siteOrigin, sale.language, `/private-sales/answer#key=${key}`)
  return { page, last_day: offerDay(sale.market, new Date(ends_at)) }
}

/**
 * Mails the buyer what they can still answer or have accepted, with a link to all that is before them; once for each
 * instant. With the request closed we write no more.
 */
export async function tellOfOffers(
  deps: EnquiryDeps,
  enquiry_id: PrivateSaleId,
  at: Instant,
): Promise<void> {
  const sale = await findSale(deps, enquiry_id)
  if (sale === null || sale.status === 'closed') return
  const shown = (await deps.contacts.offersOf(enquiry_id))
    .map(({ offer }) => offer)
    .filter(isBeforeBuyer)
  if (shown.length === 0) return
  const today = offerDay(sale.market, deps.now())
  const offers = shown.filter((offer) => ['shown', 'accepted'].includes(placeOn(offer, today)))
  await sendOnce(deps.enquiries.markNews(sale, `shown#${at}`), deps.now, async () => {
    const mail = offersMail(sale, offers, await makeLink(deps, sale))
    await deps.sendMail(sale.email, mail, { replyTo: deps.contactMail })
  })
}

/** Tells who did not take a step of it: the buyer of what producer or desk did, the producer of the others. */
export async function tellOfStep(
  deps: EnquiryDeps,
  user_id: UserId,
  enquiry_id: PrivateSaleId,
  version: number,
): Promise<void> {
  const [sale, contact] = await Promise.all([
    findSale(deps, enquiry_id),
    deps.contacts.find(user_id, enquiry_id),
  ])
  // as it was then: meanwhile the producer may have offered anew
  const offer = contact?.offer ? offerAt(contact.offer, version) : null
  const event = offer?.events[version - 1]
  if (sale === null || offer === null || event === undefined) return
  if (event.by.side !== 'buyer') await tellBuyer(deps, { sale, offer, event, version })
  if (event.by.side !== 'producer') {
    await tellProducer(deps, user_id, { sale, offer, event, version })
  }
}

/** Of a closed request the buyer hears what became of their orders, and nothing else. */
const withoutOrder: readonly OfferStep[] = ['withdrawn', 'replied']

interface Step {
  readonly sale: PrivateSale
  readonly offer: Offer
  readonly event: OfferEvent
  readonly version: number
}

async function tellBuyer(deps: EnquiryDeps, { sale, offer, event, version }: Step): Promise<void> {
  const { step } = event
  // of what was withdrawn before they saw it the buyer hears nothing
  if (!isBuyerNews(step) || !isBeforeBuyer(offer)) return
  if (sale.status === 'closed' && withoutOrder.includes(step)) return
  const mark = deps.enquiries.markNews(sale, `buyer#${offer.product_id}#${version}`)
  await sendOnce(mark, deps.now, async () => {
    const mail = buyerNewsMail(sale, offer, { ...event, step }, await makeLink(deps, sale))
    await deps.sendMail(sale.email, mail, { replyTo: deps.contactMail })
  })
}

async function tellProducer(
  deps: EnquiryDeps,
  user_id: UserId,
  { sale, offer, event, version }: Step,
): Promise<void> {
  const { step } = event
  if (!isProducerNews(step)) return
  if (!(await deps.mailChoices.wants(user_id, 'private_sales'))) return
  const address = await deps.addressOf(user_id)
  if (address === null) return
  const mark = deps.enquiries.markNews(sale, `producer#${offer.product_id}#${version}`)
  await sendOnce(mark, deps.now, async () => {
    const locale = (await deps.profiles.find(user_id))?.language ?? defaultLocale
    const key = await deps.mailChoices.keyOf(user_id)
    const { end, unsubscribe } = endingsOf(deps.siteOrigin, locale, key, 'private_sales')
    const link = pageOf(deps.siteOrigin, locale, '/private-sales#offers')
    const mail = producerNewsMail(locale, sale, offer, { ...event, step }, { link, end })
    await deps.sendMail(address, mail, { replyTo: deps.contactMail, unsubscribe })
  })
}
