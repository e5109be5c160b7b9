import * as z from 'zod'

/** The lists of the desk that views are kept of, by the room or part of one that they are in. */
export const viewedLists = [
  'today',
  'tenders',
  'plans',
  'applications',
  'producers',
  'matching',
  'messages',
  'payments',
  'content',
  'log',
] as const
export type ViewedList = (typeof viewedLists)[number]

/** Whose a view is: of who made it, or of everybody at the desk. */
export const viewShelves = ['own', 'shared'] as const
export type ViewShelf = (typeof viewShelves)[number]

/** So many views can lie on one shelf. */
export const mostViews = 100

/** Made by the page that keeps the view: a repetition changes nothing. */
export const viewIdSchema = z.lazy(() =>
  z
    .string()
    .regex(/^view_[0-9a-z-]{8,64}$/)
    .brand<'DeskViewId'>(),
)
export type DeskViewId = z.infer<typeof viewIdSchema>

/** A list as it stood once: its filters and its order under a name. */
export const viewFactsSchema = z.lazy(() =>
  z.object({
    list: z.enum(viewedLists),
    name: z.string().trim().min(1).max(60),
    /** The query of the address, without its question mark. */
    search: z
      .string()
      .max(1000)
      .regex(/^[\w.~%*+=&-]*$/),
  }),
)
export type ViewFacts = z.infer<typeof viewFactsSchema>

export const deskViewSchema = z.lazy(() =>
  viewFactsSchema.unwrap().extend({ view_id: viewIdSchema, shelf: z.enum(viewShelves) }),
)
export type DeskView = z.infer<typeof deskViewSchema>
