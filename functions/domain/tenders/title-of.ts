import type { PublishedTender } from './published-tender.ts'

const categoryWords = {
  red_wine: 'Red wine',
  white_wine: 'White wine',
  rose_wine: 'Rosé wine',
  sparkling_wine: 'Sparkling wine',
  fortified_wine: 'Fortified wine',
  other_wine: 'Other wine',
  spirits: 'Spirits',
  beer: 'Beer',
  cider: 'Cider',
} as const

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/**
 * Tenders are published without a title. Ours is what is asked for and from where, in the published
 * words: type, then appellation or else region, then country ("Red wine, DOCa/DOP Rioja, Spain").
 */
export function titleOf(tender: PublishedTender): string {
  const what =
    tender.product_type ??
    tender.product_group ??
    (tender.category && categoryWords[tender.category]) ??
    tender.assortment ??
    tender.reference ??
    tender.plan ??
    tender.id
  const where = [tender.appellation ?? tender.region, tender.country_of_origin]
  return [capitalized(what), ...where].filter((part) => part !== null).join(', ')
}
