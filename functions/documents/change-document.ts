import type { documentRoutes } from '#contracts/documents.ts'
import type { RouteInput } from '#contracts/route.ts'
import { documentSchema } from '#domain/documents/document-schema.ts'
import type { DocumentId, ProductId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { documentIdOf } from './document-of-attempt.ts'
import { type DocumentRow, dayOf, isBeingRemoved, nextDueOf } from './document-row.ts'
import type { DocumentsDeps } from './documents-deps.ts'
import { findDocument } from './find-document.ts'
import { settleReplacement } from './settle-replacement.ts'
import { documentChangesPerHour } from './upload-limits.ts'

type Creation = RouteInput<(typeof documentRoutes)['createDocument']>['body']
type Change = RouteInput<(typeof documentRoutes)['changeDocument']>['body']

/** What the product is called that a document covers; fails for one that the caller does not have. */
export async function productNameOf(
  { products }: Pick<DocumentsDeps, 'products'>,
  user_id: UserId,
  product_id: ProductId | null,
): Promise<Result<string | null, 'not_found'>> {
  if (product_id === null) return succeed(null)
  const product = await products.find(user_id, product_id)
  if (product === null || product.deleted_at !== null) return fail('not_found')
  const { name, vintage } = product.facts
  return succeed(vintage === null ? name : `${name} ${vintage}`)
}

/** Adds a document without files; what was added already by the same attempt is answered as it is. */
export async function createDocument(
  deps: DocumentsDeps,
  user_id: UserId,
  creation: Creation,
): Promise<Result<DocumentRow, 'not_found' | 'transition_not_allowed' | 'too_many_requests'>> {
  const { details, replaces } = creation
  const now = deps.now()
  const document_id = documentIdOf(user_id, creation)
  const made = await deps.documents.find(user_id, document_id)
  if (made !== null) return made.deleted_at === null ? succeed(made) : fail('not_found')
  if (replaces !== null) {
    const older = await findDocument(deps, user_id, replaces)
    if (!older.ok) return older
    if (older.value.replaced_by !== null) return fail('transition_not_allowed')
  }
  const product_name = await productNameOf(deps, user_id, details.product_id)
  if (!product_name.ok) return product_name
  if (!(await deps.throttle(documentChangesPerHour, user_id, now))) return fail('too_many_requests')
  const row: DocumentRow = {
    ...details,
    user_id,
    document_id,
    version: 1,
    product_name: product_name.value,
    files: [],
    replaces,
    replaced_by: null,
    created_at: now.toISOString(),
    deleted_at: null,
    revision: 0,
    due_on: null,
  }
  const added = { ...row, due_on: nextDueOf(row, dayOf(now)) }
  // another request of the same attempt may have been faster: then its row stays
  await deps.documents.add(added)
  return findDocument(deps, user_id, document_id)
}

/** Changes the details of a document of this version; the same details again change nothing. */
export async function changeDocument(
  deps: DocumentsDeps,
  user_id: UserId,
  { document_id, details, version }: Change & { readonly document_id: DocumentId },
): Promise<Result<DocumentRow, 'not_found' | 'version_conflict' | 'too_many_requests'>> {
  const found = await findDocument(deps, user_id, document_id)
  if (!found.ok) return found
  const product_name =
    details.product_id === found.value.product_id
      ? succeed(found.value.product_name)
      : await productNameOf(deps, user_id, details.product_id)
  if (!product_name.ok) return product_name
  const now = deps.now()
  if (!(await deps.throttle(documentChangesPerHour, user_id, now))) return fail('too_many_requests')
  let isConflict = false
  const row = await deps.documents.change(
    { user_id, document_id },
    (stored) => {
      isConflict = stored.version !== version
      if (isConflict) return null
      return { ...stored, ...details, product_name: product_name.value, version: version + 1 }
    },
    now,
  )
  if (row === null) return fail('not_found')
  return isConflict ? fail('version_conflict', { saved: documentSchema.parse(row) }) : succeed(row)
}

type Deletion = Pick<DocumentsDeps, 'documents' | 'now'>

/** Takes a document out of the library, or back in. Repeating it changes nothing. */
async function setDeleted(
  deps: Deletion,
  user_id: UserId,
  document_id: DocumentId,
  isDeleted: boolean,
): Promise<Result<DocumentRow, 'not_found'>> {
  const now = deps.now()
  const row = await deps.documents.change(
    { user_id, document_id },
    (stored) =>
      (stored.deleted_at !== null) === isDeleted || isBeingRemoved(stored, now)
        ? null
        : { ...stored, deleted_at: isDeleted ? now.toISOString() : null },
    now,
  )
  if (row === null || isBeingRemoved(row, now)) return fail('not_found')
  await settleReplacement(deps, row)
  return succeed(row)
}

/** Takes a document out of the library; it can be restored until its files are removed. */
export async function deleteDocument(
  deps: Deletion,
  user_id: UserId,
  document_id: DocumentId,
): Promise<Result<Record<string, never>, 'not_found'>> {
  const deleted = await setDeleted(deps, user_id, document_id, true)
  return deleted.ok ? succeed({}) : deleted
}

/** Undoes a deletion. */
export const restoreDocument = (
  deps: Deletion,
  user_id: UserId,
  document_id: DocumentId,
): Promise<Result<DocumentRow, 'not_found'>> => setDeleted(deps, user_id, document_id, false)
