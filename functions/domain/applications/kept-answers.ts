import { isOfVintage, scopeOf } from '../compliance/field-scopes.ts'
import { type ComplianceField, complianceFieldNames } from '../compliance/fields.ts'
import type { ProductFacts } from '../portfolio/product.ts'
import type { Answer } from './application.ts'
import type { ApplicationForm, KeptAnswer } from './application-form.ts'
import { isAnswered, readRuleAnswers } from './rule-answers.ts'

/** The fields whose answers are kept with company or product. */
export const keptFields: readonly ComplianceField[] = complianceFieldNames.filter(
  (field) => isAnswered(field) && scopeOf(field) !== 'offer',
)

export const isReadable = (field: ComplianceField, answer: Answer): boolean =>
  Object.hasOwn(readRuleAnswers({ [field]: answer }).facts, field)

/** The kept answer that stands in for this offer; null: there is none, or it is of another vintage. */
export function keptFor(
  kept: ApplicationForm['kept'],
  field: ComplianceField,
  { vintage }: Pick<ProductFacts, 'vintage'>,
): KeptAnswer | null {
  const answer = kept[field]
  if (answer === undefined) return null
  return isOfVintage(field) && answer.vintage !== vintage ? null : answer
}

/** What was answered before and stands in until the application answers itself. */
export const usableKeptAnswers = (
  kept: ApplicationForm['kept'],
  offered: Pick<ProductFacts, 'vintage'>,
): Record<string, Answer> =>
  Object.fromEntries(
    keptFields.flatMap((field) => {
      const answer = keptFor(kept, field, offered)
      return answer === null ? [] : [[field, answer.value]]
    }),
  )
