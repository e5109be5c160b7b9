import type { allApplicationRoutes } from '#contracts/all-applications.ts'
import type { RouteOutput } from '#contracts/route.ts'
import { type SentOffer, untouched } from '#domain/applications/desk-work.ts'
import { phases } from '#domain/compliance/rule-schema.ts'
import type { MailRecord } from '#domain/desk/mail-record-schema.ts'
import { type LeadDays, ownDeadline } from '#domain/desk/own-deadline.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { MailRecordStore } from '../platform/mail/mail-record-store.ts'
import { type ApplicationRow, deskListing } from './application-row.ts'
import { waivableFindings } from './is-waivable.ts'
import { makeForm } from './make-form.ts'
import { findSteps, type TimelineDeps } from './timeline.ts'

interface Following extends TimelineDeps {
  readonly mails: Pick<MailRecordStore, 'find'>
  /** How long before the monopoly's last day the importers want an offer. */
  readonly leadDays: () => Promise<LeadDays>
}
type Found = RouteOutput<(typeof allApplicationRoutes)['findApplication']>

/** One producer's application for the operator: as it was submitted, or the draft as it is now. */
export async function findApplication(
  deps: Following,
  { user_id, tender_id }: { readonly user_id: UserId; readonly tender_id: TenderId },
): Promise<Result<Found, 'not_found'>> {
  const [application, tender, company] = await Promise.all([
    deps.applications.find(user_id, tender_id),
    deps.tenders.find(tender_id),
    deps.profiles.find(user_id),
  ])
  if (application === null || tender === null) return fail('not_found')
  if (application.status === 'NOT_STARTED') return fail('not_found')
  const { submitted_for, form_data } = application
  const answered = form_data ?? { product_id: null }
  const form =
    submitted_for?.form ?? (await makeForm(deps, user_id, tender, answered, 'matched')).form
  const [hand_in, at_desk] = await Promise.all([
    handInOf(deps, application),
    atDeskOf(deps, application),
  ])
  return succeed({
    user_id,
    application,
    tender: submitted_for?.tender ?? tender.summary,
    form,
    submitted_check: submitted_for,
    company,
    samples: application.samples,
    hand_in,
    at_desk,
  })
}

/** By when the offer has to leave: for its importer, and on the safe day of its timeline. */
async function handInOf(deps: Following, row: ApplicationRow): Promise<Found['hand_in']> {
  const { listed, user_id, tender_id } = row
  const stage = deskListing(row)?.listed.stage
  if (listed === null || (stage !== 'to_check' && stage !== 'to_hand_in')) return null
  const owner = { kind: 'user', user_id, desk_role: null, auth_time: null } as const
  const [leads, found] = await Promise.all([deps.leadDays(), findSteps(deps, owner, tender_id)])
  const safe = found?.steps.find(({ milestone }) => milestone.key === 'submit-safe')
  return {
    importer_by: leads[listed.market] > 0 ? ownDeadline(listed, leads) : null,
    safe_on: safe?.date ?? null,
  }
}

/** What the desk did, and what was left open at the submission. */
async function atDeskOf(
  { mails }: Pick<Following, 'mails'>,
  { submitted_for, desk }: ApplicationRow,
): Promise<Found['at_desk']> {
  if (submitted_for === null) return null
  const isWaivable = await waivableFindings()
  // what the offer itself needs comes first
  const findings = phases.flatMap((phase) =>
    submitted_for.findings
      .filter((finding) => finding.phase === phase)
      .map((finding) => ({ ...finding, may_be_waived: isWaivable(finding) })),
  )
  const work = desk ?? untouched
  const sent = await Promise.all(
    work.sent.map(async (one) => ({ ...one, delivery: await deliveryOf(mails, one) })),
  )
  return { ...work, sent, findings }
}

/** What the mail service told of a mail that left. */
async function deliveryOf(
  mails: Following['mails'],
  { to, message_id, at }: SentOffer,
): Promise<Pick<MailRecord, 'state' | 'state_at' | 'detail'> | null> {
  if (to === null || message_id === null) return null
  const record = await mails.find({ address: to, message_id, at })
  return record && { state: record.state, state_at: record.state_at, detail: record.detail }
}
