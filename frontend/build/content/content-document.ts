import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defaultLocale, type Locale } from '#domain/shared/locale.ts'
import type { Market } from '#domain/shared/market.ts'
import { typeset } from '#domain/shared/typeset.ts'
import {
  type RenderedMarkdown,
  renderMarkdown,
} from '../../../functions/content/markdown/render-markdown.ts'
import type { ContentDocument, ContentSummary } from '../../src/features/content/content.ts'
import { type ContentEntry, contentFolder } from './content-files.ts'
import { readFrontMatter } from './front-matter.ts'
import { planningParts } from './planning/planning-parts.ts'

export interface ReadDocument {
  readonly file: string
  readonly document: ContentDocument
  readonly links: RenderedMarkdown['links']
  readonly text: string
}

/** A content file in a language, in English where it is not translated. */
export function readDocument(entry: ContentEntry, wanted: Locale): ReadDocument {
  const language = entry.files[wanted] === undefined ? defaultLocale : wanted
  const absolute = entry.files[language] ?? ''
  const file = path.join('frontend/content', path.relative(contentFolder, absolute))
  const { data, body } = readFrontMatter(entry.kind, readFileSync(absolute, 'utf8'), file)
  const rendered = rendering(body, language, file)
  const { kind, slug, path: place } = entry
  const document: ContentDocument = {
    kind,
    slug,
    path: place,
    language,
    title: typeset(language, data.title),
    description: typeset(language, data.description),
    updated: data.updated,
    event: 'event' in data ? { kind: data.event_kind, date: data.event } : null,
    published: ('published' in data ? data.published : undefined) ?? null,
    market: 'market' in data ? (data.market.toUpperCase() as Market) : null,
    topics: 'topics' in data ? data.topics : [],
    order: ('order' in data ? data.order : undefined) ?? 1000,
    sources: data.sources.map((source) => ({ ...source, name: typeset(language, source.name) })),
    isTemplate: 'template' in data,
    headings: rendered.headings,
    html: rendered.html,
  }
  return { file, document, links: rendered.links, text: rendered.text }
}

function rendering(body: string, language: Locale, file: string): RenderedMarkdown {
  try {
    return renderMarkdown(body, language, planningParts(language))
  } catch (thrown) {
    throw new Error(`${file}: ${thrown instanceof Error ? thrown.message : String(thrown)}`, {
      cause: thrown,
    })
  }
}

/** What a list shows of a document. */
export function summaryOf(document: ContentDocument): ContentSummary {
  const {
    sources: _,
    isTemplate: _template,
    headings: _headings,
    html: _html,
    ...summary
  } = document
  return summary
}
