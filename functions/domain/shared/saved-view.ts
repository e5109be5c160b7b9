import * as z from 'zod'
import { longestName } from './longest-name.ts'

/** Made by the page that keeps the view: a repetition changes nothing. */
export const viewIdSchema = z.lazy(() =>
  z
    .string()
    .regex(/^view_[0-9a-z-]{8,64}$/)
    .brand<'ViewId'>(),
)
export type ViewId = z.infer<typeof viewIdSchema>

/** A list as it stood once: its filters and its order under a name. */
export const viewFactsSchema = z.lazy(() =>
  z.object({
    name: z.string().trim().min(1).max(longestName),
    /** The query of the address, without its question mark; long enough for words of any script in two filters. */
    search: z
      .string()
      .max(4000)
      .regex(/^[\w.~%*+=&-]*$/),
  }),
)

export const savedViewSchema = z.lazy(() =>
  viewFactsSchema.unwrap().extend({ view_id: viewIdSchema }),
)
export type SavedView = z.infer<typeof savedViewSchema>

/** So many views of one owner are listed where `most` may be saved: two tabs can save the last one at once. */
export const mostViewsListed = (most: number): number => 2 * most
