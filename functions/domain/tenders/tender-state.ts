import { isOpen, type TenderDates } from './is-open.ts'

/** How far a tender is; the order is that of the filter. */
export const tenderStates = ['announced', 'open', 'closed', 'withdrawn', 'awarded'] as const
export type TenderState = (typeof tenderStates)[number]

/** A withdrawal outlasts a result: the monopoly takes nothing then. */
export function tenderState(tender: TenderDates, now: Date): TenderState {
  const { publication_status, result = null } = tender
  if (publication_status === 'withdrawn') return 'withdrawn'
  if (result !== null) return 'awarded'
  if (!isOpen(tender, now)) return 'closed'
  const isAhead = publication_status === 'planned' || publication_status === 'advance_notice'
  return isAhead ? 'announced' : 'open'
}
