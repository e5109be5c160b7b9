import * as z from 'zod'
import { mailKinds, mailStops, rhythmsOf } from '#domain/accounts/mail-kind.ts'
import { agreedTimeSchema } from '#domain/enquiries/consultation-schema.ts'
import { enquiryKinds } from '#domain/enquiries/enquiry.ts'
import {
  contactSchema,
  enquirySchema,
  enquiryStatusSchema,
} from '#domain/enquiries/enquiry-schema.ts'
import { calendarDateSchema, instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { enquiryIdSchema } from '#domain/shared/ids.ts'
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
export const receipt = () => z.object({ reference: z.string(), received_at: instantSchema })

const listedEnquiry = () => z.object({ enquiry: enquirySchema, reference: z.string() })

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
  changeEnquiry: {
    capability: 'enquiries',
    method: 'PUT',
    path: '/api/admin/enquiries/{enquiry_id}',
    audience: 'operator',
    assurance: 'aal2',
    summary:
      'Changes what the desk keeps of an enquiry: status (a closed request takes no offers), who has it, its due day, and of a consultation the time of the talk, of which the enquirer is told by mail. Refused where somebody else did something since.',
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
