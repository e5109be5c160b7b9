import type { EnquiryDeps } from './enquiry-deps.ts'
import type { EnquiryWork } from './enquiry-work.ts'
import { tellOfOffer, tellOperator } from './tell-operator.ts'

/** With what evaluates a portfolio; messages and offers do without. */
const producers = () => import('./tell-producers.ts')

/** With what writes calendars. */
const talks = () => import('./tell-of-appointment.ts')

/** With the words for buyers and producers. */
const offers = () => import('./tell-of-offers.ts')

/** Does one piece of work on enquiries. Repeating it mails nobody twice. */
export async function processEnquiry(deps: EnquiryDeps, work: EnquiryWork): Promise<void> {
  switch (work.kind) {
    case 'received':
      await (await producers()).askEveryProducer(deps, work.enquiry_id)
      return tellOperator(deps, work.enquiry_id)
    case 'for_producer':
      return (await producers()).tellProducer(deps, work.user_id, work.enquiry_id)
    case 'portfolio':
      return (await producers()).tellOfMatches(deps, work.user_id)
    case 'appointment':
      return (await talks()).tellOfAppointment(deps, work.enquiry_id, work.sequence)
    case 'offered':
      return tellOfOffer(deps, work.user_id, work.enquiry_id, work.version)
    case 'offers_shown':
      return (await offers()).tellOfOffers(deps, work.enquiry_id, work.at)
    case 'offer_step':
      return (await offers()).tellOfStep(deps, work.user_id, work.enquiry_id, work.version)
  }
}
