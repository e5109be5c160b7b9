import type { ApplicationStatus } from '#domain/applications/application.ts'
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
