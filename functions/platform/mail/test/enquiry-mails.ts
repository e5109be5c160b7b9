import { type Enquiry, enquiryKinds } from '#domain/enquiries/enquiry.ts'
import type { Offer, OfferEvent } from '#domain/enquiries/offer.ts'
import {
  consultationIdSchema,
  messageIdSchema,
  privateSaleIdSchema,
  productIdSchema,
} from '#domain/shared/ids.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { appointmentMail, type News } from '../../../enquiries/mails/appointment-mail.ts'
import { buyerNews, buyerNewsMail, offersMail } from '../../../enquiries/mails/buyer-mails.ts'
import { enquiryMail, offerMail } from '../../../enquiries/mails/operator-mails.ts'
import { producerMail } from '../../../enquiries/mails/producer-mail.ts'
import { producerNews, producerNewsMail } from '../../../enquiries/mails/producer-news-mail.ts'
import { links, page, product_name, unbroken } from './example-facts.ts'

const at = '2026-11-12T10:00:00Z'
const visitor = {
  status: 'new',
  received_at: at,
  responsible: null,
  due: '2026-11-14',
  version: 0,
  company: 'Test AB',
  email: 'a.test@example.com',
  phone: '+46 8 000 000',
} as const
const uuid = '1a2b3c4d-5e6f'
const product_id = productIdSchema.parse(`prd_${uuid}`)

const enquiriesIn = (language: Locale) =>
  ({
    message: {
      ...visitor,
      kind: 'message',
      enquiry_id: messageIdSchema.parse(`msg_${uuid}`),
      name: 'A. Test',
      message: 'Do you take cider?',
      language,
    },
    consultation: {
      ...visitor,
      kind: 'consultation',
      enquiry_id: consultationIdSchema.parse(`cns_${uuid}`),
      name: 'A. Test',
      topic: 'How do we begin in Norway?',
      times: [at, '2026-11-13T10:00:00Z'],
      time_zone: 'America/Argentina/Buenos_Aires',
      language,
      appointment: null,
    },
    private_sale: {
      ...visitor,
      kind: 'private_sale',
      enquiry_id: privateSaleIdSchema.parse(`pvs_${uuid}`),
      buyer_type: 'horeca',
      contact_name: 'A. Test',
      market: 'SE',
      category: 'white_wine',
      origin_country: 'FR',
      wanted: `A white wine by the glass.\n${unbroken}`,
      quantity: '600 bottles',
      needed_by: '2027-03-01',
      language,
    },
  }) as const satisfies Record<Enquiry['kind'], Enquiry>

const offer: Offer = {
  product_id,
  product_name,
  company_name: 'Domaine du Test SARL',
  volume_ml: 750,
  price: { amount_minor: 642, currency: 'EUR' },
  quantity: 12_000,
  terms: 'Ex works.',
  valid_until: '2026-12-31',
  offered_at: at,
  events: [],
}
const event = <Step extends OfferEvent['step']>(step: Step) => ({
  step,
  at,
  by: { side: 'producer' } as const,
  quantity: 600,
  words: 'The label is new.\nThe wine is the same.',
  day: '2027-02-01',
  terms: null,
})

const talkIs = {
  agreed: 'agreed',
  moved: 'agreed',
  changed: 'agreed',
  cancelled: 'cancelled',
} as const satisfies Record<News['happened'], 'agreed' | 'cancelled'>
const appointment = {
  starts_at: at,
  minutes: 30,
  where: `https://talk.example/${unbroken}`,
  sequence: 0,
  changed_at: at,
} as const

export function enquiryMails(locale: Locale) {
  const enquiries = enquiriesIn(locale)
  const { consultation, private_sale: sale } = enquiries
  const answer = { page: links.link, last_day: '2027-01-11' }
  return {
    'enquiries/mails/appointment-mail.ts appointmentMail': Object.entries(talkIs).map(
      ([happened, state]) =>
        appointmentMail(
          consultation,
          { ...appointment, state },
          { happened: happened as News['happened'], at },
          page(''),
        ),
    ),
    'enquiries/mails/buyer-mails.ts offersMail': [[], [offer], [offer, offer]].map((offers) =>
      offersMail(sale, offers, answer),
    ),
    'enquiries/mails/buyer-mails.ts buyerNewsMail': buyerNews.map((step) =>
      buyerNewsMail(sale, offer, event(step), answer),
    ),
    'enquiries/mails/operator-mails.ts enquiryMail': enquiryKinds.map((kind) =>
      enquiryMail(enquiries[kind], links.link),
    ),
    'enquiries/mails/operator-mails.ts offerMail': [
      offerMail(sale, offer, 'producer@example.com', links.link),
    ],
    'enquiries/mails/producer-mail.ts producerMail': [
      producerMail(
        locale,
        sale,
        {
          fitting: 1,
          possible: 1,
          products: [{ product_id, name: product_name, verdict: 'strong' }],
        },
        links,
      ),
    ],
    'enquiries/mails/producer-news-mail.ts producerNewsMail': producerNews.map((step) =>
      producerNewsMail(locale, sale, offer, event(step), links),
    ),
  }
}
