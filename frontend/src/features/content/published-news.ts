import { defaultLocale, type Locale } from '#domain/shared/locale.ts'
import { typeset } from '#domain/shared/typeset.ts'
import type { ApiOutput } from '../../lib/api.ts'
import type { ContentDocument, ContentSummary } from './content.ts'

type Titled = ApiOutput<'getSiteContent'>['news'][number]
type Read = ApiOutput<'getPublishedNews'>

const pathOf = (slug: string): string => `/news/item/${slug}`

/** What has the same for every item of the desk. */
const ofNews = { kind: 'news', published: null, market: null, topics: [], order: 1000 } as const

/** An item of the desk as the list shows those of files; null where nothing of it can be read. */
export function summaryOfNews(item: Titled, wanted: Locale): ContentSummary | null {
  const language = item.texts[wanted] === undefined ? defaultLocale : wanted
  const text = item.texts[language]
  if (text === undefined) return null
  return {
    ...ofNews,
    slug: item.slug,
    path: pathOf(item.slug),
    language,
    title: typeset(language, text.title),
    description: typeset(language, text.description),
    updated: item.published_on,
    event: { kind: item.event_kind, date: item.event },
  }
}

/** An item of the desk as the page shows one of a file. */
export const documentOfNews = (slug: string, read: Read): ContentDocument => ({
  ...ofNews,
  slug,
  path: pathOf(slug),
  language: read.language,
  title: read.title,
  description: read.description,
  updated: read.published_on,
  event: { kind: read.event_kind, date: read.event },
  sources: read.sources,
  isTemplate: false,
  headings: read.headings,
  html: read.html,
})
