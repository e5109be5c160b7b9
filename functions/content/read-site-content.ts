import { siteDay } from '#domain/content/site-day.ts'
import { succeed } from '#domain/shared/result.ts'
import { firstOf } from '../platform/http/take-page.ts'
import type { PublishedStore } from './published-rows.ts'

const mostTestimonials = 24
/** Their names say nothing of their age, so all are read; more than an operator will ever publish. */
const mostRead = 500
const mostNews = 50

/** All that the pages of the site show, the newest first. */
export async function readSiteContent(published: PublishedStore) {
  const [testimonials, singles, news] = await Promise.all([
    firstOf(published.listTestimonials(), mostRead),
    firstOf(published.listSingles(), 2),
    firstOf(published.listNews(mostNews), mostNews),
  ])
  const about = singles.flatMap(({ content }) => (content.kind === 'about' ? [content] : []))
  const contact = singles.flatMap(({ content }) => (content.kind === 'contact' ? [content] : []))
  return succeed({
    about: about[0] ?? null,
    contact: contact[0] ?? null,
    testimonials: testimonials
      .toSorted((a, b) => b.published_at.localeCompare(a.published_at))
      .slice(0, mostTestimonials)
      .map(({ entry, content }) => ({ ...content, content_id: entry })),
    news: news.map(({ entry, published_at, content }) => ({
      ...content,
      event: content.event ?? siteDay(published_at),
      slug: entry,
      published_on: siteDay(published_at),
    })),
  })
}
