import * as z from 'zod'
import { documentSchema } from '#domain/documents/document-schema.ts'
import { nextStepAfter } from '#domain/documents/validity.ts'
import { addDays, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { calendarDateSchema, instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { userIdSchema } from '#domain/shared/ids.ts'

/** A document as it lies in its table. */
export const documentRowSchema = z.lazy(() =>
  documentSchema.unwrap().extend({
    user_id: userIdSchema,
    deleted_at: instantSchema.nullable(),
    /** It came by a link, from somebody without an account; its owner is told once it has passed the check. */
    handed_in: z.literal(true).optional(),
    /** +1 at every write: details and files change at the same time. */
    revision: z.int().nonnegative(),
    /** When the daily look has something to do with it: a mail, or the end of a deleted one. */
    due_on: calendarDateSchema.nullable().default(null),
  }),
)
export type DocumentRow = z.infer<typeof documentRowSchema>

/** How long a deletion can be undone. */
const restorableDays = 30

/** The day of an instant, the same all over the world. */
export const dayOf = (instant: Date): CalendarDate => instant.toISOString().slice(0, 10)

/** When there is next something to do after this day. */
export function nextDueOf(row: DocumentRow, day: CalendarDate): CalendarDate | null {
  if (row.deleted_at !== null) return addDays(dayOf(new Date(row.deleted_at)), restorableDays)
  return row.replaced_by === null ? nextStepAfter(day, row.valid_to) : null
}

/** Its deletion can no longer be undone: from that day on its files go. */
export const isBeingRemoved = ({ deleted_at, due_on }: DocumentRow, now: Date): boolean =>
  deleted_at !== null && due_on !== null && due_on <= dayOf(now)

/** The row after a change; a day that is due stays so, unless the change has made it another. */
export function changedRow(before: DocumentRow, after: DocumentRow, now: Date): DocumentRow {
  const isMoved =
    before.valid_to !== after.valid_to ||
    before.deleted_at !== after.deleted_at ||
    before.replaced_by !== after.replaced_by
  return {
    ...after,
    revision: before.revision + 1,
    due_on: isMoved ? nextDueOf(after, dayOf(now)) : after.due_on,
  }
}
