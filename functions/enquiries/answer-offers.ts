import type { privateSaleRoutes } from '#contracts/private-sales.ts'
import type { RouteInput, RouteOutput } from '#contracts/route.ts'
import { type PrivateSale, referenceOf } from '#domain/enquiries/enquiry.ts'
import { eventsOfBuyer } from '#domain/enquiries/offer.ts'
import { isBeforeBuyer } from '#domain/enquiries/offer-steps.ts'
import type { PrivateSaleId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { RequestFacts } from '../platform/http/request-facts.ts'
import { allowAll, type Limit, perCaller, type Throttle } from '../platform/throttle/throttle.ts'
import type { AnswerLink, AnswerLinkStore } from './answer-link-store.ts'
import type { EnquiryStore } from './enquiry-store.ts'
import { offerView } from './offer-view.ts'
import type { KeptOffer, PrivateSaleContactStore } from './private-sale-contact-store.ts'
import { type StepTaking, takeOfferStep } from './take-offer-step.ts'

interface Answering extends StepTaking {
  readonly enquiries: Pick<EnquiryStore, 'find'>
  readonly contacts: Pick<PrivateSaleContactStore, 'find' | 'offersOf' | 'saveOffers'>
  readonly links: Pick<AnswerLinkStore, 'ofKey'>
  readonly throttle: Throttle
}

type Routes = typeof privateSaleRoutes
type Asked = RouteOutput<Routes['openAnswers']>

const looksPerCaller: Limit = { name: 'answers-look', tries: 300, seconds: 3600 }
/** Each answer is mailed to a producer: these bound what one link can have sent, wherever it has got to. */
const answersPerCaller: Limit = { name: 'answers-ip', tries: 60, seconds: 3600 }
const answersPerRequest: Limit = { name: 'answers', tries: 100, seconds: 86_400 }

/** All that the desk showed of a request. */
const offersBefore = async (
  { contacts }: Pick<Answering, 'contacts'>,
  id: PrivateSaleId,
): Promise<KeptOffer[]> =>
  (await contacts.offersOf(id, 'ever_shown')).filter(({ offer }) => isBeforeBuyer(offer))

/** What a key opens; null: nothing, or no longer. */
async function open({ links, enquiries, now }: Answering, key: string) {
  const link = await links.ofKey(key, now())
  const sale = link && (await enquiries.find(link.private_sale_id))?.enquiry
  return link !== null && sale?.kind === 'private_sale' ? { link, sale } : null
}

async function viewOf(deps: Answering, sale: PrivateSale, { ends_at }: AnswerLink): Promise<Asked> {
  const shown = await offersBefore(deps, sale.enquiry_id)
  const { status, ...request } = sale
  return {
    ...request,
    reference: referenceOf(sale.enquiry_id),
    is_closed: status === 'closed',
    ends_at,
    offers: shown.map(({ offer }) => {
      const view = offerView(offer, sale, deps.now())
      return { ...view, events: eventsOfBuyer(view.events) }
    }),
  }
}

/** What who has the link may know: the request as it was written, and the offers that the desk showed. */
export async function openAnswers(
  deps: Answering,
  key: string,
  { ip }: RequestFacts,
): Promise<Result<Asked, 'link_not_valid' | 'too_many_requests'>> {
  if (!(await allowAll(deps.throttle, perCaller(looksPerCaller, ip), deps.now())))
    return fail('too_many_requests')
  const opened = await open(deps, key)
  if (opened === null) return fail('link_not_valid')
  return succeed(await viewOf(deps, opened.sale, opened.link))
}

/** The buyer's answer to one offer. */
export async function answerOffer(
  deps: Answering,
  { key, product_id, step, version, ...details }: RouteInput<Routes['answerOffer']>['body'],
  { ip }: RequestFacts,
) {
  // before the key is looked up, so that keys cannot be tried out here either
  if (!(await allowAll(deps.throttle, perCaller(answersPerCaller, ip), deps.now())))
    return fail('too_many_requests')
  const opened = await open(deps, key)
  if (opened === null) return fail('link_not_valid')
  const { sale, link } = opened
  if (!(await deps.throttle(answersPerRequest, sale.enquiry_id, deps.now())))
    return fail('too_many_requests')
  if (sale.status === 'closed') return fail('transition_not_allowed')
  const shown = await offersBefore(deps, sale.enquiry_id)
  const kept = shown.find(({ offer }) => offer.product_id === product_id)
  if (kept === undefined) return fail('not_found')
  const taken = { step, by: { side: 'buyer' }, details, seen: version } as const
  const after = await takeOfferStep(deps, sale, kept, taken)
  return after.ok ? succeed(await viewOf(deps, sale, link)) : after
}
