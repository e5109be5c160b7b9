import type { applicationRoutes } from '#contracts/applications.ts'
import type { RouteOutput } from '#contracts/route.ts'
import { productIdSchema, type TenderId, type UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { type Applying, closedBecause, notStarted } from './applying.ts'
import { makeForm } from './make-form.ts'

type ApplicationWithForm = RouteOutput<(typeof applicationRoutes)['getApplication']>

/**
 * An application and the form made for it. `product_id` asks what the form would know of another
 * product than the saved one.
 */
export async function getApplication(
  deps: Applying,
  user_id: UserId,
  given: { readonly tender_id: TenderId; readonly product_id?: string },
): Promise<Result<ApplicationWithForm, 'not_found'>> {
  const tender = await deps.tenders.find(given.tender_id)
  if (tender === null) return fail('not_found')
  const stored = await deps.applications.find(user_id, given.tender_id)
  const application = stored ?? notStarted(user_id, given.tender_id, deps.now())
  const asked = productIdSchema.safeParse(given.product_id)
  const product_id = asked.success ? asked.data : (application.form_data?.product_id ?? null)
  const { form } = await makeForm(deps, user_id, tender, product_id)
  const isLive = await deps.markets.isLive(tender.published.market)
  return succeed({
    application,
    tender: tender.summary,
    closed_because: closedBecause(tender.summary, isLive, deps.now()),
    form,
  })
}
