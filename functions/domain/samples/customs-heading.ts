import type { Category } from '../vocabulary/kinds.ts'

/**
 * Four digits of the Harmonized System: what a drink is for customs everywhere; the further digits depend on size,
 * strength and origin and are the exporter's to state. Null where the category covers more than one: fortified wine may
 * be wine of 2204 or vermouth of 2205, "other wine" may be of grapes or of fruit (2206).
 * Source: Harmonized System, chapter 22.
 */
export const customsHeadings: Readonly<Record<Category, string | null>> = {
  red_wine: '2204',
  white_wine: '2204',
  rose_wine: '2204',
  sparkling_wine: '2204',
  fortified_wine: null,
  other_wine: null,
  spirits: '2208',
  beer: '2203',
  cider: '2206',
}
