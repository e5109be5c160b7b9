import { siteDay } from '#domain/content/site-day.ts'
import { defaultLocale, type Locale } from '#domain/shared/locale.ts'
import { fail, succeed } from '#domain/shared/result.ts'
import { typeset } from '#domain/shared/typeset.ts'
import { renderMarkdown } from './markdown/render-markdown.ts'
import type { PublishedStore } from './published-rows.ts'

/** One news item in a language, in English where it has not been translated. */
export async function readPublishedNews(published: PublishedStore, slug: string, wanted: Locale) {
  const found = await published.findNews(slug)
  const language = found?.content.texts[wanted] === undefined ? defaultLocale : wanted
  const text = found?.content.texts[language]
  if (found === null || text === undefined) return fail('not_found')
  const { html, headings } = renderMarkdown(text.text, language)
  const { event, event_kind, sources } = found.content
  const published_on = siteDay(found.published_at)
  return succeed({
    language,
    title: typeset(language, text.title),
    description: typeset(language, text.description),
    html,
    headings: [...headings],
    event: event ?? published_on,
    event_kind,
    published_on,
    sources,
  })
}
