import type { applicationRoutes } from '#contracts/applications.ts'
import type { RouteOutput } from '#contracts/route.ts'
import { confirmationOf } from '#domain/applications/confirmation.ts'
import { untouched } from '#domain/applications/desk-work.ts'
import { outcomeHistory } from '#domain/applications/outcome-history.ts'
import { type ProductId, productIdSchema, type TenderId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { User } from '../platform/access/caller.ts'
import { type AccessChecks, policy } from '../platform/access/policy.ts'
import type { ApplicationRow } from './application-row.ts'
import { type Applying, closedBecause, notStarted } from './applying.ts'
import { type FormExtent, makeForm } from './make-form.ts'

type ApplicationWithForm = RouteOutput<(typeof applicationRoutes)['getApplication']>

/**
 * The caller's application and its form. What was submitted keeps the form that was answered. Without
 * access a draft stays readable with the tender's requirements: who saved it had access then.
 * `product_id` asks what the form would know of another product than the saved one.
 */
export async function getApplication(
  deps: Applying & { readonly access: AccessChecks },
  user: User,
  given: { readonly tender_id: TenderId; readonly product_id?: string },
): Promise<Result<ApplicationWithForm, 'not_found'>> {
  const { user_id } = user
  const { access } = deps
  const tender = await deps.tenders.find(given.tender_id)
  if (tender === null) return fail('not_found')
  const [stored, allowed, isLive] = await Promise.all([
    deps.applications.find(user_id, given.tender_id),
    policy.applicant(user, { access, tender_id: given.tender_id }),
    deps.markets.isLive(tender.published.market),
  ])
  const application = stored ?? notStarted(user_id, given.tender_id, deps.now())
  const product_id = productOf(application, given.product_id)
  const extent = extentFor(application, allowed.ok)
  const isSaved = application.form_data?.product_id === product_id
  const saved_at = isSaved ? application.updated_at : undefined
  const data = { ...application.form_data, product_id, saved_at }
  const form =
    application.submitted_for?.form ?? (await makeForm(deps, user_id, tender, data, extent)).form
  return succeed({
    application,
    tender: tender.summary,
    closed_because: closedBecause(tender.summary, isLive, deps.now()),
    may_apply: allowed.ok,
    form,
    submitted_check: application.submitted_for,
    outcomes: outcomeHistory(application.desk ?? untouched, tender.published.market),
    confirmation: confirmationOf(application.desk ?? untouched),
    samples: application.samples,
  })
}

function productOf({ form_data }: ApplicationRow, asked: string | undefined): ProductId | null {
  const read = productIdSchema.safeParse(asked)
  return read.success ? read.data : (form_data?.product_id ?? null)
}

function extentFor({ form_data }: ApplicationRow, mayApply: boolean): FormExtent {
  if (mayApply) return 'matched'
  return form_data === null ? 'general' : 'published'
}
