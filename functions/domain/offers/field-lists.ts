import * as z from 'zod'
import { calendarDateSchema } from '../shared/calendar-date-schema.ts'
import type { Market } from '../shared/market.ts'
import { marketSchema } from '../shared/market-schema.ts'
import data from './data/field-lists.json' with { type: 'json' }

const fieldSchema = () =>
  z.strictObject({
    order: z.int().positive(),
    /** What it asks, in our names: a key of `fieldValues`. */
    field: z.string().min(1),
    /** English. */
    label: z.string().min(1),
    /** The monopoly's own word; empty where the list is an English one. */
    native: z.string(),
    type: z.string().min(1),
    required: z.boolean(),
    /** From where it is known that the form asks this. */
    basis: z.enum(['named', 'record', 'inferred', 'practice', 'press']),
  })

const fieldListSchema = () =>
  z.strictObject({
    id: z.string().regex(/^[A-Z-]+$/),
    market: z.union([marketSchema, z.literal('*')]),
    channel: z.string().min(1),
    /** `inferred`: the form itself is not public. */
    order_basis: z.enum(['inferred', 'practice']),
    order_note: z.string().min(1),
    fields: z.array(fieldSchema()).min(1),
    sources: z
      .array(
        z.strictObject({
          text: z.string().min(1),
          url: z.url(),
          date: z.string().min(1),
          basis: z.enum(['published', 'practice']),
        }),
      )
      .min(1),
  })

const fieldListsSchema = () =>
  z.strictObject({
    /** The day on which they were collected. */
    version: calendarDateSchema,
    lists: z.array(fieldListSchema()).min(1),
  })

export type FieldLists = z.infer<ReturnType<typeof fieldListsSchema>>
export type FieldList = FieldLists['lists'][number]
export type ListedField = FieldList['fields'][number]

let known: FieldLists | undefined

/** What the forms of the monopolies ask, in their order. Imported on demand: the data is large. */
export function fieldLists(): FieldLists {
  known ??= fieldListsSchema().parse(data)
  return known
}

/** The list of the market's monopoly, then that of an importer. */
export const listsFor = (market: Market): FieldList[] =>
  [market, '*'].flatMap((wanted) => fieldLists().lists.filter((list) => list.market === wanted))
