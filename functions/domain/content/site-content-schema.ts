import * as z from 'zod'
import { calendarDateSchema, instantSchema } from '../shared/calendar-date-schema.ts'
import { localeSchema } from '../shared/locale-schema.ts'
import { marketSchema } from '../shared/market-schema.ts'
import { isLine } from '../shared/written-schema.ts'
import { longestSenderLine } from './sender-line.ts'
import { eventKinds, siteContentKinds } from './site-content.ts'

const line = () => z.string().trim().max(200)

export const siteContentKindSchema = z.enum(siteContentKinds)

/** A name in the address: of a news item its address on the site. */
export const contentIdSchema = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{1,78})[a-z0-9]$/)

/** These are drafts: what they lack to be published says `missing-content.ts`. */
export const testimonialSchema = z.lazy(() =>
  z.object({
    kind: z.literal('testimonial'),
    /** In the languages in which the customer gave or approved them. */
    words: z.partialRecord(localeSchema, z.string().trim().max(600)),
    name: line(),
    company: line(),
    /** That the customer agreed to be named and quoted; never on the site. */
    consent: z.object({
      given_on: calendarDateSchema.nullable(),
      /** Where it can be looked up: a mail and its date, a signed form. */
      evidence: line(),
    }),
  }),
)

export const aboutSchema = z.lazy(() =>
  z.object({
    kind: z.literal('about'),
    /** The first year of work with the monopolies. */
    experience_since: z.int().min(0).max(9999).nullable(),
    markets: z.array(marketSchema).max(3),
  }),
)

export const contactSchema = z.lazy(() =>
  z.object({
    kind: z.literal('contact'),
    company: line(),
    address: z.string().trim().max(300),
    email: z.string().trim().max(254),
    phone: line(),
  }),
)

/** Who writes, in the line below every mail. */
export const senderSchema = z.lazy(() =>
  z.object({
    kind: z.literal('sender'),
    words: z.partialRecord(localeSchema, z.string().trim().max(longestSenderLine).refine(isLine)),
  }),
)

export const newsSchema = z.lazy(() =>
  z.object({
    kind: z.literal('news'),
    event: calendarDateSchema.nullable(),
    event_kind: z.enum(eventKinds),
    texts: z.partialRecord(
      localeSchema,
      z.object({
        title: z.string().trim().max(120),
        description: z.string().trim().max(170),
        /** Markdown, as in the files of `frontend/content`. */
        text: z.string().max(10_000),
      }),
    ),
    sources: z
      .array(
        z.object({
          name: line(),
          url: z.string().trim().max(500),
          /** As exact as the source itself: `2026`, `2026-01` or `2026-01-05`. */
          date: z.string().trim().max(10),
        }),
      )
      .max(10),
  }),
)

export const siteContentSchema = z.lazy(() =>
  z.discriminatedUnion('kind', [
    testimonialSchema.unwrap(),
    aboutSchema.unwrap(),
    contactSchema.unwrap(),
    senderSchema.unwrap(),
    newsSchema.unwrap(),
  ]),
)

const states = () => ({
  /** What the site does not show yet. */
  draft: siteContentSchema.nullable(),
  published: siteContentSchema.nullable(),
  published_at: instantSchema.nullable(),
})

/** One thing that is said on the site, or will be. */
export const contentItemSchema = z.lazy(() =>
  z.object({
    kind: siteContentKindSchema,
    content_id: contentIdSchema,
    version: z.int().nonnegative(),
    ...states(),
    updated_at: instantSchema,
    /** What the last step found, for its undo. */
    before: z.object(states()).nullable(),
  }),
)
