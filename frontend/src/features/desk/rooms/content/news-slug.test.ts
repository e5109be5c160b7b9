import { expect, it } from 'vitest'
import { contentIdSchema } from '#domain/content/site-content-schema.ts'
import { newsSlug } from './news-slug.ts'

const day = '2026-11-23'

it.each([
  ['Samples in Norway', '2026-11-23-samples-in-norway'],
  ['  Für Öl & Wein! ', '2026-11-23-fur-ol-wein'],
  ['x', '2026-11-23-x'],
  ['a'.repeat(60), `2026-11-23-${'a'.repeat(60)}`],
])('makes an address of %j', (words, slug) => {
  expect(newsSlug(words, day)).toBe(slug)
  expect(contentIdSchema.safeParse(slug).success).toBe(true)
})

it('makes none of no words', () => {
  expect(newsSlug(' -- ', day)).toBeNull()
})
