import type { ApplicationStatus } from '#domain/applications/application.ts'
import type { OutcomeKind } from '#domain/outcomes/outcome-rules.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'

/** One line of the overview: with the account, or on this device before sign-in. */
export interface ApplicationLine {
  readonly tender_id: number
  /** Null until it is loaded, or when the tender is gone. */
  readonly tender: TenderSummary | null
  readonly status: ApplicationStatus
  readonly updated_at: string | null
  readonly submitted_at: string | null
  readonly version: number
  readonly isOnDevice: boolean
  /** The tender has a later version than the answers speak to. */
  readonly isTenderChanged: boolean
  /** The last thing that happened to the offer. */
  readonly outcome: OutcomeKind | null
}

export const lineGroups = ['drafts', 'selected', 'submitted'] as const
export type LineGroup = (typeof lineGroups)[number]

const groupOf: Readonly<Record<ApplicationStatus, LineGroup>> = {
  NOT_STARTED: 'selected',
  DRAFT: 'drafts',
  SUBMITTED: 'submitted',
  PAID: 'submitted',
}

/** The lines of a group, nearest deadline first; what was submitted, latest first. */
export function linesOf(lines: readonly ApplicationLine[], group: LineGroup): ApplicationLine[] {
  const mine = lines.filter(({ status }) => groupOf[status] === group)
  const deadline = ({ tender }: ApplicationLine) => tender?.offer_deadline ?? '9999'
  return group === 'submitted'
    ? mine.sort((a, b) => (b.submitted_at ?? '').localeCompare(a.submitted_at ?? ''))
    : mine.sort((a, b) => deadline(a).localeCompare(deadline(b)))
}

/** One line per tender: what the account has, and what only this device has, such as a draft without access. */
export function mergeLines(
  own: readonly ApplicationLine[],
  device: readonly ApplicationLine[],
): ApplicationLine[] {
  const drafted = new Set(
    device.filter(({ status }) => status === 'DRAFT').map(({ tender_id }) => tender_id),
  )
  const known = new Set(own.map(({ tender_id }) => tender_id))
  const mine = own.map((line) =>
    line.status === 'NOT_STARTED' && drafted.has(line.tender_id)
      ? { ...line, status: 'DRAFT' as const, updated_at: null, isOnDevice: true }
      : line,
  )
  return [...mine, ...device.filter(({ tender_id }) => !known.has(tender_id))]
}
