import type { Answer, Application } from '#domain/applications/application.ts'
import type { ApplicationForm } from '#domain/applications/application-form.ts'
import {
  answersWithPrefill,
  type FormProblem,
  isContradiction,
} from '#domain/applications/check-form.ts'
import { canMake } from '#domain/applications/lifecycle.ts'
import { dateIn } from '#domain/shared/calendar-date.ts'
import type { TenderId, UserId } from '#domain/shared/ids.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { transact } from '../platform/dynamodb/transact.ts'
import type { ApplicationWork } from '../platform/queue/application-work.ts'
import type { ReceiptWork } from '../platform/queue/receipt-work.ts'
import { type ApplicationRow, listedOf, sealDue } from './application-row.ts'
import { type Applying, closedBecause, saved } from './applying.ts'
import { makeForm } from './make-form.ts'
import { type PayingFromSingle, payFromSingle } from './pay-from-single.ts'

export interface Submitting extends Applying, PayingFromSingle {
  readonly applications: Applying['applications']
  /** Has the worker told. Never fails: what is lost here the mark of the row brings back. */
  readonly announce: (work: ApplicationWork) => Promise<void>
  /** Has it sealed, likewise. */
  readonly announceSeal: (work: ReceiptWork) => Promise<void>
}

export type SubmitRefusal =
  | 'not_found'
  | 'version_conflict'
  | 'transition_not_allowed'
  | 'market_not_open'
  | 'tender_withdrawn'
  | 'deadline_passed'
  | 'form_incomplete'
  | 'contradicts_tender'
  | 'offer_blocked'
  | 'changed_meanwhile'

/**
 * Submits the saved draft of this version: while its market is live and its day has not passed, with a
 * complete form that contradicts neither the tender nor the offered product of the portfolio, and an offer
 * that keeps the rules of law and of the tender. Tender, product and documents must still be those that were
 * checked when it is written. Repeating it answers the same. `mayBeShort`: that more is promised than there is
 * was there to be seen; where it came up in between it is shown first.
 */
export async function submitApplication(
  deps: Submitting,
  user_id: UserId,
  given: { readonly tender_id: TenderId; readonly version: number },
  mayBeShort = true,
): Promise<Result<Application, SubmitRefusal>> {
  const stored = await deps.applications.find(user_id, given.tender_id)
  const tender = stored && (await deps.tenders.find(given.tender_id))
  if (stored === null || tender === null) return fail('not_found')
  if (isSubmissionOf(stored, given.version)) return succeed(stored)
  if (!canMake('submit', stored.status)) return fail('transition_not_allowed', saved(stored))
  if (stored.version !== given.version) return fail('version_conflict', saved(stored))

  const now = deps.now()
  const isLive = await deps.markets.isLive(tender.published.market)
  const closed = closedBecause(tender.summary, isLive, now)
  if (closed !== null) return fail(closed)
  const data = stored.form_data ?? { product_id: null, answers: {} }
  const made = await makeForm(deps, user_id, tender, data, 'matched')
  const { form, product } = made
  const today = dateIn(marketFacts[tender.published.market].time_zone, now)
  // loaded when something is submitted: lists, drafts and synchronising do without
  const { checkOffer, complianceRules, findingsToKeep, submittedParts } = await import('./lazy.ts')
  const rules = complianceRules()
  const check = checkOffer(form, data, today, rules)
  const { problems, findings, blocking } = check
  if (product === null || problems.length > 0 || blocking.length > 0) {
    const missing: FormProblem[] =
      product === null && data.product_id !== null
        ? [{ key: 'product_id', code: 'product_not_chosen' }]
        : []
    const all = [...missing, ...problems]
    return fail(refusalFor(all), { problems: all, findings: blocking })
  }

  const isShort = findings.some((one) => one.rule_id === 'tender:stock' && one.status === 'fail')
  if (isShort && !mayBeShort) return fail('changed_meanwhile')

  // what was filled in for the producer is part of what is submitted, and stays as it was
  const answers = answersWithPrefill(form, data.answers)
  const parts = submittedParts(form, data, check, { day: today, rules })
  const toKeep = {
    product_id: product.product_id,
    market: tender.published.market,
    answers: parts.own,
    at: now.toISOString(),
    tender_id: given.tender_id,
    vintage: check.facts.vintage,
  }
  const submitted: ApplicationRow = {
    ...stored,
    status: 'SUBMITTED',
    form_data: { ...parts.form_data, answers },
    submitted_at: now.toISOString(),
    updated_at: now.toISOString(),
    version: given.version + 1,
    submitted_for: {
      version: given.version + 1,
      tender_version: tender.version,
      product_version: product.version,
      tender: tender.summary,
      form: answered(parts.form),
      findings: findingsToKeep(findings, rules),
      rules_version: rules.version,
    },
    listed: listedOf(
      tender.summary,
      { tender_version: tender.version },
      {
        company_name: textOf(answers.company_name),
        product_name: textOf(answers.product_name),
      },
    ),
    mail_due: 'submitted',
    seal_due: sealDue,
  }
  const unchanged = [
    deps.tenders.unchangedIn(tender),
    deps.products.unchangedIn(product),
    ...made.unchangedDocuments,
  ]
  const written = await transact(deps.table, [
    deps.applications.saveIn(submitted, 'submit', given.version),
    ...unchanged,
    // of two that take the last bottles at once the later is checked again, with the earlier in sight
    deps.stock.promiseIn(user_id, product.product_id, made.promises),
    // the next application begins with what was answered here
    ...deps.keptAnswers.keepIn(user_id, toKeep),
  ])
  if (written === 'written') {
    const stands = await payFromSingle(deps, submitted)
    await deps.announce({ kind: 'mail_due', user_id, tender_id: given.tender_id })
    await deps.announceSeal({ kind: 'seal', user_id, tender_id: given.tender_id })
    return succeed(stands)
  }
  const newer = await deps.applications.find(user_id, given.tender_id)
  if (newer !== null && isSubmissionOf(newer, given.version)) return succeed(newer)
  if (newer?.status !== 'DRAFT' || newer.version !== given.version)
    return fail('version_conflict', saved(newer ?? stored))
  // the draft is as it was: what was checked is another, or another application promised of the product
  const isUnchanged = (await transact(deps.table, unchanged)) === 'written'
  return isUnchanged
    ? submitApplication(deps, user_id, given, mayBeShort && isShort)
    : fail('changed_meanwhile')
}

/** What is said first: the form lacks something, it contradicts the tender, or rules stand against it. */
function refusalFor(problems: readonly FormProblem[]): SubmitRefusal {
  if (problems.length === 0) return 'offer_blocked'
  return problems.some(isContradiction) ? 'contradicts_tender' : 'form_incomplete'
}

/** The form without what was known beforehand: that is among the answers now. */
const answered = (form: ApplicationForm): ApplicationForm => ({
  ...form,
  kept: {},
  product_changed_at: null,
  sections: form.sections.map(({ key, fields }) => ({
    key,
    fields: fields.map((field) => ({ ...field, prefill: null })),
  })),
})

const textOf = (answer: Answer | undefined): string | null =>
  typeof answer === 'string' && answer !== '' ? answer : null

/** The caller may repeat the version that it submitted, or name the one it became. */
const isSubmissionOf = ({ status, version: stored }: ApplicationRow, version: number): boolean =>
  status === 'PAID'
    ? // what was paid for in advance becomes PAID right after
      stored > version
    : status === 'SUBMITTED' && (stored === version + 1 || stored === version)
