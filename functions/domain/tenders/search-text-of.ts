import { locales } from '../shared/locale.ts'
import { fold } from '../vocabulary/fold.ts'
import { publishedRegion } from './published-region.ts'
import type { PublishedTender } from './published-tender.ts'
import { titleOf, titlesOf } from './title-of.ts'

/**
 * What the public text search looks through, each word once, folded and between spaces: the key facts, also as
 * readers see them in their languages, not the requirements behind the Access plan.
 */
export function searchTextOf(tender: PublishedTender): string {
  const { region } = tender
  const texts = [
    titleOf(tender),
    ...Object.values(titlesOf(tender) ?? {}),
    ...locales.map((language) => region && publishedRegion(region, language)),
    tender.reference,
    tender.plan,
    tender.assortment,
    tender.product_group,
    tender.monopoly,
    ...(tender.grapes ?? []),
  ]
  const words = texts.flatMap((text) => fold(text ?? '').split(' '))
  return ` ${[...new Set(words)].filter((word) => word !== '').join(' ')} `
}
