import * as z from 'zod'
import { calendarDateSchema, instantSchema } from '../shared/calendar-date-schema.ts'
import { documentIdSchema, productIdSchema } from '../shared/ids.ts'
import { localeSchema } from '../shared/locale-schema.ts'
import { handInDays } from './hand-in.ts'
import { documentKindIds } from './kinds.ts'

/** What somebody without an account is asked for. */
export const handInAskSchema = z.lazy(() =>
  z.object({
    kind: z.enum(documentKindIds),
    product_id: productIdSchema.nullable(),
    /** What the owner wants to say with it. */
    note: z.string().trim().max(500),
    /** Of who gets the link. */
    language: localeSchema,
  }),
)

export const handInDaysSchema = z.lazy(() => z.literal([...handInDays]))

/** The hash of its secret, which nobody has but who was given the link. */
export const handInLinkIdSchema = z.lazy(() => z.string().regex(/^[\w-]{43}$/))

export const handInLinkSchema = z.lazy(() =>
  handInAskSchema.unwrap().extend({
    link_id: handInLinkIdSchema,
    product_name: z.string().nullable(),
    created_at: instantSchema,
    ends_at: instantSchema,
    revoked_at: instantSchema.nullable(),
    /** What came by it. */
    document_id: documentIdSchema.nullable(),
  }),
)

const line = () => z.string().trim().min(1).max(200).nullable()

/** What its sender says of a document that is handed in. */
export const handedInDetailsSchema = z.lazy(() =>
  z.object({
    holder: line(),
    issuer: line(),
    number: line(),
    vintage: z.int().min(1900).max(2100).nullable(),
    lot: line(),
    valid_from: calendarDateSchema.nullable(),
    valid_to: calendarDateSchema.nullable(),
  }),
)
