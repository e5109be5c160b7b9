import type { enquiryRoutes } from '#contracts/enquiries.ts'
import type { RouteOutput } from '#contracts/route.ts'
import { type Enquiry, referenceOf } from '#domain/enquiries/enquiry.ts'
import { mapInBatches } from '../platform/map-in-batches.ts'
import type { EnquiryStore } from './enquiry-store.ts'
import type { Offer, PrivateSaleContactStore } from './private-sale-contact-store.ts'

type List = RouteOutput<(typeof enquiryRoutes)['listEnquiries']>

/** The newest ones: what the operator works on. */
const shownEnquiries = 200

interface EnquiryReading {
  readonly enquiries: Pick<EnquiryStore, 'list'>
  readonly contacts: Pick<PrivateSaleContactStore, 'listOffers'>
}

async function offersFor({ contacts }: EnquiryReading, enquiry: Enquiry): Promise<Offer[]> {
  if (enquiry.kind === 'message') return []
  const found = await contacts.listOffers(enquiry.enquiry_id)
  return found.flatMap(({ offer }) => offer ?? [])
}

export async function listEnquiries(deps: EnquiryReading): Promise<List> {
  const [messages, sales] = await Promise.all([
    deps.enquiries.list('message'),
    deps.enquiries.list('private_sale'),
  ])
  const newest = [...messages, ...sales]
    .sort((a, b) => (a.received_at < b.received_at ? 1 : -1))
    .slice(0, shownEnquiries)
  return {
    enquiries: await mapInBatches(newest, 10, async (enquiry) => ({
      enquiry,
      reference: referenceOf(enquiry.enquiry_id),
      offers: await offersFor(deps, enquiry),
    })),
  }
}
