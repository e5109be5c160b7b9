import type { Answer } from '#domain/applications/application.ts'
import { scopeOf } from '#domain/compliance/field-scopes.ts'
import type { ComplianceField } from '#domain/compliance/fields.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import type { ProductId, TenderId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Applying } from './applying.ts'

interface AnswerToKeep {
  readonly tender_id: TenderId
  /** The product that the draft offers, and its vintage there. */
  readonly product_id: ProductId | null
  readonly vintage: ProductFacts['vintage']
  readonly field: ComplianceField
  readonly value: Answer
}

/** Keeps an answer of a draft with the company or its product: later applications begin with it. */
export async function keepAnswer(
  deps: Pick<Applying, 'tenders' | 'products' | 'keptAnswers' | 'now'>,
  user_id: UserId,
  { tender_id, product_id, vintage, field, value }: AnswerToKeep,
): Promise<Result<{ kept_at: string }, 'not_found'>> {
  const [tender] = await deps.tenders.findSummaries([tender_id])
  if (tender === undefined) return fail('not_found')
  if (scopeOf(field) === 'product') {
    const product = product_id && (await deps.products.find(user_id, product_id))
    if (product === null || product.deleted_at !== null) return fail('not_found')
  }
  const at = deps.now().toISOString()
  const answers = { [field]: value }
  const { market } = tender
  await deps.keptAnswers.keep(user_id, { product_id, market, answers, at, tender_id, vintage })
  return succeed({ kept_at: at })
}
