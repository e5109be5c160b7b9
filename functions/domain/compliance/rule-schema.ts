import * as z from 'zod'
import { calendarDateSchema } from '../shared/calendar-date-schema.ts'
import { marketSchema } from '../shared/market-schema.ts'
import type { Condition } from './condition.ts'
import { complianceFieldNames } from './fields.ts'

export const phases = ['offer', 'sample', 'launch', 'marketing'] as const
export const severities = ['blocking', 'warning'] as const
const bases = ['legal text', 'published page', 'standard'] as const

const isPattern = (text: string): boolean => {
  try {
    return Boolean(new RegExp(text))
  } catch {
    return false
  }
}

const comparisonSchema = (fields: readonly string[]) => {
  const field = z.enum(fields)
  const scalar = z.union([z.string(), z.number(), z.boolean()])
  const number = z.number()
  return z.discriminatedUnion('op', [
    z.strictObject({ field, op: z.enum(['exists', 'gtinCheck']) }),
    z.strictObject({ field, op: z.enum(['eq', 'ne', 'contains']), value: scalar }),
    z.strictObject({ field, op: z.enum(['in', 'containsAny']), value: z.array(scalar).min(1) }),
    z.strictObject({ field, op: z.enum(['lt', 'lte', 'gt', 'gte']), value: number }),
    z.strictObject({ field, op: z.literal('multipleOf'), value: number.positive() }),
    z.strictObject({ field, op: z.literal('regex'), value: z.string().refine(isPattern) }),
    z.strictObject({ field, op: z.enum(['eqField', 'neField']), value: field }),
  ])
}

/** A condition on these fields. */
export function conditionSchemaOf<Field extends string>(
  fields: readonly Field[],
): z.ZodType<Condition<Field>> {
  const schema: z.ZodType = z.lazy(() =>
    z.union([
      comparisonSchema(fields),
      z.strictObject({ all: z.array(schema).min(1) }),
      z.strictObject({ any: z.array(schema).min(1) }),
      z.strictObject({ not: schema }),
    ]),
  )
  return schema as z.ZodType<Condition<Field>>
}

export const conditionSchema = conditionSchemaOf(complianceFieldNames)

/** Where a rule was found. A text of the law says whether a lawyer has reviewed our reading of it. */
const sourceSchema = () =>
  z
    .strictObject({
      text: z.string().min(1),
      url: z.url(),
      /** Of the publication, as precisely as it says; `undated`: it says none. */
      date: z
        .string()
        .regex(/^(undated|\d{4}(-\d{2}(-\d{2})?)?)$/)
        .optional(),
      basis: z.enum(bases),
      reviewed_by_lawyer: z.boolean().optional(),
    })
    .refine((source) => source.basis !== 'legal text' || source.reviewed_by_lawyer !== undefined)

export const ruleSchema = z.lazy(() =>
  z.strictObject({
    id: z.string().regex(/^[A-Z0-9_-]+$/),
    group: z.string().min(1),
    /** English, like the message. */
    title: z.string().min(1),
    message: z.string().min(1),
    note: z.string().min(1).optional(),
    markets: z.array(z.union([marketSchema, z.literal('*')])).min(1),
    /** Groups and orders questions; `appliesWhen` alone decides whether the rule applies. */
    categoryScope: z.array(z.string().regex(/^(\*|[a-z_]+(:[a-z_]+)?)$/)).min(1),
    appliesWhen: conditionSchema,
    mustHold: conditionSchema,
    severity: z.enum(severities),
    /** A blocking rule that may be waived all the same; warnings always may. */
    waivable: z.boolean().optional(),
    phase: z.enum(phases),
    source: sourceSchema(),
    /** First and last day of its validity; without one it holds from always, or until it is changed. */
    validFrom: calendarDateSchema.optional(),
    validUntil: calendarDateSchema.optional(),
  }),
)

export const ruleSetSchema = z.lazy(() =>
  z.strictObject({
    /** Day of the last change of any rule. */
    version: calendarDateSchema,
    rules: z.array(ruleSchema.unwrap()).min(1),
  }),
)
