import type { OfferFinding } from './submitted-offer.ts'

const statuses = { fail: 'not kept', unknown: 'open', waived: 'waived' } as const

/** Said wherever our reading of a law is printed that no lawyer has confirmed. */
export const notReviewed = 'our reading of the law, not reviewed by a lawyer'

/** A finding in the words in which PDF and spreadsheet print it. */
export function findingLines({ status, title, message, source, waiver, phase }: OfferFinding) {
  const { text, url, date, reviewed_by_lawyer } = source
  const origin = [text, date, url].filter((words) => words !== null && words !== '').join(', ')
  return {
    status: phase === 'offer' ? statuses[status] : `${statuses[status]}, before ${phase}`,
    title,
    message,
    source: reviewed_by_lawyer === false ? `${origin} (${notReviewed})` : origin,
    waiver:
      waiver === null
        ? null
        : [waiver.reason, waiver.by ?? '', waiver.at ?? '']
            .filter((words) => words !== '')
            .join('; '),
  }
}
