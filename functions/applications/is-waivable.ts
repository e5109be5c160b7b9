import type { OfferFinding } from '#domain/offers/submitted-offer.ts'

/** Tells what was left open and may be waived: a warning, or what its rule lets somebody waive. */
export async function waivableFindings(): Promise<(finding: OfferFinding) => boolean> {
  const { complianceRules, mayBeWaived } = await import('./lazy.ts')
  const { rules } = complianceRules()
  return ({ rule_id, severity, status }) => {
    if (status !== 'fail' && status !== 'unknown') return false
    const rule = rules.find(({ id }) => id === rule_id)
    return rule === undefined ? severity === 'warning' : mayBeWaived(rule)
  }
}
