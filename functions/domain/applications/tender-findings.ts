import type { Facts } from '../compliance/condition.ts'
import type { Finding, FindingStatus } from '../compliance/preflight.ts'
import type { DocumentCheck, DocumentProblemCode } from '../documents/check-documents.ts'
import type { CriterionResult } from '../matching/verdict.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { FormData } from './application.ts'
import type { ApplicationForm } from './application-form.ts'
import type { ApplicationCheck } from './check-application.ts'
import type { FormProblem } from './check-form.ts'
import { contradictsTender } from './contradicts-tender.ts'
import { documentFindings } from './document-findings.ts'
import { freeOf, shortBy } from './free-stock.ts'
import { questionOfKind, requirementKey } from './requirement-fields.ts'

/** What a finding of the tender itself is about: its texts are `applications.finding.<kind>`. */
export const tenderFindingKinds = [
  'criterion',
  'document',
  'document_name',
  'deadline',
  'one_offer',
  'same_vintage',
  'stock',
] as const

interface AskedByTender {
  readonly kind: (typeof tenderFindingKinds)[number]
  /** The question where it is answered; null: none. */
  readonly key: string | null
  /** In the tender's words. */
  readonly words: string | null
  /** What was offered, where that is one value. */
  readonly offered: string | null
  /** How the offer meets the requirement. */
  readonly result: CriterionResult | null
  /** Of a document: a key of the texts `documents.asked.problem.<code>`. */
  readonly problem: DocumentProblemCode | null
}

/** A finding of a rule, or of the tender itself, whose `rule_id` begins with `tender:`. */
export interface OfferFinding extends Finding {
  /** Null: a rule asks. */
  readonly asked: AskedByTender | null
}

export interface OfferToCheck extends Omit<ApplicationCheck, 'problems'> {
  readonly form: ApplicationForm
  readonly problems: readonly FormProblem[]
  /** The producer's own: what is filled in of a requirement is no word of theirs. */
  readonly answers: FormData['answers']
  readonly documents: readonly DocumentCheck[]
  readonly known: Facts
  readonly day: CalendarDate
}

type Terms = NonNullable<ApplicationForm['terms']>
export type Said = Pick<Finding, 'rule_id' | 'severity' | 'status'> &
  Pick<AskedByTender, 'kind'> &
  Partial<AskedByTender & Pick<Finding, 'phase'>>

/** What the tender itself asks, beside the rules: requirements, documents, deadline, one offer, one vintage. */
export function tenderFindings(offer: OfferToCheck): OfferFinding[] {
  const { terms } = offer.form
  if (terms === null) return []
  const said: readonly Said[] = [
    ...criteriaOf(offer),
    ...documentFindings(offer),
    ...deadlineOf(offer, terms),
    ...offersOf(offer, terms),
    ...vintagesOf(offer),
    ...stockOf(offer),
  ]
  return said.map(({ rule_id, severity, status, phase = 'offer', ...asked }) => ({
    rule_id,
    phase,
    status,
    severity,
    fields: [],
    message: { key: asked.kind, values: {} },
    remedy: status === 'pass' ? null : { key: keyOf(status), until: null },
    source: sourceOf(terms),
    rule_version: String(offer.form.tender_version),
    waiver: null,
    asked: { key: null, words: null, offered: null, result: null, problem: null, ...asked },
  }))
}

const keyOf = (status: FindingStatus) => (status === 'unknown' ? 'state' : 'change')

const sourceOf = ({ source, published_date }: Terms): Finding['source'] => ({
  text: 'The published tender',
  url: source,
  ...(published_date === null ? {} : { date: published_date }),
  basis: 'published page',
})

/** Every required criterion: what the offer proves, and where nothing proves it what the producer confirms. */
function criteriaOf({ form, results, answers, problems }: OfferToCheck): Said[] {
  return results.flatMap((result): Said[] => {
    const criterion = form.asked.criteria.find(({ id }) => id === result.criterion_id)
    if (criterion === undefined || !criterion.required) return []
    const question = requirementKey(criterion.id)
    const isConfirmed = answers[question] === true
    // a price on another basis compares with nothing
    const isContradicted =
      contradictsTender(result) || problems.some((problem) => problem.result === result)
    const isMissed = result.status === 'near' || result.status === 'not_met'
    // a price that could not be computed is no proof, whoever confirms it; the tender's price stays open
    const isEstimated = result.status === 'unknown' && criterion.kind === 'price' && isConfirmed
    const status: FindingStatus =
      isContradicted || isMissed
        ? 'fail'
        : result.status === 'met' || (isConfirmed && !isEstimated)
          ? 'pass'
          : 'unknown'
    return [
      {
        kind: 'criterion',
        rule_id: `tender:${criterion.id}`,
        severity: (isMissed && !isContradicted) || isEstimated ? 'warning' : 'blocking',
        status,
        key: status === 'unknown' ? question : (questionOfKind[criterion.kind] ?? question),
        words: criterion.text,
        result,
      },
    ]
  })
}

function deadlineOf({ day }: OfferToCheck, { last_day }: Terms): Said[] {
  if (last_day === null) return []
  return [
    {
      kind: 'deadline',
      rule_id: 'tender:deadline',
      severity: 'blocking',
      status: day > last_day ? 'fail' : 'pass',
      words: last_day,
    },
  ]
}

function offersOf({ form }: OfferToCheck, { max_offers_per_producer: most }: Terms): Said[] {
  if (most === null) return []
  return [
    {
      kind: 'one_offer',
      rule_id: 'tender:one-offer',
      severity: 'blocking',
      status: form.offers_of_producer > most ? 'fail' : 'pass',
      words: String(most),
      offered: String(form.offers_of_producer),
    },
  ]
}

/**
 * The vintage of the offer, of the sample and of the product, as far as each is known, is one. The sample's is
 * always a year, such as that of its youngest wine: it says nothing against an offer without a vintage.
 */
function vintagesOf({ form, facts, known }: OfferToCheck): Said[] {
  const offered = facts.vintage
  const ofSample = offered === 'NV' ? null : (known['sample.vintage'] ?? null)
  const others = [form.product?.vintage ?? null, ofSample]
  const stated = others.filter((vintage) => vintage !== null)
  if (offered === null || stated.length === 0) return []
  const isSame = stated.every((vintage) => vintage === offered)
  return [
    {
      kind: 'same_vintage',
      rule_id: 'tender:same-vintage',
      severity: 'blocking',
      status: isSame ? 'pass' : 'fail',
      key: 'vintage',
      words: stated.join(', '),
      offered: String(offered),
    },
  ]
}

/** More is promised than there is: nobody but the producer knows whether there will be more, so it only warns. */
function stockOf({ form: { stock }, facts }: OfferToCheck): Said[] {
  const units = facts.quantity_available
  if (stock === null || stock.available === null || units === null) return []
  const short = shortBy(stock, units)
  return [
    {
      kind: 'stock',
      rule_id: 'tender:stock',
      severity: 'warning',
      status: short > 0 ? 'fail' : 'pass',
      key: 'quantity',
      words: String(freeOf(stock)),
      offered: String(Math.ceil(units)),
    },
  ]
}
