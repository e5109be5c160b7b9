import * as z from 'zod'
import { calendarDateSchema } from '#domain/shared/calendar-date-schema.ts'
import { stepStates } from '#domain/timeline/marked-steps.ts'
import { stepActors, stepHardness } from '#domain/timeline/step-kinds.ts'
import { stepMarkSchema } from '#domain/timeline/step-mark.ts'

/** What is to be done for a tender by when, as its producer sees it. */
export const timelineOutput = () =>
  z.object({
    procedure: z.string(),
    /** No procedure fits what is published: the usual one of the market stands in. */
    is_assumed: z.boolean(),
    /** On the calendar of the market; the states are those of this day. */
    today: calendarDateSchema,
    /** In the order of the procedure. */
    steps: z.array(
      z.object({
        /** The same step in every procedure, e.g. `sample-dispatch`. */
        key: z.string(),
        actor: z.enum(stepActors),
        /** How certain its day is: law, published, press, habit of the trade, our inference. */
        hardness: z.enum(stepHardness),
        /** Null: what it is counted from is not known. */
        date: calendarDateSchema.nullable(),
        /** The last day on which it can be done in the ordinary way. */
        latest: calendarDateSchema.nullable(),
        /** By then a date that nobody may miss is better met. */
        safe: calendarDateSchema.nullable(),
        /** Counted from the first working day of a month of which no day is published. */
        is_month_only: z.boolean(),
        state: z.enum(stepStates),
        /** Whether the caller may say that it is done, and choose another day for it. */
        is_markable: z.boolean(),
        is_movable: z.boolean(),
        mark: stepMarkSchema.nullable(),
        /** Kinds of documents that are needed for it. */
        documents: z.array(z.string()),
        source: z.object({ text: z.string(), url: z.string() }),
      }),
    ),
  })
