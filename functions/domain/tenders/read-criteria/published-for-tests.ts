import type { CriterionKind, CriterionOf } from '../criterion.ts'
import { type PublishedTender, publishedTenderSchema } from '../published-tender.ts'
import { readCriteria } from './read-criteria.ts'

/** A published tender that says only what is given. */
export function published(given: Partial<PublishedTender>): PublishedTender {
  const silent = Object.fromEntries(
    Object.keys(publishedTenderSchema.unwrap().shape).map((key) => [key, null]),
  )
  return publishedTenderSchema.parse({
    ...silent,
    id: 'vinmonopolet-test',
    record_kind: 'tender',
    completeness: 'full',
    monopoly: 'vinmonopolet',
    market: 'NO',
    status: 'published',
    source: 'https://example.org/plan',
    ...given,
  })
}

/** The criteria of one kind, without number and source. */
export function read<Kind extends CriterionKind>(kind: Kind, given: Partial<PublishedTender>) {
  return readCriteria(published(given)).flatMap((criterion) =>
    criterion.kind === kind ? [criterion as CriterionOf<Kind>] : [],
  )
}

/** The words that a person checks. */
export const textsOf = (given: Partial<PublishedTender>) =>
  read('text', given).map(({ text }) => text)
