import * as z from 'zod'

/** The output of a route with `media`: returned as it is, not as JSON. */
export const feedSchema = z.lazy(() =>
  z.object({ text: z.string(), changed_at: z.iso.datetime().nullable() }),
)
