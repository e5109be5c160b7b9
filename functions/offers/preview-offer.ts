import type { offerRoutes } from '#contracts/offers.ts'
import type { RouteOutput } from '#contracts/route.ts'
import { dateIn } from '#domain/shared/calendar-date.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { type FormSources, makeForm } from '../applications/make-form.ts'
import type { User } from '../platform/access/caller.ts'
import { type AccessChecks, policy } from '../platform/access/policy.ts'

export interface Previewing extends FormSources {
  readonly access: AccessChecks
}

type Preview = RouteOutput<(typeof offerRoutes)['previewOffer']>

/**
 * The offer as the saved draft of the caller says it, held against tender and rules of today. Like the draft
 * itself it stays readable without access: who saved it had access then.
 */
export async function previewOffer(
  deps: Previewing,
  user: User,
  tender_id: TenderId,
): Promise<Result<Preview, 'not_found' | 'transition_not_allowed'>> {
  const { user_id } = user
  const { access } = deps
  const [stored, tender] = await Promise.all([
    deps.applications.find(user_id, tender_id),
    deps.tenders.find(tender_id),
  ])
  if (tender === null || stored === null || stored.form_data === null) return fail('not_found')
  // what was submitted has its package
  if (stored.status !== 'DRAFT') return fail('transition_not_allowed')
  const allowed = await policy.applicant(user, { access, tender_id })
  const extent = allowed.ok ? 'matched' : 'published'
  const { form, product } = await makeForm(deps, user_id, tender, stored.form_data, extent)
  const today = dateIn(marketFacts[tender.published.market].time_zone, deps.now())
  const [{ checkOffer, complianceRules, findingsToKeep, submittedParts }, { printDraft }] =
    await Promise.all([
      import('../applications/lazy.ts'),
      // what sets a PDF is large
      import('./print-draft.ts'),
    ])
  const rules = complianceRules()
  const check = checkOffer(form, stored.form_data, today, rules)
  // what a submission would leave out is not previewed either
  const parts = submittedParts(form, stored.form_data, check, { day: today, rules })
  const { name, bytes } = await printDraft({
    at: stored.updated_at,
    versions: {
      application: stored.version,
      tender: tender.version,
      product: product?.version ?? null,
      rules: rules.version,
    },
    tender: tender.summary,
    form: parts.form,
    data: parts.form_data,
    findings: findingsToKeep(check.findings, rules),
  })
  const pdf = Buffer.from(bytes).toString('base64')
  return succeed({ file_name: name, version: stored.version, pdf })
}
