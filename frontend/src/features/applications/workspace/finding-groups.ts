import type { OfferCheck } from '#domain/applications/check-offer.ts'
import { isBlocking } from '#domain/applications/is-blocking.ts'
import { isAnswered } from '#domain/applications/rule-answers.ts'
import type { OfferFinding } from '#domain/applications/tender-findings.ts'
import type { ComplianceField } from '#domain/compliance/fields.ts'

/** Texts `workspace.check.group.<group>`, in the order of the page. */
export const findingGroups = [
  'blocks',
  'warnings',
  'sample',
  'launch',
  'marketing',
  'passed',
] as const
export type FindingGroup = (typeof findingGroups)[number]

function groupOf(finding: OfferFinding): FindingGroup {
  const { phase, status } = finding
  if (status === 'pass') return 'passed'
  if (phase !== 'offer') return phase
  return isBlocking(finding) ? 'blocks' : 'warnings'
}

/** A finding, with those of its fields that are asked for in its row: each is asked once on the page. */
export interface ShownFinding {
  readonly finding: OfferFinding
  readonly asks: readonly ComplianceField[]
}

export type GroupedFindings = Readonly<Record<FindingGroup, readonly ShownFinding[]>>

/** What is not kept comes before what is not stated; of questions, first those that decide most. */
export function groupFindings({ findings, questions }: OfferCheck): GroupedFindings {
  const ranks = new Map(questions.map(({ field }, rank) => [field, rank]))
  const rankOf = ({ status, fields }: OfferFinding) =>
    status === 'unknown'
      ? Math.min(questions.length, ...fields.map((field) => ranks.get(field) ?? questions.length))
      : -1
  const asked = new Set<ComplianceField>()
  const groups = findingGroups.map((group): [FindingGroup, ShownFinding[]] => {
    const mine = findings
      .filter((finding) => groupOf(finding) === group)
      .toSorted((one, other) => rankOf(one) - rankOf(other))
    const shown = mine.map((finding) => {
      const isOpen = finding.status === 'unknown' || finding.status === 'fail'
      const asks = isOpen
        ? finding.fields.filter((field) => isAnswered(field) && !asked.has(field))
        : []
      for (const field of asks) asked.add(field)
      return { finding, asks }
    })
    return [group, shown]
  })
  return Object.fromEntries(groups) as unknown as GroupedFindings
}

/** Whether it only waits for an answer that another row asks for. */
export const isWaiting = ({ finding, asks }: ShownFinding): boolean =>
  finding.asked === null &&
  finding.status === 'unknown' &&
  asks.length === 0 &&
  finding.fields.every((field) => isAnswered(field))
