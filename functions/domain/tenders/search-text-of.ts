import { fold } from '../vocabulary/fold.ts'
import type { PublishedTender } from './published-tender.ts'
import { titleOf, titlesOf } from './title-of.ts'

/**
 * What the public text search looks through, each word once and folded: the key facts, also in the words of the
 * titles that readers see in their languages, not the requirements behind the Access plan.
 */
export function searchTextOf(tender: PublishedTender): string {
  const texts = [
    titleOf(tender),
    ...Object.values(titlesOf(tender) ?? {}),
    tender.region,
    tender.reference,
    tender.plan,
    tender.assortment,
    tender.product_group,
    tender.monopoly,
    ...(tender.grapes ?? []),
  ]
  const words = texts.flatMap((text) => fold(text ?? '').split(' '))
  return [...new Set(words)].filter((word) => word !== '').join(' ')
}
