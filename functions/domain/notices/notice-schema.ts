import * as z from 'zod'
import { documentKindIds } from '../documents/kinds.ts'
import { outcomeKinds } from '../outcomes/outcome-rules.ts'
import { calendarDateSchema, instantSchema } from '../shared/calendar-date-schema.ts'
import { documentIdSchema, tenderIdSchema } from '../shared/ids.ts'
import { localeSchema } from '../shared/locale-schema.ts'
import { marketSchema } from '../shared/market-schema.ts'
import { tenderChangeKinds } from '../tenders/tender-differences.ts'
import { reminderReasons } from '../timeline/reminders.ts'
import { namedSearchSchema } from './saved-search-schema.ts'

/** A tender as it is named in a list. */
const namedTender = () =>
  z.object({
    tender_id: tenderIdSchema,
    market: marketSchema,
    title: z.string(),
    titles: z.record(localeSchema, z.string()).nullable(),
  })

const facts = () =>
  z.object({
    notice_id: z.string(),
    made_at: instantSchema,
    read_at: instantSchema.nullable(),
  })

/** What a user was told, by kind: the words are made by who shows it, in the reader's language. */
export const noticeSchema = z.lazy(() =>
  z.discriminatedUnion('kind', [
    facts().extend({
      kind: z.literal('match'),
      tender: namedTender(),
      tender_version: z.int().positive(),
      /** How many products reach which verdict; numbers only, which everybody may see. */
      counts: z.object({ strong: z.int(), possible: z.int(), near: z.int() }),
      /** The saved searches that the tender newly fits as well. */
      searches: z.array(namedSearchSchema).default([]),
    }),
    /** A tender newly fits saved searches. */
    facts().extend({
      kind: z.literal('saved_search'),
      tender: namedTender(),
      tender_version: z.int().positive(),
      searches: z.array(namedSearchSchema).min(1),
    }),
    /** A tender that the user applies to says something else. */
    facts().extend({
      kind: z.literal('tender_changed'),
      tender: namedTender(),
      tender_version: z.int().positive(),
      change: z.enum(tenderChangeKinds),
    }),
    /** Something happened to an offer. */
    facts().extend({
      kind: z.literal('outcome'),
      tender: namedTender(),
      /** Null: what was told before did not happen. */
      outcome: z.enum(outcomeKinds).nullable(),
      day: calendarDateSchema,
      is_correction: z.boolean(),
    }),
    /** The desk wrote about an application. */
    facts().extend({ kind: z.literal('message'), tender: namedTender() }),
    /** Something of an application is due. */
    facts().extend({
      kind: z.literal('deadline'),
      tender: namedTender(),
      /** The key of the step. */
      step: z.string(),
      reason: z.enum(reminderReasons),
      /** On which day it was given. */
      on: calendarDateSchema,
      last_day: calendarDateSchema,
    }),
    facts().extend({
      kind: z.literal('document_expiry'),
      document_id: documentIdSchema,
      document_kind: z.enum(documentKindIds),
      product_name: z.string().nullable(),
      valid_to: calendarDateSchema,
    }),
  ]),
)
