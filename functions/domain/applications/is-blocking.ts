import type { OfferFinding } from './tender-findings.ts'

/** Whether a finding refuses the submission. */
export const isBlocking = ({ phase, severity, status }: OfferFinding): boolean =>
  phase === 'offer' && severity === 'blocking' && (status === 'fail' || status === 'unknown')
