import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SiteContent, SiteContentKind } from '#domain/content/site-content.ts'
import { getRow } from '../platform/dynamodb/read-rows.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { type ContentStore, createContentStore } from './content-store.ts'
import {
  getContent,
  publishContent,
  removeContent,
  saveContent,
  takeBackContent,
  undoContent,
} from './edit-content.ts'
import { listContent } from './list-content.ts'
import { createPublishedStore, type PublishedStore } from './published-rows.ts'
import { readPublishedNews } from './read-published-news.ts'
import { readSiteContent } from './read-site-content.ts'
import { madeNews, madeTestimonial } from './test/made-content.ts'

const now = () => new Date('2026-11-23T10:00:00Z')
const testimonial = madeTestimonial('They read the tender with us.')

describe('what the operator says on the site', () => {
  let cloud: TestCloud
  let content: ContentStore
  let published: PublishedStore
  let changes: unknown[] = []
  const audit = (change: unknown) => changes.push(change)
  const deps = () => ({ content, now })
  const seen = (content_id: string, version: number, kind: SiteContentKind = 'testimonial') => ({
    kind,
    content_id,
    version,
  })
  const onSite = async () => (await readSiteContent(published)).value
  const save = (content_id: string, version: number, draft: SiteContent) =>
    saveContent(deps(), seen(content_id, version, draft.kind), draft, audit)

  beforeAll(async () => {
    cloud = await startTestCloud()
    const table = cloud.table('SITE_CONTENT_TABLE')
    content = createContentStore(table)
    published = createPublishedStore(table)
  })
  afterAll(() => cloud.stop())

  it('is written, published, taken back and undone, each in the log with before and after', async () => {
    changes = []
    expect(await save('tst-1', 0, testimonial)).toMatchObject({
      value: { version: 1, missing: [] },
    })
    expect((await onSite()).testimonials).toEqual([])
    await publishContent(deps(), seen('tst-1', 1), audit)
    expect((await onSite()).testimonials).toEqual([
      expect.objectContaining({ content_id: 'tst-1', name: 'A. Test', words: testimonial.words }),
    ])
    await takeBackContent(deps(), seen('tst-1', 2), audit)
    expect((await onSite()).testimonials).toEqual([])
    const undone = await undoContent(deps(), seen('tst-1', 3), audit)
    expect(undone).toMatchObject({ value: { version: 4, draft: null, published: testimonial } })
    expect((await onSite()).testimonials).toHaveLength(1)
    expect(await undoContent(deps(), seen('tst-1', 4), audit)).toMatchObject({
      code: 'undo_expired',
    })
    const status = (name: string) => expect.objectContaining({ status: name, name: 'A. Test' })
    expect(changes).toEqual([
      { before: null, after: status('draft') },
      { before: status('draft'), after: status('published') },
      { before: status('published'), after: status('draft') },
      { before: status('draft'), after: status('published') },
    ])
    expect(changes[0]).toMatchObject({ after: { 'consent.given_on': '2026-11-02' } })
  })

  it('shows nothing of the consent, and of a draft nothing at all', async () => {
    await save('tst-2', 0, testimonial)
    await publishContent(deps(), seen('tst-2', 1), audit)
    await save('tst-2', 2, madeTestimonial('Not agreed yet'))
    const shown = JSON.stringify(await onSite())
    expect(shown).not.toContain('consent')
    expect(shown).not.toContain('Not agreed yet')
    const row = await getRow(cloud.table('SITE_CONTENT_TABLE'), {
      shelf: 'site#testimonial',
      entry: 'tst-2',
    })
    expect(JSON.stringify(row)).not.toContain('E-mail of 2 November')
  })

  it('publishes nothing that nobody agreed to, and says what is missing', async () => {
    const { consent: _, ...rest } = testimonial
    await save('tst-3', 0, { ...rest, company: '', consent: { given_on: null, evidence: '' } })
    expect(await publishContent(deps(), seen('tst-3', 1), audit)).toMatchObject({
      code: 'form_incomplete',
      details: { missing: ['company', 'consent'] },
    })
  })

  it('refuses a step over a version that the operator has not seen', async () => {
    await save('tst-4', 0, testimonial)
    for (const late of [
      save('tst-4', 0, testimonial),
      publishContent(deps(), seen('tst-4', 2), audit),
    ]) {
      expect(await late).toMatchObject({ code: 'version_conflict' })
    }
    const [one, other] = await Promise.all([
      publishContent(deps(), seen('tst-4', 1), audit),
      publishContent(deps(), seen('tst-4', 1), audit),
    ])
    expect([one.ok, other.ok].sort()).toEqual([false, true])
  })

  it('is gone from desk and site when removed, comes back by undo, and ends for good after a day', async () => {
    await save('tst-5', 0, testimonial)
    await publishContent(deps(), seen('tst-5', 1), audit)
    await removeContent(deps(), seen('tst-5', 2), audit)
    const listed = async () => {
      const answer = await listContent(content, { limit: 100 })
      return answer.ok ? answer.value.items.map(({ content_id }) => content_id) : []
    }
    expect(await listed()).not.toContain('tst-5')
    expect((await onSite()).testimonials.map(({ content_id }) => content_id)).not.toContain('tst-5')
    const key = { shelf: 'desk', entry: 'testimonial#tst-5' }
    const row = await getRow(cloud.table('SITE_CONTENT_TABLE'), key)
    expect(row?.expires_at).toBe(now().getTime() / 1000 + 86_400)
    await undoContent(deps(), seen('tst-5', 3), audit)
    expect(await listed()).toContain('tst-5')
    expect((await getRow(cloud.table('SITE_CONTENT_TABLE'), key))?.expires_at).toBeUndefined()
  })

  it('has one place for the facts of the operator', async () => {
    const facts = { kind: 'about', experience_since: 2016, markets: ['SE'] } as const
    const draft: SiteContent = { ...facts, markets: [...facts.markets] }
    expect(await save('elsewhere', 0, draft)).toMatchObject({ code: 'not_found' })
    expect(await saveContent(deps(), seen('tst-9', 0), draft, audit)).toMatchObject({
      code: 'not_found',
    })
    await save('about', 0, draft)
    await publishContent(deps(), seen('about', 1, 'about'), audit)
    expect((await onSite()).about).toMatchObject({ experience_since: 2016, markets: ['SE'] })
  })

  it('shows news in their languages and in English elsewhere, newest first', async () => {
    const slug = '2026-11-02-a-rule'
    await save(slug, 0, madeNews)
    await publishContent(deps(), seen(slug, 1, 'news'), audit)
    await save('2026-11-20-later', 0, madeNews)
    await publishContent(deps(), seen('2026-11-20-later', 1, 'news'), audit)
    const { news } = await onSite()
    expect(news.map((one) => one.slug)).toEqual(['2026-11-20-later', slug])
    expect(JSON.stringify(news)).not.toContain('The rule')
    expect(await readPublishedNews(published, slug, 'it')).toMatchObject({
      value: { language: 'it', html: '<p>Cambia.</p>\n' },
    })
    expect(await readPublishedNews(published, slug, 'de')).toMatchObject({
      value: { language: 'en', headings: [{ id: 'the-rule' }] },
    })
    await takeBackContent(deps(), seen(slug, 2, 'news'), audit)
    expect(await readPublishedNews(published, slug, 'it')).toMatchObject({ code: 'not_found' })
  })

  it('gives news the day that it is in Sweden when they are published', async () => {
    const slug = '2026-11-24-at-night'
    const late = { content, now: () => new Date('2026-11-23T23:30:00Z') }
    await save(slug, 0, madeNews)
    await publishContent(late, seen(slug, 1, 'news'), audit)
    const { news } = await onSite()
    expect(news.find((one) => one.slug === slug)?.published_on).toBe('2026-11-24')
    expect(await readPublishedNews(published, slug, 'en')).toMatchObject({
      value: { published_on: '2026-11-24' },
    })
    await removeContent(deps(), seen(slug, 2, 'news'), audit)
  })

  it('shows the newest testimonials, whatever their names', async () => {
    // names go the other way than days: the oldest come first when read
    const ids = Array.from({ length: 26 }, (_, at) => `many-${String(99 - at)}`)
    for (const [at, content_id] of ids.entries()) {
      const on = { content, now: () => new Date(Date.UTC(2027, 0, 1 + at)) }
      await save(content_id, 0, testimonial)
      await publishContent(on, seen(content_id, 1), audit)
    }
    const shown = (await onSite()).testimonials.map(({ content_id }) => content_id)
    expect(shown).toEqual(ids.toReversed().slice(0, 24))
    for (const content_id of ids) await removeContent(deps(), seen(content_id, 2), audit)
  })

  it('keeps a draft whose text cannot be shown, and does not publish it', async () => {
    const slug = '2026-11-03-a-script'
    const text = { title: 'T', description: 'D', text: '<script>alert(1)</script>' }
    const saved = await save(slug, 0, { ...madeNews, texts: { en: text } })
    expect(saved).toMatchObject({ value: { faults: [{ language: 'en', fault: 'html' }] } })
    expect(await publishContent(deps(), seen(slug, 1, 'news'), audit)).toMatchObject({
      code: 'form_incomplete',
    })
    expect(await getContent(deps(), { kind: 'news', content_id: slug })).toMatchObject({
      value: { draft: { texts: { en: text } } },
    })
  })

  it('is listed by kind, page by page', async () => {
    const first = await listContent(content, { kind: 'news', limit: 1 })
    if (!first.ok) throw new Error(first.code)
    expect(first.value.items).toEqual([
      expect.objectContaining({ name: 'A rule changes', missing_languages: ['fr', 'de', 'es'] }),
    ])
    const cursor = first.value.next_cursor ?? undefined
    const rest = await listContent(content, { kind: 'news', limit: 100, cursor })
    expect(rest).toMatchObject({ value: { next_cursor: null } })
    expect(rest.ok && rest.value.items.map(({ status }) => status)).toEqual(['draft', 'published'])
    expect(await listContent(content, { limit: 1, cursor: 'x' })).toMatchObject({
      code: 'invalid_cursor',
    })
  })
})
