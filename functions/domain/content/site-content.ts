import type * as z from 'zod'
import type {
  aboutSchema,
  contactSchema,
  contentItemSchema,
  newsSchema,
  senderSchema,
  siteContentSchema,
  testimonialSchema,
} from './site-content-schema.ts'

/** What the operator says on the site and below mails and can change at the desk, without a deployment. */
export const siteContentKinds = ['testimonial', 'about', 'contact', 'sender', 'news'] as const
export type SiteContentKind = (typeof siteContentKinds)[number]

/** What the date of a news item says: when it happened, from when it holds, up to when its figures go. */
export const eventKinds = ['happened', 'in_force', 'as_of'] as const

export type Testimonial = z.infer<typeof testimonialSchema>
export type AboutFacts = z.infer<typeof aboutSchema>
export type ContactFacts = z.infer<typeof contactSchema>
export type SenderWords = z.infer<typeof senderSchema>
export type NewsDraft = z.infer<typeof newsSchema>
export type SiteContent = z.infer<typeof siteContentSchema>
export type ContentItem = z.infer<typeof contentItemSchema>

/** Of these there is one each, under the name of its kind. */
export const isSingle = (kind: SiteContentKind): kind is 'about' | 'contact' | 'sender' =>
  kind === 'about' || kind === 'contact' || kind === 'sender'

export const contentStatuses = ['draft', 'published', 'changed'] as const
export type ContentStatus = (typeof contentStatuses)[number]

/** `changed`: published, with a draft that the site does not show yet. Null: removed. */
export function statusOf({ draft, published }: ContentItem): ContentStatus | null {
  if (published === null) return draft === null ? null : 'draft'
  return draft === null ? 'published' : 'changed'
}
