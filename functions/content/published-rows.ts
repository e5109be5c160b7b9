import * as z from 'zod'
import { languagesOf } from '#domain/content/missing-content.ts'
import type { ContentItem, SiteContentKind } from '#domain/content/site-content.ts'
import {
  aboutSchema,
  contactSchema,
  contentIdSchema,
  newsSchema,
  testimonialSchema,
} from '#domain/content/site-content-schema.ts'
import { instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { getRow, queryRows } from '../platform/dynamodb/read-rows.ts'
import type { Row, Table } from '../platform/dynamodb/table.ts'
import { publishedPlaces } from '../platform/mail/published-sender.ts'

/** Site and mails read these partitions and no other: a draft cannot leave by mistake. */
const shelfOf = {
  testimonial: 'site#testimonial',
  about: publishedPlaces.contact.shelf,
  // mails read it too
  contact: publishedPlaces.contact.shelf,
  sender: publishedPlaces.sender.shelf,
  news: 'site#news',
} as const satisfies Record<SiteContentKind, string>
/** The texts of news, which no list needs. */
const textShelf = 'site#text'

export const publishedShelves = (kind: SiteContentKind): string[] =>
  kind === 'news' ? [shelfOf.news, textShelf] : [shelfOf[kind]]

/** What the site is given of an item: of a testimonial nothing of the consent. */
export function publishedRows(item: ContentItem): (Row & { readonly shelf: string })[] {
  const { content_id, published, published_at } = item
  if (published === null) return []
  const place = { shelf: shelfOf[published.kind], entry: content_id, published_at }
  if (published.kind === 'testimonial') {
    const { consent: _, ...shown } = published
    return [{ ...place, content: shown }]
  }
  if (published.kind !== 'news') return [{ ...place, content: published }]
  const { texts, sources, ...facts } = published
  const whole = languagesOf(published).map((one) => [one, texts[one]] as const)
  const titles = whole.map(([one, text]) => [
    one,
    { title: text?.title, description: text?.description },
  ])
  return [
    { ...place, content: { ...facts, texts: Object.fromEntries(titles) } },
    {
      ...place,
      shelf: textShelf,
      content: { ...facts, sources, texts: Object.fromEntries(whole) },
    },
  ]
}

const shownSchema = <Content extends z.ZodType>(content: Content) =>
  z.object({ entry: contentIdSchema, published_at: instantSchema, content })

const schemas = z.lazy(() =>
  z.object({
    testimonial: shownSchema(testimonialSchema.unwrap().omit({ consent: true })),
    single: shownSchema(
      z.discriminatedUnion('kind', [aboutSchema.unwrap(), contactSchema.unwrap()]),
    ),
    newsTitle: shownSchema(
      newsSchema
        .unwrap()
        .omit({ sources: true, texts: true })
        .extend({
          texts: z.record(z.string(), z.object({ title: z.string(), description: z.string() })),
        }),
    ),
    news: shownSchema(newsSchema),
  }),
)
type Schemas = ReturnType<typeof schemas.unwrap>['shape']

/** What the site shows. */
export interface PublishedStore {
  /** By their random names. */
  readonly listTestimonials: () => AsyncGenerator<z.infer<Schemas['testimonial']>>
  readonly listSingles: () => AsyncGenerator<z.infer<Schemas['single']>>
  /** Titles, by falling addresses: they begin with their day. */
  readonly listNews: (most: number) => AsyncGenerator<z.infer<Schemas['newsTitle']>>
  readonly findNews: (slug: string) => Promise<z.infer<Schemas['news']> | null>
}

export function createPublishedStore(table: Table): PublishedStore {
  const { shape } = schemas.unwrap()
  async function* shelved<Of extends z.ZodType>(shelf: string, schema: Of, pageSize: number) {
    const where = { text: 'shelf = :shelf', values: { ':shelf': shelf } }
    for await (const row of queryRows(table, { where, descending: true, pageSize })) {
      yield schema.parse(row) as z.output<Of>
    }
  }
  return {
    listTestimonials: () => shelved(shelfOf.testimonial, shape.testimonial, 100),
    listSingles: () => shelved(shelfOf.about, shape.single, 5),
    listNews: (most) => shelved(shelfOf.news, shape.newsTitle, most),
    findNews: async (slug) => {
      const row = await getRow(table, { shelf: textShelf, entry: slug })
      return row && shape.news.parse(row)
    },
  }
}
