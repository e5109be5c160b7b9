import type { SiteContentKind } from '#domain/content/site-content.ts'
import { callApi } from '../../../../lib/api.ts'
import { pagesOf } from '../../../../lib/pages-of.ts'
import { toCsv } from '../../list/csv.ts'

const fields = ['kind', 'content_id', 'name', 'status', 'published_at', 'updated_at'] as const

/** What the list shows, names of fields and values as those of the API. */
export async function contentCsv(kind: SiteContentKind | undefined): Promise<string> {
  const rows: (string | null)[][] = []
  const ask = (cursor: string | undefined) =>
    callApi('listContent', { query: { kind, limit: 100, cursor } })
  for await (const { items } of pagesOf(ask)) {
    for (const item of items) {
      rows.push([...fields.map((field) => item[field]), item.missing_languages.join(' ')])
    }
  }
  return toCsv([...fields, 'missing_languages'], rows)
}
