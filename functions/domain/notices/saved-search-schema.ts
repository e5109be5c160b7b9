import * as z from 'zod'
import { instantSchema } from '../shared/calendar-date-schema.ts'
import { savedSearchIdSchema } from '../shared/ids.ts'
import { longestName } from '../shared/longest-name.ts'
import { line } from '../shared/written-schema.ts'
import { tenderFilterSchema } from '../tenders/tender-filter-schema.ts'

/** It stands in feeds, calendars and subjects of mails. */
export const searchNameSchema = z.lazy(() => line(longestName))

/** What can be looked for: nobody waits for tenders that are closed. */
export const searchedFilterSchema = z.lazy(() =>
  tenderFilterSchema.unwrap().extend({
    state: tenderFilterSchema.unwrap().shape.state.unwrap().exclude(['closed']).default('open'),
  }),
)

/** A filter of tenders under a name. */
export const savedSearchSchema = z.lazy(() =>
  z.object({
    search_id: savedSearchIdSchema,
    name: searchNameSchema,
    /** Null: saved when filters were others, and not to be read any more. It finds nothing. */
    filter: tenderFilterSchema.nullable(),
    saved_at: instantSchema,
    /** Since when it has addresses of its own; null: it has none. */
    feed_made_at: instantSchema.nullable(),
  }),
)

/** A search as a notice names it. */
export const namedSearchSchema = z.lazy(() =>
  savedSearchSchema.unwrap().pick({ search_id: true, name: true }),
)
