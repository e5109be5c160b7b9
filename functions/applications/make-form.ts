import type { ApplicationForm } from '#domain/applications/application-form.ts'
import { formForTender } from '#domain/applications/form-for-tender.ts'
import type { CriterionResult } from '#domain/matching/verdict.ts'
import type { Product } from '#domain/portfolio/product.ts'
import type { ProductId, UserId } from '#domain/shared/ids.ts'
import type { TenderRow } from '../tenders/tender-row.ts'
import type { Applying } from './applying.ts'

export interface MadeForm {
  readonly form: ApplicationForm
  /** Null: none chosen, or no longer in the portfolio. */
  readonly product: Product | null
}

/** The form of a tender, with what the company and the chosen product already tell. */
export async function makeForm(
  deps: Applying,
  user_id: UserId,
  tender: TenderRow,
  product_id: ProductId | null,
): Promise<MadeForm> {
  const [company, found] = await Promise.all([
    deps.profiles.find(user_id),
    product_id === null ? null : deps.products.find(user_id, product_id),
  ])
  const product = found === null || found.deleted_at !== null ? null : found
  const form = formForTender({
    tender: tender.published,
    tender_version: tender.version,
    criteria: tender.criteria,
    company,
    product: product?.facts ?? null,
    results: product === null ? [] : await evaluate(tender, product),
  })
  return { form, product }
}

/** Matching is loaded when a product is evaluated: lists, drafts and synchronising do without. */
async function evaluate(tender: TenderRow, product: Product): Promise<readonly CriterionResult[]> {
  const { judgeProduct } = await import('./evaluate-product.ts')
  return judgeProduct(tender, product)
}
