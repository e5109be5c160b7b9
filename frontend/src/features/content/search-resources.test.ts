import { describe, expect, it } from 'vitest'
import type { ContentSummary } from './content.ts'
import { findResources } from './search-resources.ts'

const summary = (slug: string, more: Partial<ContentSummary>): ContentSummary => ({
  kind: 'resources',
  slug,
  path: `/resources/${slug}`,
  language: 'en',
  title: slug,
  description: '',
  updated: '2026-11-20',
  event: null,
  published: null,
  market: null,
  topics: [],
  order: 1000,
  ...more,
})
const all = [
  summary('samples', { title: 'Samples to send', topics: ['samples'], order: 2 }),
  summary('price-ladder', { title: 'The price ladder', topics: ['prices'], order: 1 }),
  summary('sweden', { kind: 'guides', title: 'Sweden: Systembolaget' }),
  summary('report', { kind: 'news', title: 'Samples by post' }),
]
const found = (search: string, topic = '', words = {}) =>
  findResources(all, { search, topic, words }).map(({ slug }) => slug)

describe('looking for resources', () => {
  it('shows all in their order, news aside', () => {
    expect(found('')).toEqual(['price-ladder', 'samples', 'sweden'])
  })

  it.each([
    ['PRICE', ['price-ladder']],
    ['ladder the', ['price-ladder']],
    ['système', []],
    ['sämples', ['samples']],
    ['nothing of the kind', []],
  ])('finds %s in titles', (search, expected) => {
    expect(found(search)).toEqual(expected)
  })

  it('finds words of the text after those of the title', () => {
    const words = { '/resources/price-ladder': 'duty samples margin' }
    expect(found('sampl', '', words)).toEqual(['samples', 'price-ladder'])
    expect(found('ample', '', words)).toEqual(['samples'])
  })

  it('keeps to a topic', () => {
    expect(found('', 'samples')).toEqual(['samples'])
  })
})
