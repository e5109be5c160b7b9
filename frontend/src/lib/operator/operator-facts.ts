import * as z from 'zod'
import { localeSchema } from '#domain/shared/locale-schema.ts'
import { marketSchema } from '#domain/shared/market-schema.ts'

const testimonialSchema = z.strictObject({
  /** In the languages in which the customer gave or approved them. */
  words: z.partialRecord(localeSchema, z.string().trim().min(1)),
  name: z.string().trim().min(1),
  company: z.string().trim().min(1),
})

/** What only the operator can say of itself: `frontend/content/operator/operator.json`. */
export const enteredFactsSchema = z.strictObject({
  /** The first year of work with the monopolies; null: not entered, and not shown. */
  experience_since: z.int().min(1900).max(2100).nullable(),
  /** Markets the operator works in; none: not shown. */
  markets: z.array(marketSchema),
  /** None: the home page has no such section. */
  testimonials: z.array(testimonialSchema),
})
type EnteredFacts = z.infer<typeof enteredFactsSchema>

export interface OperatorFacts extends Omit<EnteredFacts, 'experience_since'> {
  /** Whole years at the time of the build. */
  readonly years_of_experience: number | null
  /** Nobody entered anything: the page says that these are samples. */
  readonly is_sample: boolean
}
