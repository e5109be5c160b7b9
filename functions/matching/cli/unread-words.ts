import type { Criterion } from '#domain/tenders/criterion.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import { readCriteria } from '#domain/tenders/read-criteria/read-criteria.ts'

/** Where tenders publish places, grapes, and kinds and styles of drinks. */
const readByVocabulary = [
  'category',
  'product_type',
  'product_group',
  'country_of_origin',
  'region',
  'appellation',
  'grapes',
] as const

export interface UnreadWords {
  readonly field: string
  readonly text: string
  readonly tenders: number
}

/**
 * The words for kinds, places, grapes, vintages, prices and styles that are not understood, with the number of tenders
 * that publish them, most frequent first. A style that speaks of taste is none of them.
 */
export function unreadWords(tenders: readonly PublishedTender[]): UnreadWords[] {
  const counts = new Map<string, UnreadWords>()
  for (const tender of tenders)
    for (const [field, text] of readCriteria(tender).flatMap(unreadOf)) {
      const key = JSON.stringify([field, text])
      const known = counts.get(key)
      counts.set(key, { field, text, tenders: (known?.tenders ?? 0) + 1 })
    }
  return [...counts.values()].sort((a, b) => b.tenders - a.tenders || (a.text < b.text ? -1 : 1))
}

function unreadOf(criterion: Criterion): [field: string, text: string][] {
  const { source_field, text } = criterion
  if ('unread' in criterion) return (criterion.unread ?? []).map((words) => [source_field, words])
  const isOfVocabulary = readByVocabulary.some((field) => field === source_field)
  return criterion.kind === 'text' && isOfVocabulary ? [[source_field, text]] : []
}
