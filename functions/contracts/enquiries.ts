import * as z from 'zod'
import { mailKinds, mailStops, rhythmsOf } from '#domain/accounts/mail-kind.ts'
import { agreedTimeSchema } from '#domain/enquiries/consultation-schema.ts'
import { enquiryKinds } from '#domain/enquiries/enquiry.ts'
import {
  contactSchema,
  enquirySchema,
  enquiryStatusSchema,
  privateSaleRequestSchema,
} from '#domain/enquiries/enquiry-schema.ts'
import { fitSchema } from '#domain/enquiries/fit.ts'
import { mostShownAtOnce } from '#domain/enquiries/offer.ts'
import {
  offerDetailsSchema,
  offerEventSchema,
  offeringSchema,
  offerTermsSchema,
} from '#domain/enquiries/offer-schema.ts'
import { offerPlaces, offerSides } from '#domain/enquiries/offer-steps.ts'
import { calendarDateSchema, instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { enquiryIdSchema, privateSaleIdSchema, productIdSchema } from '#domain/shared/ids.ts'
import { localeSchema } from '#domain/shared/locale-schema.ts'
import { isTimeZone } from '#domain/shared/time-zone.ts'
import { feedSchema } from './feed.ts'
import { cursorQuery, nextCursor, nothing, ownedKeySchema } from './parameters.ts'
import type { RouteTable } from './route.ts'

/** Which mails that nobody has to get a producer gets, and how often those that are gathered. */
const mailChoice = () =>
  z.object({
    matches: z.boolean(),
    saved_searches: z.boolean(),
    deadlines: z.boolean(),
    tender_changes: z.boolean(),
    outcomes: z.boolean(),
    private_sales: z.boolean(),
    document_expiry: z.boolean(),
    invitation: z.boolean(),
    rhythm: z.object({
      matches: z.enum(rhythmsOf.matches),
      saved_searches: z.enum(rhythmsOf.saved_searches),
      deadlines: z.enum(rhythmsOf.deadlines),
      tender_changes: z.enum(rhythmsOf.tender_changes),
      outcomes: z.enum(rhythmsOf.outcomes),
      document_expiry: z.enum(rhythmsOf.document_expiry),
    }),
    /** By whose clock a day and a week begin. */
    time_zone: z.string().max(64).refine(isTimeZone, 'not_a_time_zone'),
  })
const chosenMails = () =>
  mailChoice().extend({
    /** Since when the address takes no mails; asking for any of them again ends that. */
    stopped: z.object({ at: instantSchema, reason: z.enum(mailStops) }).nullable(),
  })
const endedKind = () => z.object({ kind: z.enum(mailKinds).default('private_sales') })
const mailKey = () => z.object({ mail_key: ownedKeySchema })

/** Nothing is mailed to an address that nobody has verified: the page shows the reference. */
const receipt = () => z.object({ reference: z.string(), received_at: instantSchema })

const listedEnquiry = () => z.object({ enquiry: enquirySchema, reference: z.string() })

/** An offer as all three sides read it. */
const offer = () =>
  offerTermsSchema.unwrap().extend({
    offered_at: instantSchema,
    /** Where it is today, by the clock of the buyer's market. */
    place: z.enum(offerPlaces),
    has_question: z.boolean(),
    version: z.int().positive(),
    events: z.array(
      offerEventSchema
        .unwrap()
        .omit({ terms: true })
        .extend({ by: z.enum(offerSides) }),
    ),
  })
/** To the desk: by whom, too. */
const offerAtDesk = () =>
  offer().extend({ events: z.array(offerEventSchema.unwrap().omit({ terms: true })) })

/** A step over the version that was seen. */
const step = <Step extends string>(...steps: readonly [Step, ...Step[]]) =>
  offerDetailsSchema.unwrap().extend({ step: z.enum(steps), version: z.int().positive() })

/** A request without who made it. */
const anonymous = () =>
  privateSaleRequestSchema
    .unwrap()
    .omit({ company: true, contact_name: true, email: true, phone: true })
    .extend({ reference: z.string(), received_at: instantSchema })

/** To the producer: with the request, and of the buyer what the offer has come to. */
const ownOffer = () =>
  anonymous().extend({
    offer: offer(),
    /** Null until it is accepted; how to write to them from the order on. */
    buyer: z
      .object({
        company: z.string(),
        contact: z
          .object({ name: z.string(), email: z.string(), phone: z.string().nullable() })
          .nullable(),
      })
      .nullable(),
  })

const answerKey = () => z.object({ key: ownedKeySchema })
/** What who has the link reads: the request as it was written, and the offers for it. */
const asked = () =>
  privateSaleRequestSchema
    .unwrap()
    .omit({ email: true, phone: true })
    .extend({
      reference: z.string(),
      received_at: instantSchema,
      /** Closed at the desk: nothing can be answered any more. */
      is_closed: z.boolean(),
      ends_at: instantSchema,
      offers: z.array(offer()),
    })

const stepRefusals = [
  'not_found',
  'version_conflict',
  'transition_not_allowed',
  'form_incomplete',
  'thread_full',
] as const

export const enquiryRoutes = {
  sendContactMessage: {
    capability: 'enquiries',
    method: 'POST',
    path: '/api/contact-messages',
    audience: 'public',
    summary:
      'Writes to the operator, or asks for the free consultation with two or three times, from a day after now on, for ninety days. The same under the same id again changes nothing.',
    body: () => contactSchema,
    output: receipt,
    errors: ['too_many_requests', 'version_conflict', 'day_is_past'],
  },
  requestPrivateSale: {
    capability: 'enquiries',
    method: 'POST',
    path: '/api/private-sales',
    audience: 'public',
    summary:
      'An importer or a hotel, restaurant or caterer asks for products. The same request under the same id again changes nothing.',
    body: () => privateSaleRequestSchema,
    output: receipt,
    errors: ['too_many_requests', 'version_conflict'],
  },
  listPrivateSales: {
    capability: 'enquiries',
    method: 'GET',
    path: '/api/private-sales',
    audience: 'subscriber',
    summary: 'Open requests without who made them, newest first, and how the portfolio fits.',
    query: cursorQuery,
    output: () =>
      z.object({
        private_sales: z.array(
          anonymous().extend({
            /** Null: the request names nothing that can be checked. */
            fit: fitSchema.nullable(),
            offer: offer().nullable(),
          }),
        ),
        product_count: z.int().nonnegative(),
        next_cursor: nextCursor(),
      }),
    errors: ['invalid_cursor'],
  },
  offerForPrivateSale: {
    capability: 'enquiries',
    method: 'POST',
    path: '/api/private-sales/offers',
    audience: 'subscriber',
    summary:
      'Offers one product for a request. One for each request; what was withdrawn, declined or not answered in time can be offered anew.',
    body: () => offeringSchema.unwrap().extend({ private_sale_id: privateSaleIdSchema }),
    output: offer,
    errors: ['not_found', 'already_offered', 'day_is_past'],
  },
  listOwnOffers: {
    capability: 'enquiries',
    method: 'GET',
    path: '/api/private-sales/offers',
    audience: 'user',
    summary:
      'What the caller offered, that first to which something happened last. Of the buyer: nothing until an offer is accepted, then the company, from the order on whom to write to.',
    query: cursorQuery,
    output: () => z.object({ offers: z.array(ownOffer()), next_cursor: nextCursor() }),
    errors: ['invalid_cursor'],
  },
  changeOwnOffer: {
    capability: 'enquiries',
    method: 'PUT',
    path: '/api/private-sales/offers',
    audience: 'user',
    summary:
      'Withdraws an offer, answers the buyer’s question, confirms what was accepted as an order or says why not, or records the day of delivery. The buyer is told by mail.',
    body: () =>
      step('withdrawn', 'replied', 'refused', 'ordered', 'delivered').extend({
        private_sale_id: privateSaleIdSchema,
      }),
    output: ownOffer,
    errors: stepRefusals,
  },
  openAnswers: {
    capability: 'enquiries',
    method: 'POST',
    path: '/api/private-sales/answers',
    audience: 'public',
    summary:
      'What a buyer’s link shows: the request and the offers for it. The key is in the body, so that no log of addresses holds it.',
    body: answerKey,
    output: asked,
    errors: ['link_not_valid', 'too_many_requests'],
  },
  answerOffer: {
    capability: 'enquiries',
    method: 'PUT',
    path: '/api/private-sales/answers',
    audience: 'public',
    summary:
      'The buyer’s answer to an offer, by the key of the link: accepted, declined or a question; it can be changed until the order is confirmed. The producer is told by mail. The same again changes nothing.',
    body: () =>
      step('accepted', 'declined', 'asked').extend({
        ...answerKey().shape,
        product_id: productIdSchema,
      }),
    output: asked,
    errors: [
      'link_not_valid',
      'not_found',
      'version_conflict',
      'transition_not_allowed',
      'form_incomplete',
      'thread_full',
      'too_many_requests',
    ],
  },
  findMailChoice: {
    capability: 'enquiries',
    method: 'GET',
    path: '/api/mail-choice',
    audience: 'user',
    summary: 'Which mails that nobody has to get the caller gets.',
    output: chosenMails,
    errors: [],
  },
  setMailChoice: {
    capability: 'enquiries',
    method: 'PUT',
    path: '/api/mail-choice',
    audience: 'user',
    summary: 'Says which of these mails the caller wants; what is not named stays.',
    body: () => {
      const { rhythm } = mailChoice().shape
      return mailChoice().extend({ rhythm: rhythm.partial() }).partial()
    },
    output: chosenMails,
    errors: [],
  },
  unsubscribe: {
    capability: 'enquiries',
    method: 'POST',
    path: '/api/unsubscribe/{mail_key}',
    audience: 'public',
    summary:
      'Ends the mails of a kind, by the address in each of them: one click, no sign-in (RFC 8058).',
    params: mailKey,
    query: endedKind,
    output: nothing,
    errors: ['not_found'],
  },
  openUnsubscribe: {
    capability: 'enquiries',
    method: 'GET',
    path: '/api/unsubscribe/{mail_key}',
    audience: 'public',
    media: 'text/html; charset=utf-8',
    summary: 'Leads who opens that address to the page that asks. Opening it changes nothing.',
    params: mailKey,
    query: () => endedKind().extend({ language: localeSchema.default('en') }),
    output: () => feedSchema,
    errors: [],
  },
  listEnquiries: {
    capability: 'enquiries',
    method: 'GET',
    path: '/api/admin/enquiries',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'Messages, consultations and private-sales requests, by when they came.',
    query: () =>
      cursorQuery().extend({
        /** `open`: without those that are closed. */
        state: z.enum(['open', 'all']).default('open'),
        status: enquiryStatusSchema.optional(),
        kind: z.enum(enquiryKinds).optional(),
        responsible: z.enum(['me', 'nobody']).optional(),
        /** `now`: today or before, by the calendar of the desk. */
        due: z.literal('now').optional(),
        sort: z.enum(['-received', 'received']).default('-received'),
      }),
    output: () => z.object({ enquiries: z.array(listedEnquiry()), next_cursor: nextCursor() }),
    errors: ['invalid_cursor'],
  },
  findEnquiry: {
    capability: 'enquiries',
    method: 'GET',
    path: '/api/admin/enquiries/{enquiry_id}',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'One message, consultation or private-sales request with all that was written.',
    params: () => z.object({ enquiry_id: enquiryIdSchema }),
    output: listedEnquiry,
    errors: ['not_found'],
  },
  listOffers: {
    capability: 'enquiries',
    method: 'GET',
    path: '/api/admin/enquiries/{enquiry_id}/offers',
    audience: 'operator',
    assurance: 'aal2',
    summary: 'What producers offered for a private-sales request, oldest offer first.',
    params: () => z.object({ enquiry_id: privateSaleIdSchema }),
    query: cursorQuery,
    output: () =>
      z.object({
        offers: z.array(offerAtDesk()),
        next_cursor: nextCursor(),
      }),
    errors: ['invalid_cursor'],
  },
  showOffers: {
    capability: 'enquiries',
    method: 'POST',
    path: '/api/admin/enquiries/{enquiry_id}/offers',
    audience: 'operator',
    assurance: 'aal2',
    summary:
      'Shows offers to the buyer: one mail lists all that are before the buyer and brings a link by which they are answered. Without any, the link is mailed anew.',
    params: () => z.object({ enquiry_id: privateSaleIdSchema }),
    body: () =>
      z.object({
        offers: z
          .array(z.object({ product_id: productIdSchema, version: z.int().positive() }))
          .max(mostShownAtOnce)
          .refine((offers) => new Set(offers.map((one) => one.product_id)).size === offers.length),
      }),
    output: () => z.object({ offers: z.array(offerAtDesk()) }),
    errors: [
      'not_found',
      'version_conflict',
      'transition_not_allowed',
      'offer_without_price',
      'too_many_requests',
    ],
  },
  recordOfferStep: {
    capability: 'enquiries',
    method: 'PUT',
    path: '/api/admin/enquiries/{enquiry_id}/offers',
    audience: 'operator',
    assurance: 'aal2',
    summary:
      'Confirms what a buyer accepted as an order, or records the day of delivery, for a producer who said so otherwise. Producer and buyer are told by mail.',
    params: () => z.object({ enquiry_id: privateSaleIdSchema }),
    body: () => step('ordered', 'delivered').extend({ product_id: productIdSchema }),
    output: offerAtDesk,
    errors: stepRefusals,
  },
  changeEnquiry: {
    capability: 'enquiries',
    method: 'PUT',
    path: '/api/admin/enquiries/{enquiry_id}',
    audience: 'operator',
    assurance: 'aal2',
    summary:
      'Changes what the desk keeps of an enquiry: status (a closed request takes no offers), who has it, its due day, and of a consultation the time of the talk, of which the asker is told by mail. Refused where somebody else did something since.',
    params: () => z.object({ enquiry_id: enquiryIdSchema }),
    body: () =>
      z.object({
        version: z.int().nonnegative(),
        status: enquiryStatusSchema.optional(),
        /** Whether the caller takes it over, from a colleague too, or lets it go. */
        responsible: z.boolean().optional(),
        due: calendarDateSchema.optional(),
        /** Null: called off. */
        appointment: agreedTimeSchema.nullable().optional(),
      }),
    output: listedEnquiry,
    errors: ['not_found', 'version_conflict', 'transition_not_allowed', 'day_is_past'],
  },
} as const satisfies RouteTable
