import type { ContentSummary } from './content.ts'

/** Per path the words of a text. */
export type TextWords = Readonly<Record<string, string>>

export interface ResourceSearch {
  readonly search: string
  readonly topic: string
  readonly words: TextWords
}

const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/**
 * Guides and resources in which every word that is looked for stands (or begins one), those with the
 * words in title or description first. A topic leaves the guides out, they have none.
 */
export function findResources(
  all: readonly ContentSummary[],
  { search, topic, words }: ResourceSearch,
): ContentSummary[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean)
  const rated = all
    .filter(({ kind }) => kind === 'guides' || kind === 'resources')
    .filter(({ topics }) => topic === '' || topics.includes(topic))
    .map((summary) => ({ summary, rate: rateOf(summary, wanted, words) }))
  return rated
    .filter(({ rate }) => rate > 0)
    .toSorted(
      (a, b) =>
        b.rate - a.rate ||
        a.summary.order - b.summary.order ||
        a.summary.title.localeCompare(b.summary.title),
    )
    .map(({ summary }) => summary)
}

function rateOf(summary: ContentSummary, wanted: readonly string[], words: TextWords): number {
  const head = plain(`${summary.title} ${summary.description}`)
  if (wanted.every((word) => head.includes(word))) return 2
  const text = ` ${head} ${words[summary.path] ?? ''}`
  return wanted.every((word) => text.includes(` ${word}`) || head.includes(word)) ? 1 : 0
}
