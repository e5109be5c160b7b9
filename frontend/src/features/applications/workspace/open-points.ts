import type { FormProblem } from '#domain/applications/check-form.ts'
import type { OfferCheck } from '#domain/applications/check-offer.ts'
import { isPriceLineKey } from '#domain/applications/price-lines.ts'
import type { OfferFinding } from '#domain/applications/tender-findings.ts'
import { fieldId } from '../../../lib/applications/use-form-texts.ts'
import { groupFindings, isWaiting } from './finding-groups.ts'
import { isAboutDocument, type Part } from './parts.ts'

/** Something that stands in the way of the submission: a point of the form, or a finding. */
export interface OpenPoint {
  readonly id: string
  /** Where it is settled. */
  readonly part: Part
  /** Of its element there. */
  readonly place: string
  readonly problem?: FormProblem
  readonly finding?: OfferFinding
}

const isOfRules = ({ key }: FormProblem) => key.startsWith('fact_')

/** What the form lacks, save what a finding says better: how a requirement is missed. */
export function formProblemsOf({ problems, blocking }: OfferCheck): FormProblem[] {
  const found = new Set(blocking.map(({ rule_id }) => rule_id))
  return problems.filter(
    (problem) => !isOfRules(problem) && !found.has(`tender:${problem.result?.criterion_id}`),
  )
}

/** Everything that stands in the way: what contradicts first, then the form in its order, then what the rules ask. */
export function openPoints(check: OfferCheck): OpenPoint[] {
  const problems = formProblemsOf(check)
  const findings = findingsBeside(check, problems).map(
    (finding): OpenPoint => ({ id: finding.rule_id, ...placeOf(finding), finding }),
  )
  const typed = check.problems.filter(isOfRules).map(pointOf)
  return [
    ...typed,
    ...findings.filter(({ finding }) => finding?.status === 'fail'),
    ...problems.map(pointOf),
    ...findings.filter(({ finding }) => finding?.status !== 'fail'),
  ]
}

/** A document that is asked for is chosen in its own part; everything else is settled in the check. */
function placeOf({ rule_id, asked }: OfferFinding): Pick<OpenPoint, 'part' | 'place'> {
  return asked?.kind === 'document' && asked.key !== null
    ? { part: 'documents', place: fieldId(asked.key) }
    : { part: 'check', place: `finding-${rule_id}` }
}

/** The findings that the points of the form do not say already; of several that wait for one answer the first. */
export function findingsBeside(
  check: OfferCheck,
  problems: readonly FormProblem[],
): OfferFinding[] {
  const keys = new Set(problems.map(({ key }) => key))
  const criteria = new Set(problems.map(({ result }) => `tender:${result?.criterion_id}`))
  return groupFindings(check)
    .blocks.filter((shown) => !isWaiting(shown))
    .map(({ finding }) => finding)
    .filter(({ rule_id, asked }) => !criteria.has(rule_id) && !keys.has(asked?.key ?? ''))
}

/** In which part a point of the form is settled. */
export function partOf(problem: FormProblem): Part {
  if (isOfRules(problem)) return 'check'
  if (isAboutDocument(problem)) return 'documents'
  return isPriceLineKey(problem.key) ? 'price' : 'offer'
}

const pointOf = (problem: FormProblem): OpenPoint => ({
  id: `${problem.key} ${problem.result?.criterion_id ?? ''}`,
  part: partOf(problem),
  place: fieldId(problem.key),
  problem,
})
