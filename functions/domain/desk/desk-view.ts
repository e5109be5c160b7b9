import * as z from 'zod'
import { savedViewSchema, viewFactsSchema } from '../shared/saved-view.ts'

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
export const mostDeskViews = 100

const ofList = () => ({ list: z.enum(viewedLists) })

export const deskViewFactsSchema = z.lazy(() => viewFactsSchema.unwrap().extend(ofList()))
export type DeskViewFacts = z.infer<typeof deskViewFactsSchema>

export const deskViewSchema = z.lazy(() =>
  savedViewSchema.unwrap().extend({ ...ofList(), shelf: z.enum(viewShelves) }),
)
export type DeskView = z.infer<typeof deskViewSchema>
