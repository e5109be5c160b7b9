import type { ContentHeading } from '#domain/content/content-heading.ts'
import { defaultLocale, type Locale, locales } from '#domain/shared/locale.ts'
import { readDocument } from './content-document.ts'
import { type ContentEntry, contentEntries } from './content-files.ts'

/**
 * Reads every content file and follows its links inside the site; throws with file and fault.
 * `isPath` knows the other pages.
 */
export function checkContent(isPath: (path: string) => boolean, entries = contentEntries()): void {
  const faults = entries.flatMap((entry) =>
    writtenLanguages(entry).flatMap((language) => deadLinks(entry, language, entries, isPath)),
  )
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

const writtenLanguages = ({ files }: ContentEntry): Locale[] =>
  locales.filter((locale) => files[locale] !== undefined)

function deadLinks(
  entry: ContentEntry,
  language: Locale,
  entries: readonly ContentEntry[],
  isPath: (path: string) => boolean,
): string[] {
  const { file, document, links } = readDocument(entry, language)
  return links.flatMap((link) => {
    const [address = '', anchor] = link.split('#')
    const path = address.split('?')[0] ?? ''
    const target = path === '' ? entry : entries.find((one) => one.path === path)
    if (target === undefined)
      return isPath(path) ? [] : [`${file}: the link ${link} leads to no page of the site.`]
    if (anchor === undefined) return []
    const headings: readonly ContentHeading[] =
      target === entry ? document.headings : readDocument(target, language).document.headings
    return headings.some(({ id }) => id === anchor)
      ? []
      : [`${file}: the link ${link} leads to no heading of that page.`]
  })
}

/** Content that lacks a language, as `guides/sweden-market-guide/it`. */
export const missingTranslations = (entries = contentEntries()): string[] =>
  entries.flatMap(({ kind, slug, files }) =>
    locales
      .filter((locale) => locale !== defaultLocale && files[locale] === undefined)
      .map((locale) => `${kind}/${slug}/${locale}`),
  )
