import type { Enquiry, PrivateSale } from '#domain/enquiries/enquiry.ts'
import { referenceOf } from '#domain/enquiries/enquiry.ts'
import { type ComposedMail, layOutMail, writtenLines } from '../../platform/mail/lay-out-mail.ts'
import type { Offer } from '../private-sale-contact-store.ts'

/** The operator's desk reads English: its mailbox has no language of its own. */
const locale = 'en'

type Fact = readonly [label: string, value: string]

const stated = (facts: readonly (readonly [label: string, value: string | null])[]): Fact[] =>
  facts.flatMap(([label, value]) =>
    value === null ? [] : [[label, writtenLines(value).join(' ')] as const],
  )

function factsOf(enquiry: Enquiry): Fact[] {
  if (enquiry.kind === 'message') {
    return stated([
      ['Name', enquiry.name],
      ['Company', enquiry.company],
    ])
  }
  return stated([
    ['Buyer', enquiry.buyer_type === 'horeca' ? 'hotel, restaurant or caterer' : 'importer'],
    ['Company', enquiry.company],
    ['Contact', enquiry.contact_name],
    ['Telephone', enquiry.phone],
    ['Market', enquiry.market],
    ['Category', enquiry.category],
    ['Origin', enquiry.origin_country],
    ['Quantity', enquiry.quantity],
    ['Needed by', enquiry.needed_by],
  ])
}

/** What a visitor wrote, as the operator gets it. An answer goes to the visitor. */
export function enquiryMail(enquiry: Enquiry, link: string): ComposedMail {
  const what = enquiry.kind === 'message' ? 'Message' : 'Private-sales request'
  const who = enquiry.kind === 'message' ? enquiry.name : enquiry.company
  const words = enquiry.kind === 'message' ? enquiry.message : enquiry.wanted
  return layOutMail(
    locale,
    {
      subject: `${what} ${referenceOf(enquiry.enquiry_id)} from ${writtenLines(who).join(' ')}`,
      lines: writtenLines(words),
      facts: [
        ...factsOf(enquiry),
        ...stated([
          ['E-mail', enquiry.email],
          ['Language of the page', enquiry.language],
        ]),
      ],
      after: ['Nobody has verified the e-mail address; the sender has had no message from us.'],
      button: 'Open the enquiries',
    },
    { link },
  )
}

/** That a producer is interested in a private-sales request. An answer goes to the producer. */
export function offerMail(
  sale: PrivateSale,
  offer: Offer,
  producer: string,
  link: string,
): ComposedMail {
  return layOutMail(
    locale,
    {
      subject: `A product is offered for ${referenceOf(sale.enquiry_id)}`,
      lines: writtenLines(sale.wanted),
      facts: stated([
        ['Product', offer.product_name],
        ['Producer', offer.company_name],
        ['E-mail of the producer', producer],
        ['Wanted by', `${sale.company}, ${sale.contact_name}, ${sale.email}`],
      ]),
      button: 'Open the enquiries',
    },
    { link },
  )
}
