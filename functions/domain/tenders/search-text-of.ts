import { fold } from '../vocabulary/fold.ts'
import type { PublishedTender } from './published-tender.ts'
import { titleOf } from './title-of.ts'

/** What the public text search looks through, folded: the key facts, not the requirements behind the Access plan. */
export function searchTextOf(tender: PublishedTender): string {
  const words = [
    titleOf(tender),
    tender.region,
    tender.reference,
    tender.plan,
    tender.assortment,
    tender.product_group,
    tender.monopoly,
    ...(tender.grapes ?? []),
  ]
  return fold(words.filter((part) => part !== null).join(' '))
}
