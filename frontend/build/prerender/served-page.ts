import { type Locale, locales } from '#domain/shared/locale.ts'
import { publicPages } from '../../src/app/public-pages.ts'
import type { ContentDocument } from '../../src/features/content/content.ts'
import { inLocale } from '../../src/i18n/locale-path.ts'
import { readDocument } from '../content/content-document.ts'
import { contentEntries } from '../content/content-files.ts'
import { type PageWords, pageWords } from './page-words.ts'

/** One finished page in one language. */
export interface ServedPage {
  /** Without language prefix */
  readonly path: string
  readonly language: Locale
  readonly words: PageWords
  /** The path of the page that search engines are to know; mostly its own. */
  readonly canonical: string
  /** Where the page is made of a content file. */
  readonly document: ContentDocument | null
}

/** The address of a page below the site's own. */
export const addressIn = (page: Pick<ServedPage, 'path'>, language: Locale): string =>
  inLocale(page.path, language)

/** Every finished page in every language, one language after the other. */
export function servedPages(): ServedPage[] {
  const entries = contentEntries()
  return locales.flatMap((language) => [
    ...publicPages.map(({ path, words, canonical }) => ({
      path,
      language,
      words: pageWords(language, words),
      canonical: canonical ?? path,
      document: null,
    })),
    ...entries.map((entry) => {
      const { document } = readDocument(entry, language)
      const { path } = entry
      return { path, language, words: document, canonical: path, document }
    }),
  ])
}

/** The pages that the site map holds. */
export const isListed = ({ path, canonical }: ServedPage): boolean => path === canonical
