import type { Enquiry, PrivateSale } from '#domain/enquiries/enquiry.ts'
import { referenceOf } from '#domain/enquiries/enquiry.ts'
import type { Offer } from '#domain/enquiries/offer.ts'
import { type ComposedMail, layOutMail, writtenLines } from '../../platform/mail/lay-out-mail.ts'
import { moneyOf } from './offer-facts.ts'

/** The operator's desk reads English: its mailbox has no language of its own. */
const locale = 'en'

type Fact = readonly [label: string, value: string]

const stated = (facts: readonly (readonly [label: string, value: string | null])[]): Fact[] =>
  facts.flatMap(([label, value]) =>
    value === null ? [] : [[label, writtenLines(value).join(' ')] as const],
  )

/** By the enquirer's clock, with the name of its zone. */
const timeIn = (timeZone: string, time: string): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(new Date(time))} (${timeZone})`

function factsOf(enquiry: Enquiry): Fact[] {
  if (enquiry.kind === 'message') {
    return stated([
      ['Name', enquiry.name],
      ['Company', enquiry.company],
    ])
  }
  if (enquiry.kind === 'consultation') {
    return stated([
      ['Name', enquiry.name],
      ['Company', enquiry.company],
      ['Telephone', enquiry.phone],
      ...enquiry.times.map(
        (time, index) => [`Time ${index + 1}`, timeIn(enquiry.time_zone, time)] as const,
      ),
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

const names = {
  message: 'Message',
  consultation: 'Consultation',
  private_sale: 'Private-sales request',
} as const

function wordsOf(enquiry: Enquiry): string {
  if (enquiry.kind === 'message') return enquiry.message
  return enquiry.kind === 'consultation' ? enquiry.topic : enquiry.wanted
}

/** What a visitor wrote, as the operator gets it. An answer goes to the visitor. */
export function enquiryMail(enquiry: Enquiry, link: string): ComposedMail {
  const who = enquiry.kind === 'private_sale' ? enquiry.company : enquiry.name
  return layOutMail(
    locale,
    {
      subject: `${names[enquiry.kind]} ${referenceOf(enquiry.enquiry_id)} from ${writtenLines(who).join(' ')}`,
      lines: writtenLines(wordsOf(enquiry)),
      facts: [
        ...factsOf(enquiry),
        ...stated([
          ['E-mail', enquiry.email],
          [
            enquiry.kind === 'consultation'
              ? 'Language of the consultation'
              : 'Language of the page',
            enquiry.language,
          ],
          ['Answer by', enquiry.due],
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
        ['Price', offer.price && moneyOf(locale, offer.price)],
        ['Units', offer.quantity === null ? null : String(offer.quantity)],
        ['Terms', offer.terms],
        ['Valid until', offer.valid_until],
        ['E-mail of the producer', producer],
        ['Wanted by', `${sale.company}, ${sale.contact_name}, ${sale.email}`],
      ]),
      after: [
        'Show it to the buyer at the desk: the buyer then gets a link, and never this address.',
      ],
      button: 'Open the request',
    },
    { link },
  )
}
