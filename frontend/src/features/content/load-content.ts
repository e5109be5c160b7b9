import { documents } from 'virtual:content-documents'
import { summaries, words } from 'virtual:content-summaries'
import type { Locale } from '#domain/shared/locale.ts'
import { orUnavailable } from '../../lib/lazy-page.tsx'
import { type LoadedOnce, loadOnce } from '../../lib/load-once.ts'
import type { ContentDocument, ContentSummary } from './content.ts'

const kept = new Map<string, LoadedOnce<unknown>>()

function keptOnce<Value>(key: string, load: () => Promise<{ default: Value }>): LoadedOnce<Value> {
  let found = kept.get(key) as LoadedOnce<Value> | undefined
  if (found === undefined) {
    found = loadOnce(async () => (await orUnavailable(load())).default)
    kept.set(key, found)
  }
  return found
}

/** A content file in a language; null when there is none of this name. */
export function contentDocument(
  kind: string,
  slug: string,
  language: Locale,
): LoadedOnce<ContentDocument> | null {
  const key = `${kind}/${slug}/${language}`
  const load = documents[key]
  return load === undefined ? null : keptOnce(key, load)
}

/** What there is to read, in a language. */
export const contentSummaries = (language: Locale): LoadedOnce<readonly ContentSummary[]> =>
  keptOnce(language, summaries[language])

/** The words of every text, for the search. */
export const contentWords = (language: Locale) =>
  keptOnce(`words/${language}`, words[language]).preload()
