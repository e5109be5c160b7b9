import * as z from 'zod'
import { marketSchema } from '../shared/market-schema.ts'
import { stepActors, stepHardness } from './step-kinds.ts'

const source = z.object({ text: z.string(), url: z.string(), date: z.string(), basis: z.string() })

const comparisonSchema = z.strictObject({
  field: z.string(),
  op: z.enum(['eq', 'ne', 'in', 'contains', 'regex', 'exists']),
  value: z.unknown().optional(),
})

export interface ProcedureCondition {
  readonly [part: string]: unknown
}

/** The condition language of the compliance rules, over the fields of a tender and its origin. */
const conditionSchema: z.ZodType<ProcedureCondition> = z.lazy(() =>
  z.union([
    comparisonSchema,
    z.strictObject({ all: z.array(conditionSchema) }),
    z.strictObject({ any: z.array(conditionSchema) }),
    z.strictObject({ not: conditionSchema }),
  ]),
)

const units = z.enum(['days', 'weeks', 'working_days', 'months'])

export const offsetSchema = z.strictObject({
  value: z.int().nonnegative(),
  unit: units,
  direction: z.enum(['before', 'on', 'after']),
})

const dayOfYear = z.strictObject({ month: z.int().min(1).max(12), day: z.int().min(1).max(31) })

export const holidayRuleSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('fixed'), ...dayOfYear.shape }),
  z.strictObject({ type: z.literal('easter'), offset_days: z.int() }),
  z.strictObject({
    type: z.literal('weekday_between'),
    /** Monday is 1. */
    weekday: z.int().min(1).max(7),
    from: dayOfYear,
    to: dayOfYear,
  }),
])

export const calendarSchema = z.object({
  timezone: z.string(),
  /** Days of the week without work; Monday is 1. */
  weekend: z.array(z.int().min(1).max(7)),
  holidays: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      rule: holidayRuleSchema,
      /** `treated_as_closed`: an eve on which nobody works, though the law does not call it a holiday. */
      kind: z.enum(['statutory', 'treated_as_closed']),
      source,
    }),
  ),
})

export const milestoneSchema = z.object({
  id: z.string(),
  /** The same step in every procedure, e.g. `sample-dispatch`. */
  key: z.string(),
  order: z.int(),
  title: z.string(),
  actor: z.enum(stepActors),
  /** A date of the tender, `result`, or `event:` and an outcome. */
  anchored_on: z.string(),
  /** Null: no interval is published. */
  offset: offsetSchema.nullable(),
  /** The first whose condition holds replaces the offset. */
  offset_by: z.array(z.object({ when: conditionSchema, offset: offsetSchema })).optional(),
  /** The last moment at which the step can be done in the ordinary way. */
  latest_offset: offsetSchema.optional(),
  /** The last such weekday that is at least so many days before the anchor. */
  weekday_rule: z
    .object({
      weekday: z.int().min(1).max(7),
      least_days_before: z.int().positive(),
      text: z.string(),
    })
    .optional(),
  /** `MM-DD`: the first of these days from the offset on. */
  calendar_dates: z.array(z.string().regex(/^\d\d-\d\d$/)).optional(),
  hardness: z.enum(stepHardness),
  offset_basis: z.string().nullable(),
  ready: z.array(z.string()),
  goes_wrong: z.array(z.string()),
  documents: z.array(z.string()).optional(),
  required_if: conditionSchema.optional(),
  applies_when: conditionSchema.optional(),
  outcome_event: z.string().nullable().optional(),
  note: z.string().optional(),
  source,
})

export const procedureSchema = z.object({
  id: z.string(),
  market: marketSchema,
  name: z.string(),
  applies_when: conditionSchema,
  description: z.string(),
  milestones: z.array(milestoneSchema),
  source: z.unknown(),
})

export const procedureBookSchema = z.object({
  as_of: z.iso.date(),
  choice: z.object({ order: z.array(z.string()), default: z.record(marketSchema, z.string()) }),
  calendars: z.record(marketSchema, calendarSchema),
  procedures: z.array(procedureSchema),
})
