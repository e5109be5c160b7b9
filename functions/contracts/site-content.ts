import * as z from 'zod'
import { missingFields } from '#domain/content/missing-content.ts'
import { contentStatuses, eventKinds } from '#domain/content/site-content.ts'
import {
  aboutSchema,
  contactSchema,
  contentIdSchema,
  contentItemSchema,
  newsSchema,
  siteContentKindSchema,
  siteContentSchema,
  testimonialSchema,
} from '#domain/content/site-content-schema.ts'
import { calendarDateSchema, instantSchema } from '#domain/shared/calendar-date-schema.ts'
import { locales } from '#domain/shared/locale.ts'
import { localeSchema } from '#domain/shared/locale-schema.ts'
import { cursorQuery, nextCursor } from './parameters.ts'
import type { RouteTable } from './route.ts'

const ofDesk = { capability: 'content', audience: 'operator', assurance: 'aal2' } as const

const placeParams = () => z.object({ kind: siteContentKindSchema, content_id: contentIdSchema })
const seenVersion = () => z.object({ version: z.coerce.number().int().nonnegative() })

const headings = () =>
  z
    .array(
      z.object({ id: z.string(), text: z.string(), level: z.union([z.literal(2), z.literal(3)]) }),
    )
    .max(200)

const newsTitles = () =>
  z.partialRecord(localeSchema, z.object({ title: z.string(), description: z.string() }))

/** Why a text of a draft cannot be shown, in the words that it has to change. */
const textFault = () =>
  z.object({
    language: localeSchema,
    fault: z.enum(['html', 'picture', 'heading', 'link']),
    words: z.string(),
  })

/** An item with what its draft lacks, and its texts as the page shows them. */
const editedItem = () =>
  contentItemSchema.unwrap().extend({
    missing: z.array(z.enum(missingFields)).max(missingFields.length),
    faults: z.array(textFault()).max(locales.length),
    rendered: z.partialRecord(localeSchema, z.object({ html: z.string(), headings: headings() })),
  })

export const siteContentRoutes = {
  getSiteContent: {
    capability: 'content',
    method: 'GET',
    path: '/api/site-content',
    audience: 'public',
    summary: 'What the operator published about itself, and the newest of its news.',
    output: () =>
      z.object({
        about: aboutSchema.unwrap().omit({ kind: true }).nullable(),
        contact: contactSchema.unwrap().omit({ kind: true }).nullable(),
        testimonials: z
          .array(
            testimonialSchema
              .unwrap()
              .pick({ words: true, name: true, company: true })
              .extend({ content_id: contentIdSchema }),
          )
          .max(24),
        news: z
          .array(
            z.object({
              slug: contentIdSchema,
              event: calendarDateSchema,
              event_kind: z.enum(eventKinds),
              published_on: calendarDateSchema,
              texts: newsTitles(),
            }),
          )
          .max(50),
      }),
    errors: [],
  },
  getPublishedNews: {
    capability: 'content',
    method: 'GET',
    path: '/api/site-content/news/{slug}',
    audience: 'public',
    summary: 'One news item, in English where the language is missing.',
    params: () => z.object({ slug: contentIdSchema }),
    query: () => z.object({ language: localeSchema }),
    output: () =>
      z.object({
        language: localeSchema,
        title: z.string(),
        description: z.string(),
        html: z.string(),
        headings: headings(),
        event: calendarDateSchema,
        event_kind: z.enum(eventKinds),
        published_on: calendarDateSchema,
        sources: newsSchema.unwrap().shape.sources,
      }),
    errors: ['not_found'],
  },
  listContent: {
    ...ofDesk,
    method: 'GET',
    path: '/api/admin/content',
    summary: 'What is said on the site and what is being written, by kind.',
    query: () => cursorQuery().extend({ kind: siteContentKindSchema.optional() }),
    output: () =>
      z.object({
        items: z.array(
          z.object({
            kind: siteContentKindSchema,
            content_id: contentIdSchema,
            status: z.enum(contentStatuses),
            /** As it is called in the list; null where nothing names it yet. */
            name: z.string().nullable(),
            missing_languages: z.array(localeSchema).max(locales.length),
            updated_at: instantSchema,
            published_at: instantSchema.nullable(),
          }),
        ),
        next_cursor: nextCursor(),
      }),
    errors: ['invalid_cursor'],
  },
  getContent: {
    ...ofDesk,
    method: 'GET',
    path: '/api/admin/content/{kind}/{content_id}',
    summary: 'One item with its draft, what that lacks, and its texts as the page shows them.',
    params: placeParams,
    output: editedItem,
    errors: ['not_found'],
  },
  saveContent: {
    ...ofDesk,
    method: 'PUT',
    path: '/api/admin/content/{kind}/{content_id}',
    summary: 'Writes a draft (version 0: the first). The site shows what it showed before.',
    params: placeParams,
    body: () => z.object({ version: z.int().nonnegative(), content: siteContentSchema }),
    output: editedItem,
    errors: ['not_found', 'version_conflict'],
  },
  removeContent: {
    ...ofDesk,
    method: 'DELETE',
    path: '/api/admin/content/{kind}/{content_id}',
    summary: 'Removes an item from the desk and the site; for a day it can be undone.',
    params: placeParams,
    query: seenVersion,
    output: editedItem,
    errors: ['not_found', 'version_conflict'],
  },
  publishContent: {
    ...ofDesk,
    method: 'PUT',
    path: '/api/admin/content/{kind}/{content_id}/publication',
    summary: 'Shows the draft on the site; refused, with what it lacks, unless it is whole.',
    params: placeParams,
    body: () => z.object({ version: z.int().positive() }),
    output: editedItem,
    errors: ['not_found', 'version_conflict', 'form_incomplete'],
  },
  takeBackContent: {
    ...ofDesk,
    method: 'DELETE',
    path: '/api/admin/content/{kind}/{content_id}/publication',
    summary: 'Takes an item off the site; it stays as a draft.',
    params: placeParams,
    query: seenVersion,
    output: editedItem,
    errors: ['not_found', 'version_conflict'],
  },
  undoContent: {
    ...ofDesk,
    method: 'POST',
    path: '/api/admin/content/{kind}/{content_id}/undo',
    summary: 'Takes the last step back, on the site as well.',
    params: placeParams,
    body: () => z.object({ version: z.int().positive() }),
    output: editedItem,
    errors: ['not_found', 'version_conflict', 'undo_expired'],
  },
} as const satisfies RouteTable
