import * as z from 'zod'
import type { RouteInput } from '#contracts/route.ts'
import type { siteContentRoutes } from '#contracts/site-content.ts'
import { languagesOf } from '#domain/content/missing-content.ts'
import { type ContentItem, type SiteContent, statusOf } from '#domain/content/site-content.ts'
import { defaultLocale, locales } from '#domain/shared/locale.ts'
import { succeed } from '#domain/shared/result.ts'
import { readCursor } from '../platform/http/cursor.ts'
import { takePage } from '../platform/http/take-page.ts'
import { type ContentStore, entryOf } from './content-store.ts'

type Query = RouteInput<(typeof siteContentRoutes)['listContent']>['query']

const positionSchema = z.lazy(() => z.string().max(100))

function nameOf(content: SiteContent): string | null {
  if (content.kind === 'testimonial') {
    return [content.name, content.company].filter(Boolean).join(', ') || null
  }
  if (content.kind !== 'news') return null
  const titles = [defaultLocale, ...locales].map((one) => content.texts[one]?.title)
  return titles.find(Boolean) ?? null
}

function listed(item: ContentItem) {
  const content = item.draft ?? item.published
  const { kind, content_id, updated_at, published_at } = item
  const written = content === null ? [] : languagesOf(content)
  return {
    kind,
    content_id,
    status: statusOf(item) ?? 'draft',
    name: content && nameOf(content),
    missing_languages: locales.filter((one) => !written.includes(one)),
    updated_at,
    published_at,
  }
}

export async function listContent(content: ContentStore, { cursor, limit, kind }: Query) {
  const after = readCursor(positionSchema, cursor)
  if (!after.ok) return after
  const { page, next_cursor } = await takePage(
    content.list(kind, after.value, limit + 1),
    limit,
    entryOf,
  )
  return succeed({ items: page.map(listed), next_cursor })
}
