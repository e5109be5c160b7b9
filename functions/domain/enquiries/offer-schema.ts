import * as z from 'zod'
import { calendarDateSchema, instantSchema } from '../shared/calendar-date-schema.ts'
import { productIdSchema } from '../shared/ids.ts'
import { currencySchema } from '../shared/money-schema.ts'
import { operatorSchema } from '../shared/operator-schema.ts'
import { isText } from '../shared/written-schema.ts'
import { mostOfferUnits, mostOfferWords } from './offer.ts'
import { offerSteps } from './offer-steps.ts'

const words = () => z.string().trim().min(1).max(mostOfferWords).refine(isText)
const units = () => z.int().positive().max(mostOfferUnits)

/** What a producer says of a product that is offered for a private-sales request. */
export const offeringSchema = z.lazy(() =>
  z.object({
    product_id: productIdSchema,
    /** Of one unit, ex works and without taxes where the terms say nothing else. */
    price: z.object({ amount_minor: z.int().positive().max(1e12), currency: currencySchema }),
    /** Units (bottles, cans) that can be had. */
    quantity: units(),
    terms: words().nullable(),
    /** The last day on which it can be accepted. */
    valid_until: calendarDateSchema,
  }),
)

/** The same with what is known of product and producer; offers from before terms were kept have none. */
export const offerTermsSchema = z.lazy(() => {
  const { product_id, price, quantity, terms, valid_until } = offeringSchema.unwrap().shape
  return z.object({
    product_id,
    product_name: z.string(),
    company_name: z.string().nullable(),
    volume_ml: z.int().positive().nullable().default(null),
    price: price.nullable().default(null),
    quantity: quantity.nullable().default(null),
    terms: terms.default(null),
    valid_until: valid_until.nullable().default(null),
  })
})

/** What a step of an offer says, see `offer-steps.ts`. */
export const offerDetailsSchema = z.lazy(() =>
  z.object({
    quantity: units().nullable().default(null),
    words: words().nullable().default(null),
    day: calendarDateSchema.nullable().default(null),
  }),
)

const by = () =>
  z.discriminatedUnion('side', [
    z.object({ side: z.literal('producer') }),
    z.object({ side: z.literal('buyer') }),
    operatorSchema.unwrap().extend({ side: z.literal('desk') }),
  ])

/** A step that was taken. Events are only ever added. */
export const offerEventSchema = z.lazy(() =>
  offerDetailsSchema.unwrap().extend({
    step: z.enum(offerSteps),
    at: instantSchema,
    by: by(),
    /** Of an offer that was made: on which terms. */
    terms: offerTermsSchema.unwrap().nullable().default(null),
  }),
)

export const offerSchema = z.lazy(() =>
  offerTermsSchema.unwrap().extend({
    /** When it was offered on these terms. */
    offered_at: instantSchema,
    events: z.array(offerEventSchema).min(1),
  }),
)
