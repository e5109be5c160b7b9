import type { UserId } from '#domain/shared/ids.ts'
import { wordsFilter } from '../platform/dynamodb/words-filter.ts'
import { firstOf } from '../platform/http/take-page.ts'
import type { ProducerStore } from './producer-store.ts'

/** So many companies that a text names are looked at. */
export const mostNamed = 20

/** How many producers are read at once. */
const pageSize = 1000

export interface NamedProducers {
  readonly user_ids: readonly UserId[]
  /** More are named than are looked at. */
  readonly is_cut: boolean
}

/** The producers whose company or address has all words of a text, by name. */
export async function findByWords(
  producers: Pick<ProducerStore, 'list'>,
  text: string,
): Promise<NamedProducers> {
  const filter = wordsFilter(text)
  if (filter === undefined) return { user_ids: [], is_cut: false }
  const selection = { sort: 'name', filter, after: null, pageSize } as const
  const found = await firstOf(producers.list(selection), mostNamed + 1)
  return {
    user_ids: found.slice(0, mostNamed).map(({ user_id }) => user_id),
    is_cut: found.length > mostNamed,
  }
}
