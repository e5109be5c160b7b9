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
