import type { FormData } from '#domain/applications/application.ts'
import type { ApplicationForm } from '#domain/applications/application-form.ts'
import { formForTender } from '#domain/applications/form-for-tender.ts'
import type { CriterionResult } from '#domain/matching/verdict.ts'
import type { Product } from '#domain/portfolio/product.ts'
import type { UserId } from '#domain/shared/ids.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import type { TenderRow } from '../tenders/tender-row.ts'
import type { Applying } from './applying.ts'
import { stockBeside } from './stock-uses.ts'

export interface MadeForm {
  readonly form: ApplicationForm
  /** Null: none chosen, or no longer in the portfolio. */
  readonly product: Product | null
  /** How often the product was promised when its stock was read. */
  readonly promises: number
}

/**
 * How much of a tender its form shows. `matched`: everything, with what the product proves.
 * `published`: every requirement, unmatched. `general`: only what every application asks.
 */
export type FormExtent = 'matched' | 'published' | 'general'

/** The form of a tender, with what the company and the chosen product already tell. */
export async function makeForm(
  deps: Applying,
  user_id: UserId,
  tender: TenderRow,
  { product_id, tender_version }: Pick<FormData, 'product_id' | 'tender_version'>,
  extent: FormExtent,
): Promise<MadeForm> {
  const answered = tender_version ?? tender.version
  const [company, found, before, importerParts] = await Promise.all([
    deps.profiles.find(user_id),
    product_id === null ? null : deps.products.find(user_id, product_id),
    answered >= tender.version || extent === 'general'
      ? null
      : deps.versions.find(tender.tender_id, answered),
    deps.importerParts.list(user_id),
  ])
  const product = found === null || found.deleted_at !== null ? null : found
  const stocked =
    product === null || extent !== 'matched'
      ? null
      : await stockBeside(deps, user_id, tender.tender_id, product)
  const form = formForTender({
    tender: extent === 'general' ? withoutRequirements(tender.published) : tender.published,
    tender_version: tender.version,
    answered: before,
    criteria: extent === 'general' ? [] : tender.criteria,
    company,
    product: product?.facts ?? null,
    results: product === null || extent !== 'matched' ? [] : await evaluate(tender, product),
    importer_part: importerParts[tender.published.market] ?? null,
    stock: stocked?.stock ?? null,
    ...(extent === 'general' ? {} : { offer: { offers_of_producer: 1, kept: {}, documents: [] } }),
  })
  return { form, product, promises: stocked?.promises ?? 0 }
}

const withoutRequirements = (tender: PublishedTender): PublishedTender => ({
  ...tender,
  documents_required: null,
  sample_deadline: null,
})

/** Matching is loaded when a product is evaluated: lists, drafts and synchronising do without. */
async function evaluate(tender: TenderRow, product: Product): Promise<readonly CriterionResult[]> {
  const { evaluateProduct } = await import('./evaluate-product.ts')
  return evaluateProduct(tender, product)
}
