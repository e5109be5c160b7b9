import * as z from 'zod'
import { currencySchema } from '../shared/money-schema.ts'
import {
  categorySchema,
  closureSchema,
  containerSchema,
  priceBasisSchema,
} from '../vocabulary/kinds-schema.ts'

/** What every criterion has: the published words, where they stood, and whether the verdict counts it. */
const base = () => ({
  /** Unique and stable within the tender, e.g. `price-1`. */
  id: z.string().min(1),
  /** The published words, unchanged. */
  text: z.string(),
  /** The published field that the words come from. */
  source_field: z.string(),
  /** False: shown and counted, but never part of the verdict. */
  required: z.boolean(),
})

/**
 * Of a field that says what the drink is, from where and for how much: the published words that were not
 * understood, beside what was. They may allow more than the rest, so no product contradicts them.
 */
const withUnread = () => ({
  ...base(),
  unread: z.array(z.string()).min(1).optional(),
})

/** Something is asked for: what was understood, or words that were not. */
const asksSomething = (one: { readonly any_of: readonly unknown[]; readonly unread?: unknown }) =>
  one.any_of.length > 0 || one.unread !== undefined

export const originChoiceSchema = z.lazy(() =>
  z.object({
    /** ISO 3166-1 alpha-2; null when the choice is a group of countries. */
    country: z.string().length(2).nullable(),
    /** A group expanded by the dated table of the vocabulary: `EU`, `NORDIC`, `EUROPE`. */
    group: z.string().nullable(),
    /** Any of; canonical names. */
    regions: z.array(z.string()),
    /** Any of; canonical names. Where present they decide, not the regions. */
    appellations: z.array(z.string()),
  }),
)
export type OriginChoice = z.infer<typeof originChoiceSchema>

export const grapeRuleSchema = z.lazy(() =>
  z.object({
    /** Canonical variety names. */
    varieties: z.array(z.string()).min(1),
    /** `sum`: the shares add up ("X and/or Y"); `any`: one of them suffices ("X or Y"); `each`: every one ("X and Y"). */
    together: z.enum(['sum', 'any', 'each']),
    /** Percent. */
    min_share: z.number().nullable(),
    max_share: z.number().nullable(),
  }),
)
export type GrapeRule = z.infer<typeof grapeRuleSchema>

export const priceLimitSchema = z.lazy(() =>
  z.object({
    basis: priceBasisSchema,
    currency: currencySchema,
    min_minor: z.int().nullable(),
    max_minor: z.int().nullable(),
    /** "<300" excludes 300; "max 300" includes it. */
    max_inclusive: z.boolean(),
    min_inclusive: z.boolean(),
    /** The volume the price refers to; null when not stated. */
    per_volume_ml: z.number().nullable(),
  }),
)
export type PriceLimit = z.infer<typeof priceLimitSchema>

const category = () =>
  z
    .object({
      ...withUnread(),
      kind: z.literal('category'),
      any_of: z.array(categorySchema),
      /** Any of; empty: any subtype. E.g. `gin`, `whisky_malt`, `india_pale_ale`; of a sparkling wine its colour. */
      subtypes: z.array(z.string()),
    })
    .refine(asksSomething)
const origin = () =>
  z
    .object({
      ...withUnread(),
      kind: z.literal('origin'),
      any_of: z.array(originChoiceSchema),
    })
    .refine(asksSomething)
const grapes = () =>
  z.object({
    ...withUnread(),
    kind: z.literal('grapes'),
    /** All must hold. */
    rules: z.array(grapeRuleSchema),
    /** The wine must be of one variety alone. */
    single_variety: z.boolean(),
    /** "Blend of min. 2 grape varieties" */
    min_varieties: z.int().nullable(),
  })
const vintage = () =>
  z.object({
    ...withUnread(),
    kind: z.literal('vintage'),
    /** Any of; null = open end. */
    ranges: z.array(z.object({ from: z.int().nullable(), to: z.int().nullable() })),
    non_vintage_allowed: z.boolean(),
  })
const price = () =>
  z
    .object({
      ...withUnread(),
      kind: z.literal('price'),
      /** Any of (sizes launched together, or ranked segments). */
      any_of: z.array(priceLimitSchema),
    })
    .refine(asksSomething)
const container = () =>
  z.object({
    ...base(),
    kind: z.literal('container'),
    /** Any of; empty: any container. */
    any_of: z.array(containerSchema),
    /** Grams of the empty container, for every container but those of `weight_exempt`. */
    max_weight_g: z.int().nullable(),
    /** "Light weight packaging under 420 g and BiB": the limit is not for the BiB. */
    weight_exempt: z.array(containerSchema),
    /** Limits of a container kind (light glass counts as glass) at a volume; null: at any volume. */
    weight_limits: z.array(
      z.object({ container: containerSchema, volume_ml: z.int().nullable(), max_g: z.int() }),
    ),
  })
const size = () =>
  z.object({
    ...base(),
    kind: z.literal('size'),
    any_of_ml: z.array(z.int()).min(1),
    /** The sizes are launched together: one suffices, the answer names the others. */
    launched_together: z.boolean(),
  })
const closure = () =>
  z.object({
    ...base(),
    kind: z.literal('closure'),
    any_of: z.array(closureSchema).min(1),
  })
const alcohol = () =>
  z.object({
    ...base(),
    kind: z.literal('alcohol'),
    min_tenths: z.int().nullable(),
    max_tenths: z.int().nullable(),
  })
const sugar = () =>
  z.object({
    ...base(),
    kind: z.literal('sugar'),
    min_mg_l: z.int().nullable(),
    max_mg_l: z.int().nullable(),
  })
const certification = () =>
  z.object({
    ...base(),
    kind: z.literal('certification'),
    /** Canonical scheme names. */
    schemes: z.array(z.string()).min(1),
    combine: z.enum(['any_of', 'all_of']),
  })
const quantity = () =>
  z.object({
    ...base(),
    kind: z.literal('quantity'),
    minimum: z.number(),
    unit: z.enum(['units', 'litres']),
  })
const ageing = () =>
  z.object({
    ...base(),
    kind: z.literal('ageing'),
    oak: z.enum(['required', 'forbidden']).nullable(),
    min_months_in_oak: z.number().nullable(),
    max_months_in_oak: z.number().nullable(),
    min_months_on_lees: z.number().nullable(),
  })
const text = () => z.object({ ...base(), kind: z.literal('text') })

/** One machine-readable requirement of a tender (docs/matching.md says what each kind means). */
export const criterionSchema = z.lazy(() =>
  z.discriminatedUnion('kind', [
    category(),
    origin(),
    grapes(),
    vintage(),
    price(),
    container(),
    size(),
    closure(),
    alcohol(),
    sugar(),
    certification(),
    quantity(),
    ageing(),
    text(),
  ]),
)
export type Criterion = z.infer<typeof criterionSchema>
export type CriterionKind = Criterion['kind']
export type CriterionOf<Kind extends CriterionKind> = Extract<Criterion, { kind: Kind }>
