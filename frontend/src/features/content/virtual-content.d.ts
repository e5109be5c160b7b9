declare module 'virtual:content-documents' {
  import type { ContentDocument } from './content.ts'

  /** `guides/sweden-market-guide/it` -> the document, or the English one where there is no Italian. */
  export const documents: Readonly<Record<string, () => Promise<{ default: ContentDocument }>>>
}

declare module 'virtual:content-summaries' {
  import type { Locale } from '#domain/shared/locale.ts'
  import type { ContentSummary } from './content.ts'

  export const summaries: Readonly<
    Record<Locale, () => Promise<{ default: readonly ContentSummary[] }>>
  >
  /** Per path the words of the text, each once, for the search. */
  export const words: Readonly<
    Record<Locale, () => Promise<{ default: Readonly<Record<string, string>> }>>
  >
}
