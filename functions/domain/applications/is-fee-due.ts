import type { TenderSummary } from '../tenders/tender.ts'
import type { ApplicationStatus } from './application.ts'

/** The fee follows the submission; nothing is due any more for a tender that was withdrawn (decision 27). */
export const isFeeDue = (
  status: ApplicationStatus,
  tender: Pick<TenderSummary, 'publication_status'> | null,
): boolean => status === 'SUBMITTED' && tender?.publication_status !== 'withdrawn'
