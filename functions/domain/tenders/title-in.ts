import type { Locale } from '../shared/locale.ts'
import type { TenderSummary } from './tender.ts'

/** The title of a tender for a reader: made in the reader’s language, or as it was published. */
export const titleIn = (
  { title, titles }: Pick<TenderSummary, 'title' | 'titles'>,
  language: Locale,
): string => titles?.[language] ?? title

/** How mails and invoices name a tender: "202601001 \u00b7 Red wine, Chile". */
export const nameIn = (
  tender: Pick<TenderSummary, 'reference' | 'title' | 'titles'>,
  language: Locale,
): string => [tender.reference, titleIn(tender, language)].filter(Boolean).join(' \u00b7 ')

/** What is compared of a title: "Sparkling wine white" is "Sparkling wine, white". */
const bare = (title: string) => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** The words that were published; null where they name no drink: the title is then ours in every language. */
export const publishedTitle = ({
  title,
  product_type,
}: Pick<TenderSummary, 'title' | 'product_type'>): string | null =>
  product_type === null ? null : title

/** The published words, to stand beside the title in a language. Null where there are none, or where it begins with them. */
export function publishedBeside(
  tender: Pick<TenderSummary, 'title' | 'titles' | 'product_type'>,
  language: Locale,
): string | null {
  const isSaid = bare(titleIn(tender, language)).startsWith(bare(tender.title))
  return isSaid ? null : publishedTitle(tender)
}
