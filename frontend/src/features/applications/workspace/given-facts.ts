import type { Answer, FormData } from '#domain/applications/application.ts'
import type { ApplicationForm, KeptAnswer } from '#domain/applications/application-form.ts'
import type { OfferCheck } from '#domain/applications/check-offer.ts'
import { keptFields, keptFor } from '#domain/applications/kept-answers.ts'
import { isAnswered } from '#domain/applications/rule-answers.ts'
import { type FieldScope, scopeOf } from '#domain/compliance/field-scopes.ts'
import { type ComplianceField, complianceFieldNames } from '#domain/compliance/fields.ts'
import { isSame } from '#domain/shared/is-same.ts'

/** An answer to the rules that counts in this application: its own, or a kept one that stands in. */
export interface GivenFact {
  readonly field: ComplianceField
  readonly own: Answer | undefined
  readonly kept: KeptAnswer | null
  /** Where it can be kept for later applications; null: nowhere, or it is kept as it is. */
  readonly keepIn: Exclude<FieldScope, 'offer'> | null
}

export const isSameAnswer = (one: Answer, other: Answer): boolean =>
  isSame(
    typeof one === 'string' ? one.trim() : one,
    typeof other === 'string' ? other.trim() : other,
  )

export function givenFacts(
  form: ApplicationForm,
  data: FormData,
  { facts, known, problems }: Pick<OfferCheck, 'facts' | 'known' | 'problems'>,
): GivenFact[] {
  const wrong = new Set(problems.map(({ key }) => key))
  return complianceFieldNames.flatMap((field) => {
    const own = data.facts?.[field]
    const kept = keptFor(form.kept, field, facts)
    const isGiven = isAnswered(field) && (own ?? kept) != null && known[field] != null
    if (!isGiven) return []
    const scope = scopeOf(field)
    const isNew =
      own !== undefined &&
      keptFields.includes(field) &&
      !wrong.has(`fact_${field}`) &&
      (kept === null || !isSameAnswer(own, kept.value)) &&
      (scope === 'company' || data.product_id !== null)
    return [{ field, own, kept, keepIn: isNew && scope !== 'offer' ? scope : null }]
  })
}
