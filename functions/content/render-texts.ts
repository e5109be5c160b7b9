import type { ContentHeading } from '#domain/content/content-heading.ts'
import type { SiteContent } from '#domain/content/site-content.ts'
import { type Locale, locales } from '#domain/shared/locale.ts'
import { MarkdownError, renderMarkdown } from './markdown/render-markdown.ts'

interface TextFault {
  readonly language: Locale
  readonly fault: MarkdownError['fault']
  readonly words: string
}
interface RenderedTexts {
  readonly rendered: Partial<Record<Locale, { html: string; headings: ContentHeading[] }>>
  readonly faults: TextFault[]
}

/** The texts of a news item as its page shows them, and what cannot be shown. */
export function renderTexts(content: SiteContent | null): RenderedTexts {
  const made: RenderedTexts = { rendered: {}, faults: [] }
  if (content?.kind !== 'news') return made
  for (const language of locales) {
    const text = content.texts[language]?.text ?? ''
    if (text.trim() === '') continue
    try {
      const { html, headings } = renderMarkdown(text, language)
      made.rendered[language] = { html, headings: [...headings] }
    } catch (thrown) {
      if (!(thrown instanceof MarkdownError)) throw thrown
      made.faults.push({ language, fault: thrown.fault, words: thrown.words.slice(0, 200) })
    }
  }
  return made
}
