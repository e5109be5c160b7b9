import type { ContentHeading } from '#domain/content/content-heading.ts'
import type { eventKinds } from '#domain/content/site-content.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Market } from '#domain/shared/market.ts'

/** The kinds of content; each has its place in the site. */
export type ContentKind = 'guides' | 'resources' | 'news' | 'legal'

export interface NewsEvent {
  readonly kind: (typeof eventKinds)[number]
  readonly date: string
}

export interface ContentSource {
  readonly name: string
  readonly url: string
  /** `2026`, `2026-01` or `2026-01-05`: the source is as of then, or was read then. */
  readonly date: string
}

/** What lists show of a content file, and what the search looks at first. */
export interface ContentSummary {
  readonly kind: ContentKind
  readonly slug: string
  /** Path without language prefix */
  readonly path: string
  /** The language of the text: English where the page's own is missing. */
  readonly language: Locale
  readonly title: string
  readonly description: string
  readonly updated: string
  /** Of news */
  readonly event: NewsEvent | null
  /** Of news: when the source published it, where that is known. */
  readonly published: string | null
  /** Of guides */
  readonly market: Market | null
  readonly topics: readonly string[]
  readonly order: number
}

export interface ContentDocument extends ContentSummary {
  readonly sources: readonly ContentSource[]
  /** A legal text that the operator has to check. */
  readonly isTemplate: boolean
  readonly headings: readonly ContentHeading[]
  /** Made at build time of our own Markdown, which may hold no HTML. */
  readonly html: string
}
