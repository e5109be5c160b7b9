import type { TransactWriteItem } from '@aws-sdk/client-dynamodb'
import type { FormData } from '#domain/applications/application.ts'
import type { ApplicationForm } from '#domain/applications/application-form.ts'
import { formForTender } from '#domain/applications/form-for-tender.ts'
import { isReadable } from '#domain/applications/kept-answers.ts'
import { scopeOf } from '#domain/compliance/field-scopes.ts'
import type { ComplianceField } from '#domain/compliance/fields.ts'
import type { Instant } from '#domain/shared/calendar-date.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import { chooseDocuments } from '../documents/choose-documents.ts'
import type { StoredAnswers } from '../portfolio/kept-answer-store.ts'
import type { ProductRow } from '../portfolio/product-row.ts'
import type { TenderRow } from '../tenders/tender-row.ts'
import type { Applying } from './applying.ts'
import { earlierAnswers } from './earlier-answers.ts'
import { stockBeside } from './stock-uses.ts'

/** Where a form finds what is known. */
export type FormSources = Omit<Applying, 'markets'>

export interface MadeForm {
  readonly form: ApplicationForm
  /** Null: none chosen, or no longer in the portfolio. */
  readonly product: ProductRow | null
  /** Parts of a transaction that is refused when a document of it was changed since. */
  readonly unchangedDocuments: readonly TransactWriteItem[]
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
  deps: FormSources,
  user_id: UserId,
  tender: TenderRow,
  data: Pick<FormData, 'product_id' | 'tender_version' | 'documents'> & {
    /** When the draft was saved that offers this product; absent: it never was. */
    readonly saved_at?: Instant | undefined
  },
  extent: FormExtent,
): Promise<MadeForm> {
  const { product_id, tender_version, saved_at } = data
  const answered = tender_version ?? tender.version
  const [company, found, before, importerParts, documents, earlier] = await Promise.all([
    deps.profiles.find(user_id),
    product_id === null ? null : deps.products.find(user_id, product_id),
    answered >= tender.version || extent === 'general'
      ? null
      : deps.versions.find(tender.tender_id, answered),
    deps.importerParts.list(user_id),
    chooseDocuments(deps.documents, user_id, extent === 'general' ? {} : data.documents),
    extent === 'matched' ? earlierAnswers(deps.applications, user_id, tender.tender_id) : {},
  ])
  const product = found === null || found.deleted_at !== null ? null : found
  const kept =
    extent === 'general'
      ? {}
      : await deps.keptAnswers.find(user_id, {
          product_id: product?.product_id ?? null,
          market: tender.published.market,
        })
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
    earlier,
    product: product?.facts ?? null,
    product_changed_at: isLater(product?.updated_at, saved_at) ? product?.updated_at : null,
    results:
      product === null || extent !== 'matched'
        ? []
        : (await lazy()).evaluateProduct(tender, product),
    importer_part: importerParts[tender.published.market] ?? null,
    stock: stocked?.stock ?? null,
    ...(extent === 'general'
      ? {}
      : {
          offer: {
            offers_of_producer,
            kept: keptBefore(kept, tender.tender_id, saved_at),
            documents: [...documents.chosen],
          },
        }),
  })
  return {
    form,
    product,
    unchangedDocuments: documents.unchanged,
    promises: stocked?.promises ?? 0,
  }
}

const isLater = (changed_at: Instant | undefined, saved_at: Instant | undefined): boolean =>
  changed_at !== undefined && saved_at !== undefined && changed_at > saved_at

/** An answer whose list of choices changed since is asked again. */
function keptBefore(
  stored: StoredAnswers,
  tender_id: TenderId,
  saved_at: Instant | undefined,
): ApplicationForm['kept'] {
  const kept = Object.entries(stored).flatMap(
    ([name, { value, at, vintage, tender_id: given_in }]) => {
      const field = name as ComplianceField
      const from = scopeOf(field) === 'company' ? ('company' as const) : ('product' as const)
      // who keeps it out of this draft has seen it
      const changed = given_in !== tender_id && isLater(at, saved_at)
      return isReadable(field, value)
        ? [[field, { value, from, at, changed, vintage }] as const]
        : []
    },
  )
  return Object.fromEntries(kept)
}

const withoutRequirements = (tender: PublishedTender): PublishedTender => ({
  ...tender,
  documents_required: null,
  sample_deadline: null,
})

/** An account has one application for a tender: the key of the table. */
const offers_of_producer = 1

/** Matching is loaded when a product is evaluated: lists, drafts and synchronising do without. */
const lazy = () => import('./lazy.ts')
