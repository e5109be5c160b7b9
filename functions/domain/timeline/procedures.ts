import type * as z from 'zod'
import data from './data/procedures.json' with { type: 'json' }
import {
  type calendarSchema,
  type milestoneSchema,
  type offsetSchema,
  procedureBookSchema,
  type procedureSchema,
} from './procedure-schema.ts'

export type ProcedureBook = z.infer<typeof procedureBookSchema>
export type Procedure = z.infer<typeof procedureSchema>
export type Milestone = z.infer<typeof milestoneSchema>
export type Offset = z.infer<typeof offsetSchema>
export type WorkCalendar = z.infer<typeof calendarSchema>

let known: ProcedureBook | undefined

/** The procedures of the monopolies, with sources. Imported on demand by what computes timelines: the data is large. */
export function procedureBook(): ProcedureBook {
  known ??= procedureBookSchema.parse(data)
  return known
}
