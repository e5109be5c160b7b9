import * as z from 'zod'
import { privateSaleRequestSchema } from '#domain/enquiries/enquiry-schema.ts'
import { fitSchema } from '#domain/enquiries/fit.ts'
import { mostShownAtOnce } from '#domain/enquiries/offer.ts'
import {
  offerDetailsSchema,
  offerEventSchema,
  offeringSchema,
  offerTermsSchema,
} from '#domain/enquiries/offer-schema.ts'
import { offerPlaces, offerSides } from '#domain/enquiries/offer-steps.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { privateSaleIdSchema, productIdSchema } from '#domain/shared/ids.ts'
import { receipt } from './enquiries.ts'
import { cursorQuery, nextCursor, ownedKeySchema } from './parameters.ts'
import type { RouteTable } from './route.ts'

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

/** Requests of buyers, what producers offer for them, and what became of it. */
export const privateSaleRoutes = {
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
    query: () =>
      cursorQuery().extend({
        /** Comes before all others while it is open, and not again behind them. */
        first: privateSaleIdSchema.optional(),
      }),
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
} as const satisfies RouteTable
