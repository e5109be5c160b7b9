import type { Facts } from '../compliance/condition.ts'
import type { ComplianceField } from '../compliance/fields.ts'
import { preflight, type Waiver } from '../compliance/preflight.ts'
import { questionsOf } from '../compliance/questions.ts'
import type { Phase, RuleSet } from '../compliance/rule.ts'
import { type DocumentCheck, isOfOtherProduct } from '../documents/check-documents.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { isSame } from '../shared/is-same.ts'
import type { Market } from '../shared/market.ts'
import type { FormData } from './application.ts'
import type { ApplicationForm } from './application-form.ts'
import { type ApplicationCheck, checkApplication } from './check-application.ts'
import { answersWithPrefill, type FormProblem } from './check-form.ts'
import { areTooLarge, documentChecks, documentsOfOffer } from './document-checks.ts'
import { documentFacts } from './document-facts.ts'
import { isBlocking } from './is-blocking.ts'
import { usableKeptAnswers } from './kept-answers.ts'
import { knownFacts } from './known-facts.ts'
import { differsFromDrink } from './legal-category.ts'
import {
  askedInPlaceOf,
  factKey,
  isAnswered,
  questionOfField,
  readRuleAnswers,
} from './rule-answers.ts'
import { type OfferFinding, tenderFindings } from './tender-findings.ts'

/** A field that the rules still ask for. */
interface RuleQuestion {
  readonly field: ComplianceField
  /** The question of the form that states it, or the key of a question of its own (`factKey`). */
  readonly key: string
  /** `offer`: before the submission; else the first later phase that asks. */
  readonly phase: Phase
  /** How many rules of that phase wait for it, and how many of them block. */
  readonly rules: number
  readonly blocking: number
}

export interface OfferCheck extends ApplicationCheck {
  /** What rules and tender say of the offer, in the order of the rules, then of the tender. */
  readonly findings: readonly OfferFinding[]
  /** What the rules still ask: what the offer needs first, in each phase the most decisive first. */
  readonly questions: readonly RuleQuestion[]
  /** The findings that refuse the submission. */
  readonly blocking: readonly OfferFinding[]
  /** How each document stands that is asked for. */
  readonly documents: readonly DocumentCheck[]
  /** What is known of the offer, as the rules read it. */
  readonly known: Facts
  /** Of it the answers to the rules: those that can be read and that nothing else says already. */
  readonly stated: Facts
}

const phasesInOrder = ['offer', 'sample', 'launch', 'marketing'] as const satisfies readonly Phase[]

/**
 * All that is said of an application before it is submitted: what `checkApplication` says, and what the rules
 * of law and of the tender find. Browser and server ask this same function; the server alone decides.
 */
export function checkOffer(
  form: ApplicationForm,
  data: FormData,
  day: CalendarDate,
  rules: RuleSet,
): OfferCheck {
  const check = checkApplication(form, data, day)
  const answers = answersWithPrefill(form, data.answers)
  const { known, stated, problems } = factsOf(form, data, answers, check, day)
  const { market } = form.asked
  const launch_day = form.terms?.launch_day ?? null
  const waivers = waiversOf(data, day)
  const documents = documentChecks(form, data, { ...check, known }, form.documents, day)
  const offer = { ...check, form, answers: data.answers, documents, known, day }
  const findings = [
    ...preflight({ market, facts: known, waivers, launch_day }, rules, day).map((finding) => ({
      ...finding,
      fields: [...new Set(finding.fields.map((field) => askedInPlaceOf[field] ?? field))],
      asked: null,
    })),
    ...tenderFindings(offer).map((finding) => waived(finding, waivers)),
  ]
  return {
    ...check,
    problems: [
      ...check.problems.filter((one) => !isUnconfirmedDocument(form, one)),
      ...problems,
      ...sizeProblems(documentsOfOffer(form.documents, documents)),
    ],
    documents,
    findings,
    questions: askedBy(findings),
    blocking: findings.filter(isBlocking),
    known,
    stated,
  }
}

const sizeProblems = (documents: ApplicationForm['documents']): FormProblem[] =>
  areTooLarge(documents) ? [{ key: 'documents', code: 'files_too_large' }] : []

/**
 * The answers, own and kept, that the findings rest on: without any of them the rules would find something else.
 * Of two that say enough each for itself the own one counts.
 */
