import * as z from 'zod'
import { instantSchema } from '../shared/calendar-date-schema.ts'
import { tenderIdSchema } from '../shared/ids.ts'
import { localeSchema } from '../shared/locale-schema.ts'
import { marketSchema } from '../shared/market-schema.ts'

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
    }),
  ]),
)
