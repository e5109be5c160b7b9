import type { Locale } from '../shared/locale.ts'
import type { TenderSummary } from './tender.ts'

/** The title of a tender for a reader: made in the reader’s language, or as it was published. */
export const titleIn = (
  { title, titles }: Pick<TenderSummary, 'title' | 'titles'>,
  language: Locale,
): string => titles?.[language] ?? title