export function answersThatCount(
  form: ApplicationForm,
  data: FormData,
  day: CalendarDate,
  rules: RuleSet,
): ComplianceField[] {
  const check = checkApplication(form, data, day)
  const answers = answersWithPrefill(form, data.answers)
  const context = { market: form.asked.market, launch_day: form.terms?.launch_day ?? null }
  const found = (facts: NonNullable<FormData['facts']>) => {
    const { known } = factsOf({ ...form, kept: {} }, { ...data, facts }, answers, check, day)
    return preflight({ ...context, facts: known }, rules, day).map(
      ({ rule_id, status, fields }) => ({ rule_id, status, fields }),
    )
  }
  const own = data.facts ?? {}
  let counting = { ...usableKeptAnswers(form.kept, check.facts), ...own }
  const all = found(counting)
  const keptFirst = Object.keys(counting).toSorted(
    (one, other) => Number(Object.hasOwn(own, one)) - Number(Object.hasOwn(own, other)),
  )
  for (const field of keptFirst) {
    const { [field]: _without, ...others } = counting
    if (isSame(found(others), all)) counting = others
  }
  return Object.keys(counting).filter(isAnswered)
}

/** The findings say what is wrong with a document; nobody has to confirm it besides. */
function isUnconfirmedDocument({ sections }: ApplicationForm, { key, code }: FormProblem) {
  if (code !== 'missing' && code !== 'must_be_yes') return false
  const documents = sections.find((section) => section.key === 'documents')
  return documents?.fields.some((field) => field.key === key) ?? false
}

function factsOf(
  form: ApplicationForm,
  data: FormData,
  answers: FormData['answers'],
  { facts: offered }: ApplicationCheck,
  day: CalendarDate,
) {
  const last = form.terms?.last_day ?? day
  const computed: Facts = {
    'offer.countForProducer': form.offers_of_producer,
    ...documentFacts(
      form.documents.filter((one) => !isOfOtherProduct(one, data.product_id)),
      last > day ? last : day,
    ),
  }
  const of = (stated: Facts) =>
    knownFacts({
      offered,
      tender: form.terms ?? { max_offers_per_producer: null, completeness: 'partial' },
      day,
      caseGtin: printed(answers.gtin_case),
      supplierCountry: supplierCountry(answers, form.asked.market),
      answers: { ...stated, ...computed },
    })
  // each fact is stated once: of what the offer says already no answer to the rules is read
  const decided = of({})
  const open = Object.entries({ ...usableKeptAnswers(form.kept, offered), ...data.facts }).filter(
    ([field]) => decided[field as ComplianceField] == null,
  )
  const { facts: stated, problems } = readRuleAnswers(Object.fromEntries(open))
  const known = of(stated)
  const differing = differsFromDrink(offered, stated, known)
  return {
    known,
    stated,
    problems: [
      ...problems,
      ...differing.map((field) => ({
        key: factKey(field),
        code: 'differs_from_product' as const,
      })),
    ],
  }
}

/**
 * Who offers to the monopoly has to be established in its market: a producer who is and names no importer is
 * the supplier. Every other one has an importer, whose country is asked.
 */
function supplierCountry(answers: FormData['answers'], market: Market): string | null {
  const { company_country: country, importer = '' } = answers
  const hasImporter = typeof importer === 'string' && importer.trim() !== ''
  return country === market && !hasImporter ? country : null
}

const printed = (answer: FormData['answers'][string] | undefined): string | null =>
  typeof answer === 'string' && answer.trim() !== '' ? answer.replace(/[\s-]/g, '') : null

/** Who took the responsibility and when the server writes at the save. */
const waiversOf = ({ waivers = [] }: FormData, day: CalendarDate): Waiver[] =>
  waivers.map(({ rule_id, reason, by = '', at = `${day}T00:00:00Z` }) => ({
    rule_id,
    reason,
    by,
    at,
  }))

function waived(finding: OfferFinding, waivers: readonly Waiver[]): OfferFinding {
  const waiver = waivers.find(({ rule_id }) => rule_id === finding.rule_id)
  const isWaived = finding.severity === 'warning' && finding.status !== 'pass'
  return waiver !== undefined && isWaived ? { ...finding, status: 'waived', waiver } : finding
}

/** Each field in the first phase that asks for it. */
function askedBy(findings: readonly OfferFinding[]): RuleQuestion[] {
  const asked = new Map<ComplianceField, RuleQuestion>()
  for (const phase of phasesInOrder)
    for (const question of questionsOf(findings.filter((one) => one.phase === phase))) {
      const { field } = question
      const key = questionOfField[field] ?? factKey(field)
      if (!asked.has(field)) asked.set(field, { ...question, key, phase })
    }
  return [...asked.values()]
}
